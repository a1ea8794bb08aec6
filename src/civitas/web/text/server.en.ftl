# What the machine behind the page has to say.

problem-unavailable = The table cannot be written to at this moment. Nothing is lost, and your last decision was not taken: try again in a while.
