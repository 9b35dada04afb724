"""The rules of Vasallos, a file a chapter. They know no expansion: they call the hooks of the ruleset."""
