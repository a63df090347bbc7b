# Guardiões do Mausoléu. As cartas têm o mesmo nome em todos os idiomas e aparecem sem artigo.
# Os pontos destes textos vêm sempre de oito em oito e de quatro em quatro: não precisam de singular.

## Title

mausoleum-title = Guardiões do Mausoléu
mausoleum-title-gloss = Guardiões do Mausoléu
mausoleum-about = Construa seu mausoléu peça por peça: quatro diferentes formam um conjunto de 8 pontos. Proteja-o de terremotos, invasões e roubos.
mausoleum-credits = Projeto escolar, ETECAMP, Brasil 2024

## Os robôs

mausoleum-cast-kallia = Mede duas vezes, constrói uma.
mausoleum-cast-doros = Dorme com um olho nas colunas.
mausoleum-cast-ianthe = Conversa com as estátuas. Elas respondem.
mausoleum-cast-petra = Sente um terremoto um dia antes.
mausoleum-cast-lykos = Pega pedras emprestadas. Nunca devolve.
mausoleum-cast-eirene = Guarda a porta e não esquece um rosto.

## Options

mausoleum-option-hand-limit-turn-end = 5 cartas na mão no máximo, no final do turno
mausoleum-option-hand-limit-always = 5 cartas na mão no máximo, a qualquer momento

## Cards

mausoleum-card-base = Base
mausoleum-card-colunas = Colunas
mausoleum-card-piramide = Pirâmide
mausoleum-card-estatuas = Estátuas
mausoleum-card-mausolo = Mausolo
mausoleum-card-artemisia = Artemísia II
mausoleum-card-arquitetos = Arquitetos
mausoleum-card-escultores = Escultores
mausoleum-card-terremoto = Terremoto
mausoleum-card-invasao = Invasão
mausoleum-card-descoberta = Descoberta Arqueológica
mausoleum-card-troca = Troca
mausoleum-card-roubo = Roubo
mausoleum-card-protecao = Proteção

mausoleum-gloss-base = Base
mausoleum-gloss-colunas = Colunas
mausoleum-gloss-piramide = Pirâmide
mausoleum-gloss-estatuas = Estátuas
mausoleum-gloss-mausolo = Mausolo
mausoleum-gloss-artemisia = Artemísia II
mausoleum-gloss-arquitetos = Arquitetos
mausoleum-gloss-escultores = Escultores
mausoleum-gloss-terremoto = Terremoto
mausoleum-gloss-invasao = Invasão
mausoleum-gloss-descoberta = Descoberta Arqueológica
mausoleum-gloss-troca = Troca
mausoleum-gloss-roubo = Roubo
mausoleum-gloss-protecao = Proteção

# Para lugares estreitos.
mausoleum-brief-descoberta = Descoberta
mausoleum-brief-troca = Troca

mausoleum-effect-base = O alicerce: uma das quatro peças de um conjunto, que vale 8 pontos.
mausoleum-effect-colunas = A sustentação: uma das quatro peças de um conjunto, que vale 8 pontos.
mausoleum-effect-piramide = O topo: uma das quatro peças de um conjunto, que vale 8 pontos.
mausoleum-effect-estatuas = O enfeite: uma das quatro peças de um conjunto, que vale 8 pontos.
mausoleum-effect-mausolo = Fica na sua frente e dobra o valor de um conjunto completo seu na contagem final; você só pode jogar esta carta uma vez por partida.
mausoleum-effect-artemisia = Você compra mais duas cartas na hora.
mausoleum-effect-arquitetos = Detém um Terremoto contra você, da mesa ou da mão.
mausoleum-effect-escultores = Detém uma Invasão ou um Roubo contra você, da mesa ou da mão.
mausoleum-effect-terremoto = Alguém à sua escolha descarta uma carta de construção da própria área e decide qual.
mausoleum-effect-invasao = Você toma qualquer carta de construção da área de outra pessoa e a coloca na sua.
mausoleum-effect-descoberta = Você pega qualquer carta do descarte e a leva para a mão.
mausoleum-effect-troca = Você dá a alguém uma carta à sua escolha e recebe outra, ao acaso, da mão dessa pessoa.
mausoleum-effect-roubo = Você pega uma carta ao acaso da mão de outra pessoa.
mausoleum-effect-protecao = Detém um ataque contra você (Terremoto, Invasão, Roubo ou Troca), da mesa ou da mão.

## What happened

mausoleum-event-drew =
    { $count ->
        [one] { $seat } compra uma carta.
       *[other] { $seat } compra { $count } cartas.
    }
mausoleum-event-drew-known =
    { $count ->
        [one] Você comprou: { $cards }.
       *[other] Você comprou { $count } cartas: { $cards }.
    }
mausoleum-event-built = { $seat } constrói { $card }.
mausoleum-event-completed =
    { $count ->
        [one] { $seat } completa o primeiro conjunto.
       *[other] { $seat } completa mais um conjunto: agora são { $count }.
    }
mausoleum-event-broken = Um conjunto de { $seat } se desfaz.
mausoleum-event-crowned = { $seat } joga Mausolo: um conjunto completo seu vai valer o dobro.
mausoleum-event-shielded = { $seat } coloca { $card } como escudo.
mausoleum-event-summoned = { $seat } joga Artemísia II.
mausoleum-event-attacked = { $seat } joga { $card } contra { $target }.
mausoleum-event-defended =
    { $source ->
        [table] { $seat } se defende de { $against } com { $card }, já na mesa.
       *[hand] { $seat } se defende de { $against } com { $card }, direto da mão.
    }
mausoleum-event-lost = { $seat } perde { $card }.
mausoleum-event-captured = { $seat } toma { $card } da área de { $target }.
mausoleum-event-robbed = { $seat } pega uma carta ao acaso da mão de { $target }.
mausoleum-event-robbed-known = { $seat } pega { $card } da mão de { $target }.
mausoleum-event-swapped = { $seat } e { $target } trocam uma carta.
mausoleum-event-swapped-known = { $seat } dá { $gave } a { $target } e recebe { $got } em troca.
mausoleum-event-recovered = { $seat } joga Descoberta Arqueológica e pega { $card } do descarte.
mausoleum-event-passed = { $seat } passa.
mausoleum-event-discarded = { $seat } descarta { $card }.
mausoleum-event-ended =
    { $reason ->
        [passes] Fim da partida: o monte acabou e todo mundo passou.
       *[hands] Fim da partida: ninguém tem mais cartas.
    }

## A turn in one line
# Um turno em uma linha, depois do nome de quem joga. Curto, no passado.

mausoleum-story-built = construiu { $card }
mausoleum-story-completed =
    { $count ->
        [one] primeiro conjunto completo
       *[other] { $count } conjuntos completos
    }
mausoleum-story-broken =
    { $you ->
        [target] o seu conjunto se desfez
       *[none] desfez um conjunto de { $target }
    }
mausoleum-story-crowned = { $card }: um conjunto vai valer o dobro
mausoleum-story-shielded = preparou { $card }
mausoleum-story-summoned =
    { $count ->
        [0] { $card }, mas o monte acabou
        [one] { $card }: mais uma carta
       *[other] { $card }: mais { $count } cartas
    }
mausoleum-story-attacked =
    { $you ->
        [target] { $card } contra você
       *[none] { $card } contra { $target }
    }
mausoleum-story-defended =
    { $you ->
        [target] { $against } contra você, mas você tinha { $card }
       *[none] { $against } contra { $target }, que se defendeu com { $card }
    }
mausoleum-story-lost =
    { $you ->
        [target] { $against } contra você: você perdeu { $card }
       *[none] { $against } contra { $target }, que perdeu { $card }
    }
mausoleum-story-captured =
    { $you ->
        [target] { $against }: tomou { $card } de você
       *[none] { $against }: tomou { $card } de { $target }
    }
mausoleum-story-robbed = { $against }: pegou uma carta de { $target }
mausoleum-story-robbed-known =
    { $you ->
        [target] { $against }: levou { $card } de você
       *[none] { $against }: levou { $card } de { $target }
    }
mausoleum-story-swapped = { $against } com { $target }
mausoleum-story-swapped-known =
    { $you ->
        [target] { $against } com você: você deu { $got } e recebeu { $gave }
       *[none] { $against } com { $target }: deu { $gave }, recebeu { $got }
    }
mausoleum-story-recovered = { $card }: recuperou { $got }
mausoleum-story-passed = passou
mausoleum-coming-pile = O monte acabou: ninguém compra. Quando todos passarem em sequência, o jogo acaba.
mausoleum-coming-passes = Sem monte. Passes seguidos: { $count } de { $seats }. Quando todos passarem, acabou.
mausoleum-story-passed-without-cards =
    { $you ->
        [seat] você não tem cartas e passa
       *[none] { $seat } não tem cartas e passa
    }
mausoleum-story-discarded-all = descartou { $cards }

## Questions

mausoleum-ask-play = Jogue uma carta ou passe.
mausoleum-ask-target = Contra quem você joga { $card }?
mausoleum-ask-take = Que carta você toma de { $target }?
mausoleum-ask-give = Que carta você dá a { $target }?
mausoleum-ask-recover = Que carta você pega do descarte?
mausoleum-ask-lose = { $seat } joga Terremoto contra você. Qual das suas cartas de construção cai?
mausoleum-ask-discard =
    { $count ->
        [one] Você tem uma carta a mais. Qual você descarta?
       *[other] Você tem { $count } cartas a mais. Qual você descarta primeiro?
    }
mausoleum-ask-discard-first =
    { $count ->
        [one] Você tem uma carta a mais. Qual você descarta antes de jogar?
       *[other] Você tem { $count } cartas a mais. Qual você descarta primeiro, antes de jogar?
    }

## Buttons and options (34 characters at most)

mausoleum-do-build = { $card }
mausoleum-do-build-set = { $card }: conjunto completo, +{ $points }
mausoleum-do-crown = Mausolo: dobra um conjunto, +{ $points }
mausoleum-do-crown-later = Mausolo: para um conjunto futuro
mausoleum-do-summon =
    { $count ->
        [one] Artemísia II: mais uma carta
       *[other] Artemísia II: mais { $count } cartas
    }
mausoleum-do-summon-empty = Artemísia II: nada mais a comprar
mausoleum-do-shield-arquitetos = Arquitetos: contra Terremoto
mausoleum-do-shield-escultores = Escultores: contra Invasão e Roubo
mausoleum-do-shield-protecao = Proteção: contra qualquer ataque
mausoleum-do-attack = { $card }: escolher o alvo
mausoleum-do-attack-terremoto = Terremoto contra { $target }
mausoleum-do-attack-invasao = Invasão: { $card } de { $target }
mausoleum-do-attack-invasao-choose = Invasão contra { $target }
mausoleum-do-attack-roubo = Roubo: uma carta de { $target }
mausoleum-do-attack-troca = Troca: { $card } → { $target }
mausoleum-do-attack-troca-choose = Troca com { $target }
mausoleum-do-dig = Descoberta: escolher do descarte
mausoleum-do-dig-card = Descoberta: pegar { $card }
mausoleum-do-pass = Passar
mausoleum-do-pass-last = Passar: a partida acaba
mausoleum-do-target-terremoto =
    { $guarded ->
        [0]
            { $count ->
                [one] { $target }: 1 peça, sem escudo
               *[other] { $target }: { $count } peças, sem escudo
            }
       *[other]
            { $count ->
                [one] { $target }: 1 peça, com escudo
               *[other] { $target }: { $count } peças, com escudo
            }
    }
mausoleum-do-target-invasao = { mausoleum-do-target-terremoto }
mausoleum-do-target-roubo =
    { $guarded ->
        [0]
            { $count ->
                [one] { $target }: 1 carta, sem escudo
               *[other] { $target }: { $count } cartas, sem escudo
            }
       *[other]
            { $count ->
                [one] { $target }: 1 carta, com escudo
               *[other] { $target }: { $count } cartas, com escudo
            }
    }
mausoleum-do-target-troca = { mausoleum-do-target-roubo }
mausoleum-do-take = { $card }
mausoleum-do-take-set = { $card }: conjunto completo, +{ $points }
mausoleum-do-take-break = { $card }: −{ $points } pontos para o alvo
mausoleum-do-take-break-then = { $card }: alvo −{ $points }, +{ $then } na próxima
mausoleum-do-take-both = { $card }: você +{ $points }, alvo −{ $broken }
mausoleum-do-give = { $card }
mausoleum-do-recover = { $card }
mausoleum-do-lose = { $card }: não desfaz conjunto
mausoleum-do-lose-set = { $card }: desfaz um conjunto, −{ $points }
mausoleum-do-discard = Descartar { $card }
mausoleum-do-drop = { $card }

## Why something cannot be done

mausoleum-no-no-target = No momento, ninguém pode ser alvo desta carta. Escolha outra, ou passe.
mausoleum-no-empty-discard = O descarte está vazio: não há o que pegar. Escolha outra carta, ou passe.
mausoleum-no-second-mausolo = Você já jogou Mausolo, que só vale uma vez por partida. Escolha outra carta, ou passe.
mausoleum-no-nothing-to-give = Você não tem outra carta para dar em troca. Escolha outra jogada, ou passe.
mausoleum-no-not-there = Essa carta não está ali. Escolha uma das que aparecem.
mausoleum-no-no-such-target = Não dá para escolher esse alvo. Escolha um dos que aparecem.

## The result

mausoleum-category-sets = Conjuntos completos
mausoleum-category-several = Vários conjuntos
mausoleum-category-mausolo = Mausolo
mausoleum-trophy = Três conjuntos completos numa partida
mausoleum-criterion-sets = Conjuntos completos
mausoleum-criterion-characters = Personagens diferentes usados
mausoleum-ending-passes = O monte estava vazio e todo mundo passou.
mausoleum-ending-hands = O monte estava vazio e ninguém tinha mais cartas na mão.
mausoleum-decided-sets = Empate em pontos: { $seat } vence por ter mais conjuntos completos.
mausoleum-decided-characters = Empate em pontos e conjuntos: { $seat } vence por ter usado mais personagens diferentes.

## Rules

mausoleum-rules-sixty-body =
    1. Vence quem tem mais pontos: um conjunto das quatro partes vale 8.
    2. Compre uma carta, jogue uma: construa, defenda ou ataque.
    3. O monte acabou e todos passam: é o fim.
    4. Não construa sem escudo: os ataques desfazem seus conjuntos.
mausoleum-rules-goal-body =
    Um conjunto completo: **Base**, **Colunas**, **Pirâmide** e **Estátuas**, uma de cada.

    Jogam de 2 a 4 pessoas, com **5 cartas** cada uma no começo; o resto das 52 forma o monte. Só as mãos e o monte são secretos.
mausoleum-rules-turn-body =
    { $hand_limit ->
        [always]
            1. **Compre** uma carta, enquanto houver.
            2. **Descarte** até ficar com **5 cartas**. Você escolhe quais.
            3. **Jogue** uma carta, ou passe. Se com ela você passa de 5, descarta de novo na hora.

            Depois joga a próxima pessoa, no sentido horário.
       *[turn_end]
            1. **Compre** uma carta, enquanto houver.
            2. **Jogue** uma carta, ou passe.
            3. **Descarte** até ficar com **5 cartas**. Você escolhe quais.

            Durante a sua vez você pode ter mais. Depois joga a próxima pessoa, no sentido horário.
    }
mausoleum-rules-construction-title = Construção
mausoleum-rules-construction-body =
    24 cartas, 6 de cada:
    - **Base**
    - **Colunas**
    - **Pirâmide**
    - **Estátuas**

    Jogue-as na sua área, em qualquer ordem. Dois conjuntos pedem duas de cada. Terremoto e Invasão podem desfazer até mesmo um conjunto completo.
mausoleum-rules-characters-title = Personagens
mausoleum-rules-characters-body =
    12 cartas, 3 de cada:
    - **Mausolo** fica na sua frente e, no fim, dobra um conjunto completo. Cada pessoa só joga um por partida.
    - **Artemísia II**: compre mais duas cartas na hora.
    - **Arquitetos**: escudo contra um Terremoto.
    - **Escultores**: escudo contra uma Invasão ou um Roubo.

    Só Mausolo dá pontos, mas usar personagens diferentes desempata.
mausoleum-rules-events-title = Eventos
mausoleum-rules-events-body =
    8 cartas, que não dão pontos:
    - **Terremoto** (2): alguém à sua escolha descarta uma das próprias cartas de construção e decide qual.
    - **Invasão** (3): leve qualquer carta de construção da área de outra pessoa para a sua.
    - **Descoberta Arqueológica** (3): pegue qualquer outra carta do descarte. Não dá para construí-la neste turno: esta foi a sua jogada.
mausoleum-rules-actions-title = Ações
mausoleum-rules-actions-body =
    8 cartas:
    - **Troca** (3): dê a alguém uma carta à sua escolha e receba uma ao acaso da mão dessa pessoa.
    - **Roubo** (3): pegue uma carta ao acaso da mão de outra pessoa.
    - **Proteção** (2): escudo contra um ataque de qualquer tipo.

    Eventos e ações usados vão para o descarte.
mausoleum-rules-defence-title = Defesa
mausoleum-rules-defence-body =
    - **Terremoto**: Arquitetos ou Proteção
    - **Invasão**, **Roubo**: Escultores ou Proteção
    - **Troca**: só Proteção

    Um escudo espera aberto e vale uma vez. Uma defesa na mão também vale. Ninguém pergunta: a mesa vem antes da mão, então Proteção na mesa é usada antes de Escultores na mão. No mesmo lugar, Proteção fica por último.

    Ataque e defesa vão para o descarte.
mausoleum-rules-scoring-body =
    - Cada conjunto completo: **8 pontos**
    - Dois conjuntos ou mais: **4 pontos**, uma vez só
    - Mausolo: mais **8 pontos** por um conjunto completo

    Nada mais vale pontos.

    No empate, vence quem tem mais conjuntos completos; depois, quem usou mais personagens diferentes. Por fim, a vitória é compartilhada.
mausoleum-rules-end-body =
    Quando o monte acaba, vocês continuam com as cartas que têm. A partida termina
    - quando todo mundo passa, um depois do outro, ou
    - quando todas as mãos estão vazias.

    Sem cartas na mão, você passa automaticamente.

mausoleum-ruling-seats = Podem jogar de 2 a 4 pessoas.
mausoleum-ruling-first = Um sorteio decide quem começa.
mausoleum-ruling-hand-limit =
    { $hand_limit ->
        [always] Nesta mesa, o limite da mão vale a qualquer momento: com seis depois da compra, você descarta antes. O livro também diz “ao final do turno”, o mais comum.
       *[turn_end] O limite da mão vale ao final do turno. O livro também diz “a qualquer momento”: a mesa pode escolher isso.
    }
mausoleum-ruling-artemisia = Artemísia II: mais duas cartas, três naquele turno.
mausoleum-ruling-mausolo = Mausolo dobra um conjunto, e cada pessoa só joga um por partida.
mausoleum-ruling-scoring = Outros personagens e eventos não dão pontos, diga o que disser a introdução do livro.
mausoleum-ruling-shields = Arquitetos, Escultores e Proteção são escudos de um só uso.
mausoleum-ruling-reaction = Defesas agem sozinhas: primeiro a mesa, depois a que detém menos ataques.
mausoleum-ruling-answers = O que detém o quê: veja “Defesa”.
mausoleum-ruling-discarded = Cartas usadas e canceladas vão para o descarte.
mausoleum-ruling-characters = Um personagem conta como usado ao ser jogado; Arquitetos e Escultores, ao deterem algo.
mausoleum-ruling-invasao = Invasão pode desfazer um conjunto completo.
mausoleum-ruling-descoberta = Descoberta Arqueológica não pega a si mesma, mas pode pegar outra cópia.
mausoleum-ruling-roubo = Roubo é ao acaso.
mausoleum-ruling-troca = Com Troca, você escolhe o que dá; o que recebe vem ao acaso.
mausoleum-ruling-no-target = Sem alvo, uma carta não pode ser jogada.
mausoleum-ruling-quiet = Com o monte vazio, pegar uma Descoberta Arqueológica com outra conta como passar.
mausoleum-ruling-several = Dois conjuntos ou mais dão 4 pontos uma vez só.
mausoleum-ruling-end = Passar só conta com o monte vazio; cada carta jogada zera a contagem.
mausoleum-ruling-private-play = As outras pessoas só veem sua jogada quando acontece.
mausoleum-ruling-single = Uma única opção é escolhida para você.
mausoleum-part-drop = { $card }
mausoleum-ask-drop =
    { $card }: descartar mesmo?{ $why ->
        [part] { " " }Falta para o seu próximo conjunto.
        [shield] { " " }Ela protege você.
        [crown] { " " }Com ela, um conjunto vale em dobro.
       *[other] { "" }
    }
mausoleum-other-drop = Ficar com { $card }
