"""What people ask of a table: one file a kind. Each function makes the judge of one request; `journal` runs it."""
