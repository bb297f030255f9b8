"""The pages as files, and as a whole site that needs no server."""
