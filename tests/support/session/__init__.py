"""What concerns a whole run of the tests."""
