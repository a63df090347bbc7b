"""Capital Lux: citizens for the own hometown, which may not outgrow the Capital, or for the Capital and its powers."""
