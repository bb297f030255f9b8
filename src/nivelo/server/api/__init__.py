"""The HTTP and WebSocket API, by subject."""
