"""REST for what is not live; docs/protocol.md lists it. A refusal's body is a `kit.records.Refusal`."""
