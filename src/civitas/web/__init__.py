"""The page: server, tables, live updates and the shared pieces they are drawn with."""
