"""The games for people who study games."""
