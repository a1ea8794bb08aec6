"""What the server answers to, a file for each kind of page."""
