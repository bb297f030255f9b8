"""The table server: tables, seats, storage, live updates, HTTP and WebSocket API."""
