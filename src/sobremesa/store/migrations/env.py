"""Alembic runs this for every command: take the connection that `migrate` hands over, and its transaction."""

from alembic import context

from sobremesa.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
