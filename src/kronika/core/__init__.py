"""The core: rules, moves, words, steps, tables, piles and chance. No game word in it."""
