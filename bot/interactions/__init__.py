"""Discord's interactions: components, the request a handler gets, the reply it gives, live private screens."""
