"""The pages of the frame: pure functions from plain values to markup."""
