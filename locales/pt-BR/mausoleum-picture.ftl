# Words on the pictures of Guardiões do Mausoléu, and their alternative texts.

## On the pictures

mausoleum-picture-discard = Descarte
mausoleum-picture-passed = Passa
mausoleum-picture-empty = Sua mão está vazia
mausoleum-picture-sets = Conjuntos
mausoleum-picture-bonus = Bônus
mausoleum-picture-over =
    { $count ->
        [one] Descarte 1 carta
       *[other] Descarte { $count } cartas
    }
mausoleum-picture-give = Uma carta para { $name }
mausoleum-picture-target = Quem?
mausoleum-picture-take = leve 1 peça
mausoleum-picture-recover = recupere 1 carta
mausoleum-picture-lose = perca 1 peça
mausoleum-picture-keep = em jogo
mausoleum-picture-new = nova
mausoleum-picture-blocks = bloqueia
mausoleum-picture-last = Monte vazio: { $passes } de { $seats } passaram
mausoleum-picture-no-no-target = sem alvo
mausoleum-picture-no-empty-discard = descarte vazio
mausoleum-picture-no-second-mausolo = um por partida
mausoleum-picture-no-nothing-to-give = nada para dar
mausoleum-picture-draw = compre 1
mausoleum-picture-play = jogue 0–1
mausoleum-picture-limit = no máximo 5
mausoleum-picture-sixty-want = Uma de cada uma das quatro partes vale 8 pontos
mausoleum-picture-sixty-turn = Compre uma carta, jogue uma: construa, defenda ou ataque
mausoleum-picture-sixty-end = O monte acabou e todos passam, ou ninguém tem cartas
mausoleum-picture-sixty-mistake = Construir sem escudo: os ataques desfazem seus conjuntos
mausoleum-picture-symbols-construction = Construção
mausoleum-picture-symbols-characters = Personagens
mausoleum-picture-symbols-events = Eventos e ações
mausoleum-picture-symbols-table = Mesa
mausoleum-picture-symbol-points = Pontos
mausoleum-picture-symbol-crown = Um conjunto vale em dobro
mausoleum-picture-symbol-missing = Parte que falta
mausoleum-picture-symbol-waiting = Escudo à espera
mausoleum-picture-symbol-spent = Personagem já usado
mausoleum-picture-symbol-played = Acaba de ser jogada
mausoleum-picture-symbol-hand = Cartas na mão
mausoleum-picture-symbol-pile = Monte
mausoleum-picture-symbol-discard = Descarte
mausoleum-picture-symbol-passing = Passa
mausoleum-picture-symbol-swap = Trocaram cartas

## What a card does, in a few words

mausoleum-picture-effect-base = As quatro peças valem 8 pontos
mausoleum-picture-effect-colunas = As quatro peças valem 8 pontos
mausoleum-picture-effect-piramide = As quatro peças valem 8 pontos
mausoleum-picture-effect-estatuas = As quatro peças valem 8 pontos
mausoleum-picture-effect-mausolo = Um conjunto completo vale o dobro
mausoleum-picture-effect-artemisia = Compre mais duas cartas
mausoleum-picture-effect-arquitetos = Escudo contra Terremoto
mausoleum-picture-effect-escultores = Escudo contra Invasão e Roubo
mausoleum-picture-effect-terremoto = Um rival perde uma construção
mausoleum-picture-effect-invasao = Tome uma construção de um rival
mausoleum-picture-effect-descoberta = Pegue 1 carta do descarte
mausoleum-picture-effect-troca = Dê uma carta, receba outra ao acaso
mausoleum-picture-effect-roubo = Roube uma carta ao acaso
mausoleum-picture-effect-protecao = Escudo contra o próximo ataque

## Alternative texts

mausoleum-alt-board = Tabuleiro de Guardiões do Mausoléu. Monte: { $pile }. Descarte: { $discard }.
mausoleum-alt-top = No topo: { $card }.
mausoleum-alt-seat = { $symbol } { $name }: { $points } pontos, { $hand } na mão; Base { $base }, Colunas { $colunas }, Pirâmide { $piramide }, Estátuas { $estatuas }.
mausoleum-alt-shields = Escudos na mesa: { $cards }.
mausoleum-alt-crown = Mausolo conta em dobro um conjunto completo.
mausoleum-alt-used = Usados: { $cards }.
mausoleum-alt-hand = Sua mão: { $cards }.
mausoleum-alt-gain = { $points } pontos
mausoleum-alt-missing = depois falta { $cards }
mausoleum-alt-more =
    { $count ->
        [one] mais 1 carta
       *[other] mais { $count } cartas
    }
mausoleum-alt-stops = { $symbol } bloqueia com { $card }
mausoleum-alt-holds =
    { $count ->
        [one] { $symbol } 1 carta
       *[other] { $symbol } { $count } cartas
    }
mausoleum-alt-takes = { $card }: { $symbol } { $loss }, você { $gain }
mausoleum-alt-loses = { $symbol } { $loss }
mausoleum-alt-empty = Sua mão está vazia.
mausoleum-alt-score = Pontuação final de Guardiões do Mausoléu.
mausoleum-alt-place = { $place }. { $symbol } { $name }: { $sets } por conjuntos, { $several } de bônus, { $mausolo } por Mausolo, { $total } no total.
mausoleum-alt-cover = Guardiões do Mausoléu: um mausoléu de mármore sobre o porto ao amanhecer. Na mesa: { $names }.
mausoleum-alt-rules-sixty = Em sessenta segundos. Você quer: um mausoléu completo, 8 pontos. Sua vez: uma carta do monte, depois uma parte, um escudo, uma ajuda ou um ataque. O fim: o monte está vazio e todo mundo passa. Erro de iniciante: um ataque leva as estátuas de um mausoléu sem escudo.
mausoleum-alt-rules-goal = Um mausoléu completo feito de Base, Colunas, Pirâmide e Estátuas: 8 pontos.
mausoleum-alt-rules-turn = Um turno: compre uma carta, jogue uma ou nenhuma, fique com cinco no máximo.
mausoleum-alt-rules-turn-hand-limit-always = Um turno: compre uma carta, fique com cinco no máximo, jogue uma ou nenhuma.
mausoleum-alt-rules-construction = As quatro cartas de construção, seis de cada: Base, Colunas, Pirâmide, Estátuas.
mausoleum-alt-rules-characters = Os quatro personagens, três de cada: Mausolo, Artemísia II, Arquitetos, Escultores.
mausoleum-alt-rules-events = Os eventos: dois de Terremoto, três de Invasão, três de Descoberta Arqueológica.
mausoleum-alt-rules-actions = As ações: três de Troca, três de Roubo, duas de Proteção.
mausoleum-alt-rules-defence = O que detém o quê: Terremoto por Arquitetos ou Proteção; Invasão e Roubo por Escultores ou Proteção; Troca por Proteção.
mausoleum-alt-rules-scoring = Exemplos: um conjunto, 8 pontos; dois conjuntos, 16 + 4; dois conjuntos com Mausolo, 16 + 4 + 8.
mausoleum-alt-rules-end = O fim: o monte está vazio e todos passaram em sequência, ou todas as mãos estão vazias.

## O tabuleiro em palavras

mausoleum-words-passes = Passes seguidos: { $passes }. Com { $count }, a partida termina.
mausoleum-words-discard = No descarte: { $cards }.
