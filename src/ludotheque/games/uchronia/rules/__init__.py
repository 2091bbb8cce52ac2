"""The rules of Uchronia: one file for each section of the rulebook."""
