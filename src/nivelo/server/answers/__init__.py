"""What is answered to each request, however it came: over HTTP, or from a page's own worker."""
