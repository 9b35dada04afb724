"""The rules, one file a chapter. Beside each `do_x` stand `offer_x` (the menu) and `explain_x` (the refusal)."""
