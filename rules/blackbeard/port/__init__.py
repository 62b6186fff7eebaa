"""Acts in ports: business, shop, treasure, assault."""
