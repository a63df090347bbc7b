# Capital Lux. Un color se llama como su profesión, en plural: «Agentes». $colour-word es su palabra en el motor.
# Un color que vale o cuesta puntos tiene al menos 2, así que esos puntos no necesitan singular.

## Title

capital-lux-title = Capital Lux
capital-lux-title-gloss = Capital Lux
capital-lux-about = Un ciudadano da puntos en casa, o presta su poder en la Capital. Pero si un color vale más en tu casa que en la Capital, lo pierdes entero.

## Los bots

capital-lux-cast-velora = Sonríe a todo el mundo y cuenta los votos.
capital-lux-cast-ostrin = Guarda una moneda por cada secreto.
capital-lux-cast-zephine = Llega tarde, siempre por la mejor puerta.
capital-lux-cast-tavik = Conoce un atajo entre las torres.
capital-lux-cast-drusa = Nunca pasa del límite. Casi nunca.
capital-lux-cast-lumo = Brilla un poco cuando un plan sale bien.

## Colors

capital-lux-colour-agent = Agentes
capital-lux-colour-cleric = Clérigos
capital-lux-colour-scientist = Científicos
capital-lux-colour-merchant = Mercaderes
# Donde una lista de colores está vacía.
capital-lux-colour-none = nada

## Cards

capital-lux-card-agent = Agente { $value }
capital-lux-card-cleric = Clérigo { $value }
capital-lux-card-scientist = Científico { $value }
capital-lux-card-merchant = Mercader { $value }

capital-lux-gloss-agent = carta azul
capital-lux-gloss-cleric = carta rosa
capital-lux-gloss-scientist = carta verde
capital-lux-gloss-merchant = carta amarilla

capital-lux-effect-agent = { $value } puntos en tu ciudad natal. En la Capital: mira el modificador superior y colócalo boca abajo sobre un color.
capital-lux-effect-cleric = { $value } puntos en tu ciudad natal. En la Capital: llévate de allí a tu ciudad natal una carta azul, verde o amarilla, la de menor valor de su color.
capital-lux-effect-scientist = { $value } puntos en tu ciudad natal. En la Capital: roba una carta.
capital-lux-effect-merchant = { $value } puntos en tu ciudad natal. En la Capital: gana una moneda.

## What happened

# El valor de un modificador, como parte de una frase.
capital-lux-modifier =
    { $value ->
        [4] +4
        [2] +2
        [-1] −1
       *[-3] −3
    }
# El límite de un color, como parte de una frase. Los modificadores pueden dejarlo por debajo de cero.
capital-lux-limit =
    { $limit ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $limit }
    }
capital-lux-before =
    { $before ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $before }
    }

capital-lux-event-turn =
    { $stage ->
        [setup] Comienza la partida: una carta abre la Capital, y los modificadores deciden quién empieza.
        [draft] Comienza la ronda { $round }: todo el mundo elige cartas. Después empezará { $seat }.
        [second] Ronda { $round }: todo el mundo vuelve a elegir, entre las cartas que han llegado. Después empezará { $seat }.
        [last] Es el último turno de { $seat } en esta ronda.
        [end] Termina la ronda { $round }: se comprueban los límites.
       *[play] Es el turno de { $seat }.
    }
capital-lux-event-opened = { $card } abre la Capital.
capital-lux-event-dealt = { $seat } recibe el modificador { capital-lux-modifier }.
capital-lux-event-first = { $seat } tiene el modificador más alto y empieza la primera ronda.
capital-lux-event-drew =
    { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } recibe { $count } cartas.
    }
capital-lux-event-drew-known =
    { $count ->
        [one] Robaste { $cards }.
       *[other] Recibiste { $count } cartas: { $cards }.
    }
capital-lux-event-picked = { $seat } ya ha elegido.
capital-lux-event-chose = Te quedas con { $cards }.
capital-lux-event-handed =
    { $stays ->
        [no]
            { $count ->
                [one] Todo el mundo pasa una carta a la izquierda.
               *[other] Todo el mundo pasa { $count } cartas a la izquierda.
            }
       *[yes]
            { $count ->
                [one] Todo el mundo pasa la última carta a la izquierda, y ahí se queda.
               *[other] Todo el mundo pasa las últimas { $count } cartas a la izquierda, y ahí se quedan.
            }
    }
capital-lux-event-received =
    { $count ->
        [one] { $target } te pasa una carta: { $cards }.
       *[other] { $target } te pasa { $count } cartas: { $cards }.
    }
capital-lux-event-considers = Vas a jugar { $card } en la Capital. De momento solo lo sabes tú.
capital-lux-event-played =
    { $place ->
        [home] { $seat } juega { $card } en su ciudad natal, donde los { $colour } suman ahora { $total }.
       *[capital] { $seat } juega { $card } en la Capital, donde los { $colour } suman ahora { $total }.
    }
capital-lux-event-took = { $seat } se lleva { $card } de la Capital a su ciudad natal, donde los { $colour } suman ahora { $total }.
capital-lux-event-looked = { $seat } mira un modificador.
capital-lux-event-looked-known = Miras un modificador: { capital-lux-modifier }.
capital-lux-event-laid = { $seat } coloca el modificador boca abajo sobre los { $colour }.
capital-lux-event-coin = { $seat } gana una moneda y ahora tiene { $count }.
capital-lux-event-idle =
    { $colour-word ->
        [agent] { $seat } no puede mirar ningún modificador: ya no queda ninguno.
        [cleric] { $seat } solo encuentra Clérigos en la Capital y no se lleva ninguna carta.
        [scientist] { $seat } no puede robar: el mazo está vacío.
       *[merchant] { $seat } no recibe ninguna moneda: la reserva está vacía.
    }
capital-lux-event-closing = { $seat } se ha quedado sin cartas: el resto juega un turno más.
capital-lux-event-settled =
    { $count ->
        [one] { $seat } manda a su ciudad natal la última carta de su mano: { $cards }.
       *[other] { $seat } manda a su ciudad natal las últimas { $count } cartas de su mano: { $cards }.
    }
capital-lux-event-revealed = { $seat } había colocado { capital-lux-modifier } sobre los { $colour }.
capital-lux-event-limit = El límite de los { $colour } es { capital-lux-limit }. Sus cartas en la Capital suman { $total }.
capital-lux-event-decided = { $seat } ya ha decidido sobre el oro.
capital-lux-event-saving =
    { $count ->
        [0] No vas a salvar nada.
        [one] Vas a salvar con 1 moneda: { $colours }.
       *[other] Vas a salvar con { $count } monedas: { $colours }.
    }
capital-lux-event-saved =
    { $count ->
        [one] { $seat } tiene { $total } en { $colour }, con un límite de { capital-lux-limit }, y los salva con 1 moneda.
       *[other] { $seat } tiene { $total } en { $colour }, con un límite de { capital-lux-limit }, y los salva con { $count } monedas.
    }
capital-lux-event-lost = { $seat } tiene { $total } en { $colour }, con un límite de { capital-lux-limit }, y pierde { $cards }.
capital-lux-event-bonus = { $seat } tiene el total más alto en { $colour }, { $total }, y gana { $card } de la Capital como carta de bonificación.
capital-lux-event-missed = { $seat } tiene el total más alto en { $colour }, { $total }, pero en la Capital ya no queda ninguna carta de ese color.
capital-lux-event-starts = { $seat } tiene la ciudad natal más valiosa ({ $total }) y empieza la próxima ronda.
capital-lux-event-ended = Fin de la partida: se han jugado las tres rondas.
capital-lux-log-round = Ronda { $round }

## A turn in one line
# Un turno en una línea, tras el nombre de quien juega. Breve, en pasado.

capital-lux-story-opened = { $card } abre la Capital
capital-lux-story-first =
    { $you ->
        [seat] empiezas tú
       *[none] { $seat } empieza
    }
capital-lux-story-draft =
    { $stage ->
        [draft] Ronda { $round }: cada cual se queda dos cartas
       *[second] Ronda { $round }: cada cual se queda dos más
    }
capital-lux-story-played =
    { $place ->
        [home] { $card } en casa, ahora { $total }
       *[capital] { $card } en la Capital, ahora { $total }
    }
capital-lux-story-took =
    { $you ->
        [seat] te llevaste { $card } a casa
       *[none] se llevó { $card } a casa
    }
capital-lux-story-laid =
    { $you ->
        [seat] pusiste un modificador en los { $colour }
       *[none] puso un modificador en los { $colour }
    }
capital-lux-story-coin =
    { $you ->
        [seat] ganaste una moneda
       *[none] ganó una moneda
    }
capital-lux-story-drew =
    { $you ->
        [seat] robaste una carta
       *[none] robó una carta
    }
capital-lux-story-idle =
    { $colour-word ->
        [agent] sin modificador que mirar
        [cleric] sin carta que llevarse
        [scientist] sin carta que robar
       *[merchant] sin monedas que ganar
    }
capital-lux-story-closing = sin cartas, último turno para el resto
capital-lux-story-limits = Fin de la ronda { $round }. Límites: { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-story-settled = últimas cartas a casa: { $cards }
capital-lux-story-revealed = modificador en los { $colour }: { capital-lux-modifier }
capital-lux-story-saved =
    { $you ->
        [seat]
            { $count ->
                [one] salvaste a los { $colour } por 1 moneda
               *[other] salvaste a los { $colour } por { $count } monedas
            }
       *[none]
            { $count ->
                [one] salvó a los { $colour } por 1 moneda
               *[other] salvó a los { $colour } por { $count } monedas
            }
    }
capital-lux-story-lost-all =
    { $you ->
        [seat] perdiste { $cards }
       *[none] perdió { $cards }
    }
capital-lux-story-lost-points =
    { $you ->
        [seat] perdiste { $count }
       *[none] perdió { $count }
    }
capital-lux-story-bonus-all = bonificación: { $cards }
capital-lux-story-bonus-points =
    { $you ->
        [seat] ganaste { $count } más, boca abajo
       *[none] ganó { $count } más, boca abajo
    }
capital-lux-story-starts =
    { $you ->
        [seat] empiezas la próxima ronda
       *[none] empieza la próxima ronda
    }
capital-lux-coming-last-turns = { $seat }: sin cartas. Un último turno para los demás.

## Questions

capital-lux-ask-pick =
    { $rest ->
        [one] ¿Con qué { $count } te quedas? La otra va a { $target }.
       *[other] ¿Con qué { $count } te quedas? Las otras { $rest } van a { $target }.
    }
capital-lux-ask-pick-again =
    { $rest ->
        [one] Segunda elección: ¿con qué { $count } te quedas? La otra se queda con { $target }.
       *[other] Segunda elección: ¿con qué { $count } te quedas? Las otras { $rest } se quedan con { $target }.
    }
capital-lux-ask-pick-change = Te quedas con { $cards }. Puedes cambiar hasta que elija todo el mundo.
capital-lux-ask-play = ¿Qué carta juegas, y dónde?
capital-lux-ask-play-closing = ¡Tu última carta! Si después tienes la mano vacía, el resto juega un turno más. ¿Dónde la juegas?
capital-lux-ask-play-last =
    { $rest ->
        [0] ¡Tu último turno de la ronda! ¿Dónde juegas tu carta?
        [one] ¡Tu último turno de la ronda! ¿Qué carta juegas, y dónde? La otra va a tu ciudad natal.
       *[other] ¡Tu último turno de la ronda! ¿Qué carta juegas, y dónde? Las otras { $rest } van a tu ciudad natal.
    }
capital-lux-ask-take = Juegas { $card } en la Capital. ¿Qué carta te llevas de allí a tu ciudad natal?
capital-lux-ask-lay = El modificador es { capital-lux-modifier }. ¿Sobre qué color lo colocas, boca abajo?
capital-lux-ask-save =
    { $coins ->
        [one] Superas el límite y tienes 1 moneda. ¿Qué salvas con ella? Lo que no salves se pierde.
       *[other] Superas el límite y tienes { $coins } monedas. ¿Qué salvas con ellas? Lo que no salves se pierde.
    }
capital-lux-ask-save-change =
    { $coins ->
        [one] Lo que salvas por ahora con tu moneda: { $colours }. Puedes cambiar hasta que decida todo el mundo.
       *[other] Lo que salvas por ahora con tus { $coins } monedas: { $colours }. Puedes cambiar hasta que decida todo el mundo.
    }

## Buttons and options (34 characters at most)

capital-lux-do-pick = { $cards }
capital-lux-do-pick-other = { $card }
# El total en la propia ciudad natal y el límite. «±»: un modificador oculto aún puede cambiarlo.
capital-lux-do-home = { $card } casa: { $total }, límite { capital-lux-limit }
capital-lux-do-home-over = { capital-lux-do-home }
capital-lux-do-home-hidden = { capital-lux-do-home }±
capital-lux-do-home-over-hidden = { capital-lux-do-home }±
capital-lux-do-capital = { $card }: Capital { capital-lux-before } → { capital-lux-limit }
capital-lux-do-capital-agent = { capital-lux-do-capital }
capital-lux-do-capital-agent-idle = { capital-lux-do-capital }
capital-lux-do-capital-cleric = { capital-lux-do-capital }
capital-lux-do-capital-cleric-choose = { capital-lux-do-capital }
capital-lux-do-capital-cleric-idle = { capital-lux-do-capital }
capital-lux-do-capital-scientist = { capital-lux-do-capital }
capital-lux-do-capital-scientist-idle = { capital-lux-do-capital }
capital-lux-do-capital-merchant = { capital-lux-do-capital }
capital-lux-do-capital-merchant-idle = { capital-lux-do-capital }
# Con el emoji de la carta, por eso sin su nombre.
capital-lux-do-brief-home =
    { $hidden ->
        [0] Casa { $total }, límite { capital-lux-limit }
       *[other] Casa { $total }, límite { capital-lux-limit }±
    }
capital-lux-do-brief-capital = Capital { capital-lux-before } → { capital-lux-limit }
# Una vez elegida la carta.
capital-lux-do-long-home = Casa: { $total }, límite { capital-lux-limit }
capital-lux-do-long-home-over = Casa: { $total }, límite { capital-lux-limit } ({ $count } de más)
capital-lux-do-long-home-hidden = Casa: { $total }, límite { capital-lux-limit } ± oculto
capital-lux-do-long-home-over-hidden = Casa: { $total }, límite { capital-lux-limit } ± (¿+{ $count }?)
capital-lux-do-long-capital =
    { $power ->
        [agent] { capital-lux-do-brief-capital }, poner modificador
        [cleric] { capital-lux-do-brief-capital }, llevar 1 carta
        [scientist] { capital-lux-do-brief-capital }, robar 1 carta
        [merchant] { capital-lux-do-brief-capital }, ganar 1 moneda
       *[idle] { capital-lux-do-brief-capital }, sin efecto
    }
capital-lux-do-take = { capital-lux-do-home }
capital-lux-do-take-over = { capital-lux-do-home-over }
capital-lux-do-take-hidden = { capital-lux-do-home-hidden }
capital-lux-do-take-over-hidden = { capital-lux-do-home-over-hidden }
capital-lux-do-lay = { $colour }: { capital-lux-before } → { capital-lux-limit } (tú: { $total })
capital-lux-do-lay-over = { capital-lux-do-lay }
capital-lux-do-lay-hidden = { capital-lux-do-lay }±
capital-lux-do-lay-over-hidden = { capital-lux-do-lay }±
capital-lux-do-save-all =
    { $count ->
        [one] Salvar { $colours } por 1 moneda
       *[other] Salvar { $colours } por { $count } monedas
    }
capital-lux-do-save-some =
    { $count ->
        [one] Salvar { $colours } por 1 moneda
       *[other] Salvar { $colours } por { $count } monedas
    }
capital-lux-do-save-everything =
    { $count ->
        [one] Salvarlo todo por 1 moneda
       *[other] Salvarlo todo por { $count } monedas
    }
capital-lux-do-save-but = Todo menos { $colour }: { $count } monedas
# Algunos de varios colores, y su precio en monedas.
capital-lux-do-save-list = { $colours } (−{ $count })
capital-lux-do-save-none = No salvar nada: −{ $loss } puntos
capital-lux-costly = Botones grises: pasan ahora del límite.

## Which card first

capital-lux-part-where = { $card }
capital-lux-ask-where = { $card }: ¿casa o Capital?
capital-lux-other-where = Devolver { $card }
capital-lux-part-pair = { $card }
capital-lux-ask-pair = { $card }, ¿y qué otra carta?
capital-lux-other-pair = Devolver { $card }

## Why something cannot be done

capital-lux-no-draft-closed = Todo el mundo ha elegido ya, así que no puedes cambiar las cartas con las que te quedas.
capital-lux-no-wrong-count = Cada vez te quedas exactamente con dos cartas. Elige dos.
capital-lux-no-not-in-hand = Eso no lo tienes en la mano. Elige entre las cartas que tienes.
capital-lux-no-same-choice = Eso es justo lo que ya has elegido. Déjalo como está o elige otra cosa.
capital-lux-no-own-colour = Un Clérigo nunca se lleva a otro Clérigo. Elige una carta de otro color.
capital-lux-no-not-there = En la Capital no hay ninguna carta de ese color. Elige una de las que aparecen.
capital-lux-no-within-limit = Solo puedes salvar un color que supere su límite. Elige una de las opciones que aparecen.
capital-lux-no-too-few-coins = No tienes monedas suficientes para eso. Elige una de las opciones que aparecen.

## The result

capital-lux-category-hometown = Ciudad natal
capital-lux-category-bonus = Cartas de bonificación
capital-lux-category-coins = Monedas
capital-lux-trophy = Victoria después de que 1 moneda salvara un gremio al final
capital-lux-criterion-sixes = Cartas de valor 6
capital-lux-criterion-fives = Cartas de valor 5
capital-lux-criterion-fours = Cartas de valor 4
capital-lux-criterion-threes = Cartas de valor 3
capital-lux-criterion-twos = Cartas de valor 2
capital-lux-ending-rounds = Tras tres rondas se contaron ciudades, bonificaciones y monedas.
capital-lux-decided-sixes = Empate a puntos: { $seat } gana por tener más cartas de valor 6.
capital-lux-decided-fives = Empate a puntos y a cartas de 6: { $seat } gana por tener más cartas de valor 5.
capital-lux-decided-fours = Empate a puntos y a cartas de 6 y 5: { $seat } gana por tener más cartas de valor 4.
capital-lux-decided-threes = Empate a puntos y a cartas de 6, 5 y 4: { $seat } gana por tener más cartas de valor 3.
capital-lux-decided-twos = Empate a puntos y a todas las cartas del 6 al 3: { $seat } gana por tener más cartas de valor 2.

## Rules

capital-lux-rules-sixty-body =
    1. Gana quien tenga más puntos: llena tu **ciudad natal**, sin pasar del límite de ningún color.
    2. Juega una carta: en casa por sus puntos, o en la **Capital** por su poder.
    3. Una mano vacía acaba la ronda; tres rondas, la partida.
    4. No llenes solo tu casa: los límites los pone la Capital.
capital-lux-rules-goal-body =
    Tus cartas son ciudadanos de cuatro profesiones y colores: **Agentes** (azul), **Clérigos** (rosa), **Científicos** (verde) y **Mercaderes** (amarillo).

    Al final de una ronda, ningún color puede valer más en tu ciudad natal que en la Capital, en el centro.

    De 2 a 4 personas juegan **3 rondas**. Solo las manos, las cartas de bonificación y los modificadores ocultos son secretos.
capital-lux-rules-draft-title = Preparación y elección de cartas
capital-lux-rules-draft-body =
    Al **empezar**, una carta abre la Capital. Cada persona recibe uno de los cuatro modificadores, a la vista: el más alto empieza la primera ronda. Después se barajan y forman una pila boca abajo. La reserva tiene 8 monedas.

    En **cada ronda** eliges tu mano:
    1. Recibes **6 cartas** (si juegan 2 o 3) o **5** (si juegan 4).
    2. Te quedas con **2** y pasas el resto a la izquierda.
    3. De lo que llega, te quedas con otras **2** y pasas el resto.
    4. Lo que llega ahora es tuyo.

    Todo el mundo elige a la vez, y puedes cambiar de idea hasta que elija la última persona. Si el mazo no basta en la ronda 3, todo el mundo recibe el mismo número de cartas, el mayor posible.
capital-lux-rules-turn-body =
    Se juega en sentido horario. Juega **una carta** boca arriba:
    - **En tu ciudad natal**: no pasa nada más.
    - **En la Capital**: el límite de su color sube para todo el mundo, y tienes que usar su **poder**, si es posible.

    El **límite** de un color es su total en la Capital, con sus modificadores. Solo cuenta al final de la ronda: hasta entonces puedes superarlo.

    «Casa: 11, límite 14» en un botón: tendrás 11 y, por ahora, el límite es 14. Un modificador oculto (±) aún puede cambiarlo.
capital-lux-rules-agent-title = Agente (azul)
capital-lux-rules-agent-body =
    En la Capital, un Agente te deja **mirar el modificador superior**: **+4**, **+2**, **−1** o **−3**. Lo colocas **boca abajo sobre un color**: cualquiera de los cuatro, también los Agentes, y puede haber varios en uno.

    Al final de la ronda cambia el límite de ese color para todo el mundo. Hasta entonces, solo tú sabes su valor.

    Una vez que lo has mirado, no hay vuelta atrás. Si la pila está vacía, no pasa nada. En cada ronda se barajan de nuevo los cuatro.
capital-lux-rules-cleric-title = Clérigo (rosa)
capital-lux-rules-cleric-body =
    En la Capital, un Clérigo **se lleva una carta de allí**: elige azul, verde o amarillo, y la carta **de menor valor** va boca arriba directa a tu **ciudad natal**, no a tu mano. Su poder no se usa.

    Ganas puntos, y el límite de ese color baja para todo el mundo. Si puedes llevarte una carta, tienes que hacerlo, pero nunca un Clérigo.
capital-lux-rules-scientist-title = Científico (verde)
capital-lux-rules-scientist-body =
    En la Capital, un Científico te deja **robar una carta** para tu mano.

    Por eso, ni como última carta pone fin a la ronda. Si el mazo está vacío, no robas nada; entonces sí.
capital-lux-rules-merchant-title = Mercader (amarillo)
capital-lux-rules-merchant-body =
    En la Capital, un Mercader te da una **moneda de oro**. Hay **8**; si la reserva está vacía, no recibes nada.

    Las monedas salvan colores que superan su límite. Al final, cada moneda que conserves vale 1 punto.
capital-lux-rules-round-end-title = Final de la ronda
capital-lux-rules-round-end-body =
    Cuando alguien termina su turno **sin cartas en la mano**, el resto juega **un turno más**. Después:

    1. **Manos**: las cartas que queden van a la ciudad natal de quien las tiene.
    2. **Modificadores**: se revelan.
    3. **Límites**: por encima del límite de un color, pierdes para siempre **todas tus cartas** de ese color, o pagas con oro. Igualarlo está bien.
    4. **Bonificación**: en cada color, la ciudad natal más alta gana una carta de la Capital.

    Las demás cartas **se quedan** para la ronda siguiente.

    La ciudad natal más valiosa empieza la ronda siguiente. En un empate, empieza la primera de las empatadas en sentido horario, contando desde quien empezó esta.
capital-lux-rules-gold-title = Oro
capital-lux-rules-gold-body =
    Si superas el límite de un color, puedes salvarlo en esta ronda: **1 moneda por cada punto de más**. Un color se salva entero o no se salva. Si no puedes pagar todos, eliges cuáles.

    Las monedas gastadas vuelven a la reserva. Todo el mundo decide a la vez.

    Un **ejemplo**:
    - Capital: Agentes 9, Clérigos 3, Científicos 9, Mercaderes 12
    - Tu ciudad natal: Agentes 11, Clérigos 4, Científicos 6, Mercaderes 13
    - Con 3 monedas salvas los Agentes por 2 y los Mercaderes por 1. Pierdes los Clérigos.
capital-lux-rules-bonus-title = Cartas de bonificación
capital-lux-rules-bonus-body =
    Después de las pérdidas, la ciudad natal con el **total más alto** de un color gana la **carta más alta** de ese color en la Capital.

    Queda boca abajo delante de ti y suma su valor al final. No forma parte de tu ciudad natal. La Capital ya no la tiene, así que el límite de ese color baja en la ronda siguiente.

    En un **empate**, cada persona empatada gana una carta mientras queden, de mayor a menor, en orden de turno desde quien empezó la ronda. Con un total de 0 no se gana nada.

    Un **ejemplo**: empezó Ana. Ella, Bruno y Carla tienen 9 en Mercaderes; en la Capital hay un 6 y un 4. Ana gana el 6, Bruno el 4, Carla nada.
capital-lux-rules-scoring-body =
    Después de la **tercera ronda**, suma
    - todas las cartas de tu **ciudad natal**,
    - todas tus **cartas de bonificación**,
    - **1 punto** por cada **moneda**.

    En un empate gana quien tenga más cartas de valor 6, entre ciudad natal y bonificación; después, de 5, 4, 3 y 2. Al final, la victoria se comparte.
capital-lux-rules-cards-title = Todas las cartas
capital-lux-rules-cards-body =
    Hay **72 ciudadanos**, 18 de cada: **Agente**, **Clérigo**, **Científico** y **Mercader**:
    - **2**: 3 cartas
    - **3**: 4 cartas
    - **4**: 4 cartas
    - **5**: 4 cartas
    - **6**: 3 cartas

    También hay **4 modificadores**, +4, +2, −1 y −3, y **8 monedas de oro**.

capital-lux-ruling-short-draft = Si el mazo no basta, te quedas con 2 de tus cartas y luego con hasta 2 de las que llegan. Con 4 cartas o menos, la segunda vez no hay nada que elegir.
capital-lux-ruling-agent = Los modificadores pueden ir sobre cualquier color, varios sobre uno. Solo quien lo colocó sabe su valor hasta el final de la ronda.
capital-lux-ruling-green-last = Un Científico como última carta solo pone fin a la ronda si no había carta que robar.
capital-lux-ruling-gold = Un color se salva entero o no se salva. Todo el mundo decide a la vez; si no puedes salvar nada, nadie te pregunta.
capital-lux-ruling-negative = Un límite puede bajar de cero: con 5 en tu ciudad natal y un límite de −2, salvar el color cuesta 7. Sin cartas de un color, no pierdes nada.
capital-lux-ruling-bonus = La bonificación va después de las pérdidas; los empates, en orden de turno desde quien empezó la ronda. Un total de 0 no gana nada.
capital-lux-ruling-starter = La ciudad natal más valiosa, sin bonificaciones, empieza la ronda siguiente; los empates, en sentido horario desde quien empezó la última.
capital-lux-ruling-tie = En un empate: más 6, con las bonificaciones; después 5, 4, 3 y 2; al final, victoria compartida.
capital-lux-ruling-together = Lo que se elige a la vez se puede cambiar hasta que elija la última persona. El resto solo ve quién sigue eligiendo.
capital-lux-ruling-private-play = El color de un Clérigo se elige en secreto. Un Agente está jugado en cuanto miras el modificador.
capital-lux-ruling-single = Si solo hay una opción, se elige sola.
