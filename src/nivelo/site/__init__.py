"""The pages as files, and as a static site without a server."""
