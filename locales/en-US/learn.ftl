# Lessons: what surrounds the steps. The sentences of each game are in its own file.

lesson-you = You
lesson-changed = This lesson is a newer one, so it starts from the top.
button-why-not = Why can’t I…?
hand-why-not = -# **Why not now**
hand-why-not-none = You can do all that you would expect here.
hand-tip = -# **Tip:** { $tip }
button-learn = Learn
button-lesson-back = Back
button-play-bot = Play an easy bot
button-play-friends = Play with friends
help-learn = Learn: { $game }
error-no-lesson = There is no lesson for this game yet. `/rules` explains it with pictures.
