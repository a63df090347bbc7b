"""Capital Lux: send citizens to your own hometown, which must not outgrow the Capital, or to the Capital itself."""
