"""The pages of Civilization."""
