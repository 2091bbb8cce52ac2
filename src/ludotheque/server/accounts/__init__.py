"""Who is using the server: guests, accounts and session cookies."""
