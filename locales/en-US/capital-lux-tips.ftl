# Tips for a first game of Capital Lux: one sentence above a question, named by the kind of decision.

capital-lux-tip-pick-1 = Two cards of one color go well together: one at home for points, one in the Capital to carry it.
capital-lux-tip-pick-2 = What you hand on, the next player gets: don’t give away what they need.
capital-lux-tip-pick-3 = High cards for home, low ones for the Capital: the power is the same.
capital-lux-tip-play-1 = Being above a limit is fine until the round ends.
capital-lux-tip-play-2 = A card that stays in your hand goes home at the end: don’t hold what would be too much.
capital-lux-tip-play-3 = After your last card the others have one turn left, unless a Scientist draws you another in the Capital.
capital-lux-tip-take-1 = The color you take from loses that much of its limit, for you too.
capital-lux-tip-lay-1 = A minus goes where you have nothing and somebody is near the limit.
capital-lux-tip-lay-2 = A plus goes where you are too high; nobody sees that it is one.
capital-lux-tip-lay-3 = Only you know this modifier: even a harmless one makes the others careful.
capital-lux-tip-save-1 = One coin for each point above; a saved color also keeps its chance of the bonus.
