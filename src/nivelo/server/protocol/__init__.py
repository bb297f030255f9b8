"""What clients send and receive; see docs/protocol.md."""
