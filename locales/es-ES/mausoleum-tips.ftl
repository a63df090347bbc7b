# Tips for a first game of Guardiões do Mausoléu: one sentence above a question, named by the kind of decision.

mausoleum-tip-play-1 = Una carta por turno, o ninguna: una defensa también te protege desde la mano.
mausoleum-tip-play-2 = Una pieza que completa un conjunto vale 8 puntos; una suelta, nada de momento.
mausoleum-tip-play-3 = Cuando el mazo se acaba, juega lo que da puntos y guarda lo que defiende.
mausoleum-tip-target-1 = Mira los escudos que hay delante de cada cual: alguno puede detenerte.
mausoleum-tip-target-2 = Apunta a quien va por delante: ahí es donde más cuenta un ataque.
mausoleum-tip-target-3 = Una mano grande puede esconder una defensa.
mausoleum-tip-take-1 = Lo mejor es una pieza que complete tu conjunto y rompa el de tu rival.
mausoleum-tip-give-1 = Da lo que no te sirve: un segundo Mausolo, o una pieza que te sobra.
mausoleum-tip-recover-1 = Busca lo que te dé puntos: Mausolo, o la pieza que te falta.
mausoleum-tip-lose-1 = Renuncia a una pieza que te sobre.
mausoleum-tip-lose-2 = Tus conjuntos dependen de tu pieza más escasa: esa debe quedarse.
mausoleum-tip-lose-3 = Lo que cae va a los descartes: alguien puede recuperarlo.
mausoleum-tip-discard-1 = Las piezas que ya no completan ningún conjunto son las primeras en irse.
