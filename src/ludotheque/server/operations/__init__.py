"""Running the server: settings, limits, security headers, memory, benchmark."""
