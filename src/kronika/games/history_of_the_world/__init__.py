"""History of the World (2018): five epochs, dice, and the rise and fall of empires."""
