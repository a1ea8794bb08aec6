"""The doors to the research world; each needs its own library and is imported only where it is used."""
