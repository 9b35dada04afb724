"""The command line. A command a module; see `main`."""
