"""The docs read as data: error codes, protocol, rules and the tests that prove them."""
