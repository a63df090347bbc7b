# Texts that every game shares. A game that wants other words has a key of its own: `<game>-no-over`.

## Authors and publishers

game-credits = { $credits }

## What happened

game-event-turn = É a vez de { $seat }.
game-event-round = Rodada { $round }: todo mundo escolhe ao mesmo tempo.
game-event-table-left = { $seat } saiu, e um robô continua.
game-event-table-returned = { $seat } está de volta.
game-event-table-taken = { $seat } ocupa o lugar livre e continua a partida.
game-event-table-computer = Um robô joga por { $seat } até essa pessoa voltar.
game-event-table-undone = { $seat } desfaz uma jogada.
game-log-round = Rodada { $round }

## Points in a line of the story

game-story-scored =
    { $after ->
        [1] { $before } → { $after } ponto
       *[other] { $before } → { $after } pontos
    }
game-story-gained =
    { $after ->
        [1] { $gain } → { $after } ponto
       *[other] { $gain } → { $after } pontos
    }
game-story-stays =
    { $after ->
        [1] { $after } ponto
       *[other] { $after } pontos
    }
game-story-stays-other =
    { $you ->
        [seat] você { $after }
       *[none] { $seat } { $after }
    }
game-story-scored-other =
    { $you ->
        [seat] você { $before } → { $after }
       *[none] { $seat } { $before } → { $after }
    }
game-story-leads =
    { $you ->
        [seat] você assume a liderança
       *[none] assume a liderança
    }
game-story-leads-other =
    { $you ->
        [seat] você assume a liderança
       *[none] { $seat } assume a liderança
    }
game-story-unled =
    { $you ->
        [seat] você perde a liderança: agora ninguém lidera
       *[none] perde a liderança: agora ninguém lidera
    }
game-story-unled-other =
    { $you ->
        [seat] você perde a liderança: agora ninguém lidera
       *[none] { $seat } perde a liderança: agora ninguém lidera
    }
game-story-level =
    { $you ->
        [seat] você empata com { $target }
        [target] empata com você
       *[none] empata com { $target }
    }
game-story-level-other =
    { $you ->
        [seat] você empata com { $target }
        [target] { $seat } empata com você
       *[none] { $seat } empata com { $target }
    }

## Why something cannot be done

game-no-over = Esta partida já acabou. Para jogar de novo, comece outra.
game-no-not-now = Agora não é o momento de fazer isso. Escolha uma das opções que aparecem.
game-no-not-in-hand = Essa carta não está na sua mão. Escolha uma das que você tem.

## The result

game-criterion-points = Pontos
game-decided-points = { $seat } vence por pontos.
game-decided-shared = Nada desfaz o empate: a vitória é compartilhada.

## Rules

game-rules-sixty-title = Em sessenta segundos
game-rules-goal-title = Objetivo
game-rules-turn-title = Sua vez
game-rules-scoring-title = Pontuação
game-rules-end-title = Fim da partida
game-rules-symbols-title = Símbolos
game-rules-symbols-body = O que cada símbolo significa.
game-alt-rules-symbols = Todos os sinais das figuras deste jogo, cada um com seu nome.
game-rules-rulings-title = Regras da casa
game-rules-rulings-body = O livro de regras deixa estes pontos em aberto. Aqui jogamos assim:

## Os embaralhamentos de uma partida terminada, conferidos

game-verify-done = ✅ Conferido. O segredo é o que lacrei antes da distribuição, e cada embaralhamento vem dele e dos cliques de vocês. Cada jogada segue as regras, e o resultado está certo.

## No texto alternativo de cada imagem

game-alt-turn = Esperando { $names }.

## Why a hint is good
# Each text follows the suggested action and a dash.

game-reason-wins = com isso você vence.
game-reason-shares = com isso você divide a vitória.
game-reason-ends-lost = a outra opção termina a partida, e você perderia.
game-reason-gains = { $points ->
        [1] rende um ponto na hora.
       *[other] rende { $points } pontos na hora.
    }
game-reason-costs = { $points ->
        [1] custa um ponto a { $target }.
       *[other] custa { $points } pontos a { $target }.
    }
game-reason-leads = você assume a liderança.

## Playing cards, for games without words of their own
# The texts of cards get a rank and a suit. Suits are colours.

game-card-french =
    { $rank ->
        [a] Ás
        [j] Valete
        [q] Dama
        [k] Rei
       *[other] { $rank }
    } de { $suit ->
        [hearts] copas
        [diamonds] ouros
        [clubs] paus
       *[spades] espadas
    }
game-brief-french =
    { $rank ->
        [a] A
        [j] J
        [q] Q
        [k] K
       *[other] { $rank }
    }{ $suit ->
        [hearts] ♥
        [diamonds] ♦
        [clubs] ♣
       *[spades] ♠
    }
game-card-latin =
    { $rank ->
        [1] Ás
        [8] Valete
        [9] Cavalo
        [10] Rei
       *[other] { $rank }
    } de { $suit ->
        [cups] copas
        [coins] ouros
        [swords] espadas
       *[batons] paus
    }
game-colour-hearts = copas
game-colour-diamonds = ouros
game-colour-clubs = paus
game-colour-spades = espadas
game-colour-cups = copas
game-colour-coins = ouros
game-colour-swords = espadas
game-colour-batons = paus
game-event-dealt = As cartas são distribuídas.
game-event-trick = { $seat } leva a vaza.
game-story-trick = levou a vaza
game-story-trick-other =
    { $you ->
        [seat] você levou a vaza
       *[none] { $seat } levou a vaza
    }
game-no-follow-suit = Enquanto puder, siga o naipe: jogue uma carta dele.
