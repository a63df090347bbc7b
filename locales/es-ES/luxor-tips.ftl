# Tips for a first game of Luxor: one sentence above a question, named by the kind of decision.

luxor-tip-card-1 = Solo puedes jugar tus cartas exteriores. Si solo una puede mover a alguien, tienes que jugarla.
luxor-tip-card-2 = El número es exacto y cuenta losetas, no casillas: las vacías se saltan.
luxor-tip-card-2-space = El número es exacto y cuenta losetas: las casillas vacías se saltan. En esta mesa, solo ±1 las cuenta.
luxor-tip-card-3 = ¿Qué carta prefieres tener aún el próximo turno? Juega la otra: la de detrás pasa al extremo.
luxor-tip-adventurer-1 = Primero elige quién va. Hasta dónde, lo dices después.
luxor-tip-move-1 = ¿Uno de los tuyos espera en un tesoro? Mejor llevar a otro hasta allí que mover a ese.
luxor-tip-move-2 = Pasar ante una estatua de Anubis despierta al tuyo que duerme ahí. Otro aventurero vale más que unos puntos.
luxor-tip-move-3 = Osiris te lleva hacia delante: mira dónde terminas de verdad. La opción lo dice.
luxor-tip-act-1 = Todos se han movido, pero solo hay una acción: elige lo que otros podrían llevarse antes.
luxor-tip-horus-1 = Sin llave no hay cámara: la primera vale más que cualquier carta.
luxor-tip-horus-2 = Una carta de Horus va al centro de tu mano: podrás jugarla dentro de tres turnos como pronto.
luxor-tip-horus-3 = Una llave que no uses vale igualmente 1 PV al final.
luxor-tip-favour-1 = Con más ojos se suele llegar más lejos. Mira qué hace cada carta: va al centro de tu mano.
luxor-tip-scarab-1 = Un comodín puede completar un conjunto. Si ninguno está cerca, llévate el escarabajo.
