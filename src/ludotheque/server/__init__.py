"""Tables for people and bots: a log in a database, views over WebSocket, nothing secret outside."""
