"""Quartermaster."""
