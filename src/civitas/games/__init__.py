"""One room a game; no game imports another."""
