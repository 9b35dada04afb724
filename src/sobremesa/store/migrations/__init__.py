"""The schema, change by change."""
