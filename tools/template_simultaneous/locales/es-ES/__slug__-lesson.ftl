# La lección de __title__. La posición es fija, así que las cartas están en los textos.

__slug__-lesson-step-1 =
    Todos eligen dos cartas en secreto. La pareja más cercana enciende 2 farolillos, la mayor suma 1.
    ¿Qué carta tiene una vecina cercana: <4|card.4>, <12|card.12> o <29|card.29>?
__slug__-lesson-answer-1-other = Sus vecinas en tu mano están demasiado lejos.
__slug__-lesson-said-1-choose-12 = Eso es: su vecino 14 está a solo 2.
__slug__-lesson-step-2 =
    Tienes el 12, y Ana no ve nada. Ella también elige dos cartas.
    ¿Qué carta está más cerca del <12|card.12>? ¡Elige el <14|card.14>!
__slug__-lesson-answer-2-choose-29 = Eso suma 41, y Ana gana con 47. Las cartas cercanas encienden más farolillos.
__slug__-lesson-answer-2-other = Tu 14 está más cerca del 12.
__slug__-lesson-said-2-choose-14 = Eso es: 12 y 14 están a 2, más cerca que 21 y 26 de Ana: +2.
__slug__-lesson-step-3 = Se enseñan todas: las tuyas son las más cercanas, las de Ana tienen la mayor suma. Diez farolillos acaban la partida, ¡y ganas! En el empate ganaría la mayor suma en la última ronda.
__slug__-lesson-do-choose = { $number }
__slug__-lesson-tip-1 = Busca vecinas: dos cartas cercanas dan más.
__slug__-lesson-tip-2 = Sin vecinas, ve a por la mayor suma.
