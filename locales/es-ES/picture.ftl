# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Jugador { $number }
picture-empty-table = nadie todavía
picture-free = libre
picture-optional = opcional
picture-wins = { $name } gana
picture-shared = Victoria compartida
picture-total = Total
picture-tie = Desempate
picture-sixty-want = Tu meta
picture-sixty-turn = Tu turno
picture-sixty-end = El final
picture-sixty-mistake = Error de novato
picture-lesson-step = Paso { $step } de { $steps }.
picture-review = Cómo se decidió
picture-review-none = Sin gran error, sin gran regalo
picture-review-move = La jugada de { $name }
picture-review-played = jugado
picture-review-best = bot fuerte
picture-review-gains = ganó
