# La lección de __title__. La posición es fija, así que las cartas están en los textos.

__slug__-lesson-step-1 =
    Ana ha jugado el <14|row>. Una más alta enciende un farolillo: 1 punto.
    ¿Cuál juegas, el <15|card.15> o el <28|card.28>?
__slug__-lesson-answer-1-play-28 = También brilla, pero tu 15 se queda a oscuras.
__slug__-lesson-said-1-play-15 = Eso es: 15 supera a 14, +1. El 28 queda para cartas más altas.
__slug__-lesson-step-2 =
    Ana responde con el <21|row>. Ahora solo enciende una carta más alta, y te has guardado una.
    ¡Juega el <28|card.28>!
__slug__-lesson-said-2-play-28 = +1: 28 supera a 21.
__slug__-lesson-step-3 = Todas las manos están vacías: fin, cuatro farolillos cada cual. En el empate gana la carta más alta que encendió uno: ¡tu 28!
__slug__-lesson-tip-1 = Gasta la carta más baja que aún encienda un farolillo.
__slug__-lesson-tip-2 = Una carta oscura no cuesta nada: suelta las bajas después de una alta.
