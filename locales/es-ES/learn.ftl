# Lessons: what surrounds the steps. The sentences of each game are in its own file.

lesson-step = { $title } · Lección · { $step }/{ $steps }
lesson-you = Tú
lesson-changed = Esta lección es una versión más nueva, así que empieza desde el principio.
lesson-tips = Tres consejos para tus primeras partidas
button-why-not = Lo que no puedo
hand-why-not = **Ahora no se puede**
hand-why-not-none = Aquí no se prohíbe nada de lo que cabe esperar.
hand-tip = -# **Consejo:** { $tip }
button-learn = Aprender
button-play-bot = Jugar contra un bot fácil
button-play-friends = Jugar con amigos
help-learn = Aprender: { $game }
error-no-lesson = Todavía no hay lección de este juego. `/reglas` lo explica con imágenes.
