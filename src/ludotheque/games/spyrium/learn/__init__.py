"""What bots and learners know of Spyrium."""
