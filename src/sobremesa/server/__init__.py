"""The HTTP and WebSocket app: one process of many."""
