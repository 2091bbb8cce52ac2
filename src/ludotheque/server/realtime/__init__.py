"""Live updates: WebSocket connections, broadcasts, and messages between server processes."""
