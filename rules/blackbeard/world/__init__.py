"""The world: hexes and both distances, routes, transit zones, the status of ports (spec 2.7, 2.8, 4.5, 4.7)."""
