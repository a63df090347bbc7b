# Lessons: what surrounds the steps. The sentences of each game are in its own file.

lesson-you = Toi
lesson-changed = Cette leçon est plus récente : elle reprend du début.
button-why-not = Pourquoi pas… ?
hand-why-not = -# **Impossible pour l’instant**
hand-why-not-none = Tu peux faire tout ce qu’on attend ici.
hand-tip = -# **Astuce :** { $tip }
button-learn = Apprendre
button-lesson-back = Retour
button-play-bot = Contre un robot facile
button-play-friends = Entre amis
help-learn = Apprendre : { $game }
error-no-lesson = Il n’y a pas encore de leçon pour ce jeu. `/règles` l’explique en images.
