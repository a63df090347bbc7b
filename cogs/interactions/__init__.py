"""What every feature uses to answer an interaction: custom ids, components, replies, layout."""
