"""`normal` of Natrak: a decent player of Basic from views and menus alone."""
