"""What happens in ports: business, shop, treasure, assault."""
