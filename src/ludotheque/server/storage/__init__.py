"""The database: schema, migrations, the game log, and reading tables and positions."""
