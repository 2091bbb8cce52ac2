"""The HTTP API and the WebSocket endpoint, one file per subject."""
