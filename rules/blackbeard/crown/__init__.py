"""The Crown: commissioners, warships, petitions."""
