"""Fan-out between processes."""
