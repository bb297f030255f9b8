"""Request handlers independent of the transport: HTTP, or a page's own worker."""
