"""The rules of Spyrium, one file for each section of the rulebook."""
