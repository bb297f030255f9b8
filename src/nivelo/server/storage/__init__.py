"""The database: writing entries, reading tables, history, statistics, export and import."""
