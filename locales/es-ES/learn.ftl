# Lessons: what surrounds the steps. The sentences of each game are in its own file.

lesson-you = Tú
lesson-changed = Esta lección es una versión más nueva, así que empieza desde el principio.
button-why-not = ¿Por qué no puedo…?
hand-why-not = -# **Ahora no se puede**
hand-why-not-none = Aquí puedes hacer todo lo que esperarías.
hand-tip = -# **Consejo:** { $tip }
button-learn = Aprender
button-lesson-back = Atrás
button-play-bot = Contra un bot fácil
button-play-friends = Con amigos
help-learn = Aprender: { $game }
error-no-lesson = Todavía no hay lección de este juego. `/reglas` lo explica con imágenes.
