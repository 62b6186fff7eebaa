"""Captivity: treason, prison, jailbreaks."""
