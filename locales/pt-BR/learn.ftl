# Lessons: what surrounds the steps. The sentences of each game are in its own file.

lesson-you = Você
lesson-changed = Esta lição é uma versão mais nova, então começa do início.
button-why-not = Por que não posso?
hand-why-not = -# **Agora não dá**
hand-why-not-none = Aqui dá para fazer tudo o que se espera.
hand-tip = -# **Bom saber:** { $tip }
button-learn = Aprender
button-lesson-back = Voltar
button-play-bot = Contra um robô fácil
button-play-friends = Com a turma
help-learn = Aprender: { $game }
error-no-lesson = Ainda não há lição para este jogo. `/regras` explica tudo com imagens.
