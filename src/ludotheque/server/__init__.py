"""The web server: accounts, tables, games in progress, live updates, storage.

`app.py` builds the application from these packages, `asgi.py` starts it in a worker process.
"""
