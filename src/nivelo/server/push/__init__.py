"""Web Push: calling people who are away to tables at which a turn takes long."""
