# Lessons: what surrounds the steps. The sentences of each game are in its own file.

lesson-you = Você
lesson-changed = Esta lição é uma versão mais nova, então começa do início.
button-why-not = Por que não posso?
hand-why-not = -# **Agora não dá**
hand-why-not-none = Nada do que se espera aqui está proibido.
hand-tip = -# **Bom saber:** { $tip }
button-learn = Aprender
button-lesson-back = Voltar
button-play-bot = Contra um bot fácil
button-play-friends = Com amigos
help-learn = Aprender: { $game }
error-no-lesson = Ainda não há lição para este jogo. `/regras` explica tudo com imagens.
