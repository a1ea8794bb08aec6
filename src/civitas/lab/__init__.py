"""What strength is measured with: the arena, its statistics, and the analysis of matches."""
