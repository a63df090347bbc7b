# Why not: what a beginner of Luxor expects and the rules forbid now.

luxor-why-inner = **Tus cartas del medio**: solo se juegan las dos exteriores.
luxor-why-card =
    { $side ->
        [left] **Izquierda, { $card }**: no mueve a ninguno de tus aventureros.
       *[right] **Derecha, { $card }**: no mueve a ninguno de tus aventureros.
    }
luxor-why-must-move = **Descartar**: la otra carta exterior mueve a alguien, así que hay que jugarla.
luxor-why-asleep = **Quien duerme**: despierta cuando pasas ante su estatua de Anubis.
luxor-why-exact = **Menos de { $count } losetas**: el número es exacto.
luxor-why-no-key = **{ luxor-do-from } → cámara**: para entrar hace falta una llave.
luxor-why-too-far = **{ luxor-do-from }**: se pasaría de la cámara, que pide el número exacto.
luxor-why-back = **{ luxor-do-from }, hacia atrás**: no hay nada detrás.
luxor-why-no-action = **{ $space }**: ahora no puedes hacer nada allí.
luxor-why-none-left =
    { $reward ->
        [key] **Una llave**: ya no quedan.
        [scarab] **Un escarabajo**: ya no quedan.
        [wild] **Un comodín**: ya no quedan.
       *[horus] **Horus { $level }**: ese mazo está vacío.
    }
