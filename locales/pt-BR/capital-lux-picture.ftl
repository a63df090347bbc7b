# Palavras nas imagens de Capital Lux e seus textos alternativos.

## Nas imagens

capital-lux-picture-empty-over = A partida acabou
capital-lux-picture-empty-gold = Nada a decidir: as outras pessoas ainda pensam no ouro delas
capital-lux-picture-empty-closer = Sua mão está vazia: as outras pessoas têm mais um turno cada
capital-lux-picture-empty-played = Sua mão está vazia: a rodada está terminando
capital-lux-picture-step-modifiers = Revelar
capital-lux-picture-step-limits = Limites
capital-lux-picture-step-gold = Ouro
capital-lux-picture-step-lost = Perdas
capital-lux-picture-step-bonus = Bônus
capital-lux-picture-step-starts = Início
capital-lux-picture-step-score = Pontos
capital-lux-picture-sixty-want = Cidadãos valiosos em casa, nenhuma cor acima do limite
capital-lux-picture-sixty-turn = Uma carta: em casa por pontos ou na Capital pela ação
capital-lux-picture-sixty-end = Mão vazia: últimas jogadas, depois limites. Três rodadas
capital-lux-picture-sixty-mistake = Só encher a sua casa: cor acima do limite se perde
capital-lux-picture-symbols-cards = Cidadãos
capital-lux-picture-symbols-powers = Na Capital, uma carta também …
capital-lux-picture-symbols-limits = Limites
capital-lux-picture-symbols-table = Mesa
capital-lux-picture-symbol-agent = Agente
capital-lux-picture-symbol-cleric = Clérigo
capital-lux-picture-symbol-scientist = Cientista
capital-lux-picture-symbol-merchant = Mercador
capital-lux-picture-symbol-value = Carta de valor 5
capital-lux-picture-symbol-new = Acaba de ser jogada
capital-lux-picture-symbol-power-agent = Olha um modificador
capital-lux-picture-symbol-power-cleric = Leva a menor da cor
capital-lux-picture-symbol-power-scientist = Compra uma carta
capital-lux-picture-symbol-power-merchant = Ganha uma moeda
capital-lux-picture-symbol-modifier = Modificador oculto
capital-lux-picture-symbol-known = Modificador conhecido
capital-lux-picture-symbol-limit = Limite dado pela Capital
capital-lux-picture-symbol-within = Dentro do limite
capital-lux-picture-symbol-above = Acima do limite
capital-lux-picture-symbol-unknown = Limite ainda incerto
capital-lux-picture-symbol-over = Acima, por ora
capital-lux-picture-symbol-lost = Perdida
capital-lux-picture-symbol-payable = 2 moedas salvam
capital-lux-picture-symbol-unpayable = 2 moedas, não bastam
capital-lux-picture-symbol-arrow = Antes, depois
capital-lux-picture-symbol-home = Cidade Natal
capital-lux-picture-symbol-capital = Capital
capital-lux-picture-symbol-coin = Moeda: 1 ponto
capital-lux-picture-symbol-hand = Cartas na mão
capital-lux-picture-symbol-deck = Pilha
capital-lux-picture-symbol-bonus = Cartas bônus
capital-lux-picture-symbol-flag = Abre a rodada
capital-lux-picture-symbol-check = Já decidiu
capital-lux-picture-symbol-hourglass = Ainda decide
capital-lux-picture-symbol-round = Rodada 2 de 3
capital-lux-picture-symbol-lock = Mão vazia: últimos turnos
capital-lux-picture-symbol-play = De quem é a vez

## Textos alternativos

capital-lux-alt-totals = { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-alt-board = Capital Lux, rodada { $round } de { $rounds }. Pilha de compras: { $pile }. Moedas na reserva: { $coins }. Modificadores na pilha: { $modifiers }.
capital-lux-alt-draft = Escolha de cartas, { $number } de { $count }.
capital-lux-alt-closing = Últimos turnos. Sem cartas: { $name }.
capital-lux-alt-capital = Capital: { capital-lux-alt-totals }.
capital-lux-alt-hidden = Modificadores ocultos: { $colours }.
capital-lux-alt-seat = { $symbol } { $name }: { capital-lux-alt-totals }; moedas { $coins }, mão { $hand }, cartas bônus { $bonus }.
capital-lux-alt-over = Acima do limite: { $colours }.
capital-lux-alt-packet = Escolha de cartas, { $number } de { $count }, entre: { $cards }.
capital-lux-alt-chosen = Escolhidas agora: { $cards }.
capital-lux-alt-kept = Você já ficou com: { $cards }.
capital-lux-alt-hand = Sua mão: { $cards }.
capital-lux-alt-empty = Sua mão está vazia.
capital-lux-alt-looked = O modificador que você coloca: { $value }.
capital-lux-alt-card =
    { $over ->
        [0] { $card }: casa { $home }; { capital-lux-do-long-capital }.
       *[other] { $card }: casa { $home }, { $over } a mais; { capital-lux-do-long-capital }.
    }
capital-lux-alt-take =
    { $over ->
        [0] { $card }: casa { $home }.
       *[other] { $card }: casa { $home }, { $over } a mais.
    }
capital-lux-alt-lay =
    { $over ->
        [0] { $colour }: { capital-lux-before } → { capital-lux-limit }, você { $home }.
       *[other] { $colour }: { capital-lux-before } → { capital-lux-limit }, você { $home }, { $over } a mais.
    }
capital-lux-alt-lay-over = Aí passam do limite: { $seats }.
capital-lux-alt-cleric = O Clérigo pode levar: { $cards }.
capital-lux-alt-laid = Modificadores que você colocou: { $where }.
capital-lux-alt-bonus = Suas cartas bônus: { $cards }.
capital-lux-alt-saving = Por enquanto você salva com ouro: { $colours }.
capital-lux-alt-end = Final da rodada { $round }. Limites: { capital-lux-alt-totals }.
capital-lux-alt-revealed = Modificadores revelados: { $where }.
capital-lux-alt-end-seat = { $symbol } { $name }: Cidade Natal { $total }.
capital-lux-alt-end-saved = Salvos com moedas: { $colours }.
capital-lux-alt-end-lost = Perdidos: { $colours }.
capital-lux-alt-end-bonus = Cartas bônus ganhas: { $cards }.
capital-lux-alt-next = Começa a próxima rodada: { $name }.
capital-lux-alt-score = Pontuação final de Capital Lux.
capital-lux-alt-place = { $place }. { $symbol } { $name }: Cidade Natal { $hometown }, cartas bônus { $bonus }, moedas { $coins }; { $total } no total.
capital-lux-alt-cover = Capital Lux: as torres luminosas de quatro guildas à noite, refletidas na água sob um anel de luz. Na mesa: { $names }.
capital-lux-alt-rules-sixty = Em sessenta segundos. Você quer: uma Cidade Natal com 5, 4, 6 e 3, ao todo 18. Sua vez: uma carta sobe para a Capital pela ação especial, ou desce para a sua Cidade Natal. O fim: três rodadas; uma mão sem cartas, depois a conferência. Erro de iniciante: em casa 11 em Clérigos, na Capital 4: todos se perdem.
capital-lux-alt-rules-goal = Em cima, a Capital; embaixo, uma Cidade Natal. Agentes 9 de 11, Clérigos 9 de 14 e Mercadores 6 de 10 estão dentro do limite; Cientistas 9 de 7 se perdem.
capital-lux-alt-rules-draft = A escolha: de seis cartas, fique com duas e passe quatro para a esquerda; das que chegam, fique com duas e passe duas para a esquerda; fique com as que chegam depois.
capital-lux-alt-rules-turn = Um turno: uma carta, para cima, na Capital, pela ação especial, ou para baixo, na sua Cidade Natal, pelos pontos.
capital-lux-alt-rules-agent = O Agente na Capital: olhe o modificador de cima, +4, +2, −1 ou −3, e coloque-o virado para baixo em qualquer uma das quatro cores.
capital-lux-alt-rules-cleric = O Clérigo na Capital: escolha azul, verde ou amarelo e leve de lá a menor carta dessa cor para a sua Cidade Natal.
capital-lux-alt-rules-scientist = O Cientista na Capital: compre a carta de cima da pilha para a sua mão.
capital-lux-alt-rules-merchant = O Mercador na Capital: pegue uma das oito moedas de ouro. Uma moeda vale um ponto, ou salva uma cor que está 1 acima do limite.
capital-lux-alt-rules-round-end = O final da rodada: alguém fica sem cartas, as outras pessoas têm mais um turno cada, as cartas que restam nas mãos vão para as Cidades Natais, os modificadores são revelados, os limites são verificados.
capital-lux-alt-rules-gold = Um exemplo: limites 9, 3, 9 e 12, Cidade Natal 11, 4, 6 e 13. Três moedas salvam os Agentes e os Mercadores; os Clérigos se perdem.
capital-lux-alt-rules-bonus = Um exemplo: três pessoas empatam com 9. Em ordem de turno, a partir de quem começou a rodada, a primeira leva o 6 da Capital, a segunda o 4, a terceira nada.
capital-lux-alt-rules-scoring = Pontuação: Cidade Natal 31, cartas bônus 11, duas moedas 2, total 44. Em caso de empate, vence quem tem mais cartas de valor 6, depois 5, 4, 3 e 2.
capital-lux-alt-rules-cards = A caixa: em cada uma das quatro cores três cartas 2, quatro 3, quatro 4, quatro 5 e três 6; modificadores +4, +2, −1, −3; oito moedas de ouro.

## A mesa em palavras

capital-lux-words-starter = Primeiro turno desta rodada: { $name }.
capital-lux-words-discard = Cartas perdidas, fora da partida: { $cards }.
capital-lux-words-capital = Capital, com suas cartas: { $colours }.
capital-lux-words-known = Modificadores que você conhece: { $colours }.
capital-lux-words-seat = { $symbol } { $name }: { $colours }; moedas { $coins }, mão { $hand }, cartas bônus { $bonus }.
