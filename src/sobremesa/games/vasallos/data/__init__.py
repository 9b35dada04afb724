"""The facts of Vasallos as JSON, with the code that reads and checks them."""
