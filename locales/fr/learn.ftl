# Lessons: what surrounds the steps. The sentences of each game are in its own file.

lesson-step = { $title } · Leçon · { $step }/{ $steps }
lesson-you = Toi
lesson-changed = Cette leçon est plus récente : elle reprend du début.
lesson-tips = Trois conseils pour tes premières parties
button-why-not = Coups impossibles
hand-why-not = **Impossible pour l’instant**
hand-why-not-none = Rien de ce qu’on attend ici n’est interdit.
hand-tip = -# **Astuce :** { $tip }
button-learn = Apprendre
button-play-bot = Jouer contre un bot facile
button-play-friends = Jouer entre amis
help-learn = Apprendre : { $game }
error-no-lesson = Il n’y a pas encore de leçon pour ce jeu. `/règles` l’explique en images.
