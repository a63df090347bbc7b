# Palavras nas imagens de Luxor e seus textos alternativos.

## Nas imagens

# The table from a chair: how near the end is, and the choices beside the cards.
luxor-picture-over = O jogo acabou
luxor-picture-last-round = Última rodada: { $count ->
        [one] falta 1
       *[other] faltam { $count }
    }
luxor-picture-in-tomb =
    { $count ->
        [0] Ninguém na tumba ainda
       *[other] 1 de 2: o próximo encerra o jogo
    }
luxor-picture-at = em { $from }
luxor-picture-roll = lança o dado
luxor-picture-all = todos andam
luxor-picture-empty = Sua mão está vazia
luxor-picture-treasures = Tesouros
luxor-picture-adventurers = Aventureiros
luxor-picture-sarcophagi = Sarcófagos
luxor-picture-keys = Chaves
luxor-picture-sets = Conjuntos
luxor-picture-scarabs = Escaravelhos
luxor-picture-lay = carta da ponta, andar
luxor-picture-act = ação da peça
luxor-picture-draw = comprar para o meio
luxor-picture-move-skip = espaços vazios não contam
luxor-picture-move-back = uma peça para frente ou para trás
luxor-picture-move-back-space = um espaço para frente ou para trás
luxor-picture-move-osiris = Osíris lança adiante, e outro Osíris lança de novo
luxor-picture-move-tomb = o número exato e uma chave
luxor-picture-move-barred = longe demais ou sem chave: não pode
luxor-picture-wake-pass = um aventureiro passa por Anúbis
luxor-picture-wake-own = só o seu que dorme ali acorda
luxor-picture-wake-stairs = nas escadas, pode se mover no próximo turno
luxor-picture-end-tomb = termina a rodada, depois pontua
luxor-picture-end-stuck = ninguém pode andar: pontua
luxor-picture-tile-tunnel = até o próximo túnel
luxor-picture-tile-scarab = pontos secretos
luxor-picture-tile-eyes-12 = carta com 1 ou 2 olhos
luxor-picture-tile-eyes-23 = carta com 2 ou 3 olhos
luxor-picture-tile-wild = vale por qualquer tesouro
luxor-picture-tile-scarab-or-wild = um dos dois
luxor-picture-sixty-want = Tesouros no caminho, depois um lugar na tumba
luxor-picture-sixty-turn = Jogue uma carta da ponta, ande, use a peça, compre outra
luxor-picture-sixty-end = Dois na tumba: termina a rodada, e contam-se os pontos
luxor-picture-sixty-mistake = Mandar um só na frente: quase todo tesouro pede dois ou três
luxor-picture-symbols-treasures = Tesouros
luxor-picture-symbols-acts = Peças com ação
luxor-picture-symbols-temple = Templo e pontos
luxor-picture-symbols-cards = Cartas e turnos
luxor-picture-symbol-vase = Vaso
luxor-picture-symbol-jewel = Joia
luxor-picture-symbol-statue = Estátua
luxor-picture-symbol-wild = Coringa: todo tesouro
luxor-picture-symbol-sets = Um de cada: conjunto
luxor-picture-symbol-need = Aventureiros exigidos
luxor-picture-symbol-horus = Hórus: chave ou carta
luxor-picture-symbol-osiris = Osíris: mais 3
luxor-picture-symbol-tunnel = Ao próximo túnel
luxor-picture-symbol-scarab = Escaravelho: PV secretos
luxor-picture-symbol-scarab-or-wild = Escaravelho ou coringa
luxor-picture-symbol-eyes = Carta de nível 1 ou 2
luxor-picture-symbol-below = Peça de templo embaixo
luxor-picture-symbol-cobra = Cobra: um túnel
luxor-picture-symbol-falcon = Falcão: carta, escaravelho
luxor-picture-symbol-lion = Leão: um coringa
luxor-picture-symbol-adventurer = Aventureiro
luxor-picture-symbol-several = Três da mesma pessoa
luxor-picture-symbol-asleep = Dorme junto a Anúbis
luxor-picture-symbol-stairs = Escadas, espaço 0
luxor-picture-symbol-number = Número do espaço
luxor-picture-symbol-points = PV de um lugar
luxor-picture-symbol-first = Primeiro na tumba: 5
luxor-picture-symbol-second = Segundo: 3
luxor-picture-symbol-key = Chave da tumba
luxor-picture-symbol-ghost = Estava aqui antes
luxor-picture-symbol-way = Caminho do último turno
luxor-picture-symbol-left = Carta esquerda
luxor-picture-symbol-right = Carta direita
luxor-picture-symbol-pile = Baralho
luxor-picture-symbol-plus-minus = 1 à frente ou atrás
luxor-picture-symbol-die = Role o dado e ande
luxor-picture-symbol-up-to = De 1 a 4, à escolha
luxor-picture-symbol-all = Todos os seus: mais 1
luxor-picture-symbol-last = Último até o seguinte
luxor-picture-symbol-less = 2, e pede um a menos
luxor-picture-symbol-torch = De quem é a vez
luxor-picture-symbol-flag = Quem começa
luxor-picture-symbol-crown = Venceu

## Textos alternativos

luxor-alt-board = Luxor, rodada { $round }. Peças no templo: { $tiles }. Baralho: { $pile }.
luxor-alt-top = Última carta: { $card }.
luxor-alt-first = Começa a rodada: { $name }.
luxor-alt-last = Última rodada! Ainda jogam: { $names }.
luxor-alt-won = Sarcófagos conquistados por: { $names }.
luxor-alt-seat =
    { $points ->
        [1] { $symbol } { $name }: { $points } ponto; chaves { $key }, vasos { $vase }, joias { $jewel }, estátuas { $statue }, coringas { $wild }, escaravelhos { $scarab }. Aventureiros: { $where }.
       *[other] { $symbol } { $name }: { $points } pontos; chaves { $key }, vasos { $vase }, joias { $jewel }, estátuas { $statue }, coringas { $wild }, escaravelhos { $scarab }. Aventureiros: { $where }.
    }
luxor-alt-asleep = dormindo junto a Anúbis { $number }
luxor-alt-stairs = escadas
luxor-alt-tomb = tumba
luxor-alt-hand = Sua mão, da esquerda para a direita: { $cards }.
luxor-alt-empty = Sua mão está vazia.
luxor-alt-scarabs = Seus escaravelhos: { $values }.
luxor-alt-discard = Ninguém pode andar; você pode descartar: { $cards }.
luxor-alt-card = Carta: { $card }.
luxor-alt-die = Dado: { $number }.
luxor-alt-left = Carta da esquerda, { $card }: { $moves }.
luxor-alt-right = Carta da direita, { $card }: { $moves }.
luxor-alt-roll = { $letter }: lançar o dado
luxor-alt-there = { $have }/{ $need }
luxor-alt-some = vários
luxor-alt-move = { $letter }: { $from } → { $to }, { $what }
luxor-alt-mover = { $letter }: { $from } → { $ends }
luxor-alt-complete = completo
luxor-alt-thrown = via Osíris em { $spaces }
luxor-alt-waking = acorda { $count }
luxor-alt-tunnel = túnel até o { $end }
luxor-alt-tunnel-end = túnel sem saída
luxor-alt-nothing = não resta nada para pegar
luxor-alt-prize =
    { $points ->
        [0] custa uma chave, sem sarcófago
       *[other] custa uma chave, sarcófago de { $points } PV
    }
luxor-alt-act = Peças com ação possível: { $where }.
luxor-alt-rewards = Você pode pegar: { $rewards }.
luxor-alt-reward-key = uma chave
luxor-alt-reward-scarab = um escaravelho
luxor-alt-reward-wild = um coringa
luxor-alt-card-number = { $number }
luxor-alt-card-plus-minus = ±1
luxor-alt-card-die = dado
luxor-alt-card-up-to = 1–{ $number } (Hórus { $level })
luxor-alt-card-up-to-die = 1–dado (Hórus { $level })
luxor-alt-card-all = todos avançam { $number } (Hórus { $level })
luxor-alt-card-last = o último até o penúltimo (Hórus { $level })
luxor-alt-card-less = { $number } e tesouro fácil (Hórus { $level })
luxor-alt-tile-empty = espaço vazio
luxor-alt-tile-vase = vaso, { $points } PV
luxor-alt-tile-jewel = joia, { $points } PV
luxor-alt-tile-statue = estátua, { $points } PV
luxor-alt-tile-osiris = Osíris +{ $steps }
luxor-alt-tile-horus-1 = chave ou Hórus 1
luxor-alt-tile-horus-2 = chave ou Hórus 2
luxor-alt-tile-horus-3 = chave ou Hórus 3
luxor-alt-tile-tunnel = túnel
luxor-alt-tile-scarab = escaravelho
luxor-alt-tile-eyes-12 = Hórus 1 ou 2
luxor-alt-tile-eyes-23 = Hórus 2 ou 3
luxor-alt-tile-wild = coringa
luxor-alt-tile-scarab-or-wild = escaravelho ou coringa
luxor-alt-score = Pontuação final de Luxor.
luxor-alt-place = { $place }. { $symbol } { $name }: tesouros { $treasures }, aventureiros { $adventurers }, sarcófagos { $sarcophagi }, chaves { $keys }, conjuntos { $sets }, escaravelhos { $scarabs }; { $total } no total.
luxor-alt-cover = Luxor: o portal de um templo à noite, guardado por duas estátuas de Anúbis. Na mesa: { $names }.
luxor-alt-rules-sixty = Em sessenta segundos. Você quer: um vaso, uma joia, uma estátua e, no fim do caminho, um sarcófago. Sua vez: uma das duas cartas das pontas, de cinco, um aventureiro vai a uma peça, uma carta nova. O fim: dois aventureiros ao lado dos dois sarcófagos. Erro de iniciante: um aventureiro sozinho em tesouros que pedem três e dois.
luxor-alt-rules-goal = Aventureiros de quatro cores reúnem vasos, joias e estátuas a caminho dos dois sarcófagos.
luxor-alt-rules-turn = Um turno: jogar a carta da ponta esquerda ou direita e andar; fazer a ação da peça; comprar uma carta para o meio da mão.
luxor-alt-rules-movement = Uma carta 2: um espaço vazio no caminho não conta. ±1: uma peça para frente ou para trás, também pulando um espaço vazio. Uma carta 1 até Osíris +2, que lança até Osíris +1, que lança de novo. A câmara da tumba: o número exato e uma chave; longe demais ou sem chave não pode. Peças de Osíris: uma de +1, duas de +2, duas de +3, uma de +4.
luxor-alt-rules-movement-step-space = Uma carta 2: um espaço vazio no caminho não conta. ±1: um espaço para frente ou para trás, também para um espaço vazio. Uma carta 1 até Osíris +2, que lança até Osíris +1, que lança de novo. A câmara da tumba: o número exato e uma chave; longe demais ou sem chave não pode. Peças de Osíris: uma de +1, duas de +2, duas de +3, uma de +4.
luxor-alt-rules-statues = Um aventureiro vai do 6, passando pela estátua de Anúbis, ao 8: o companheiro que dormia ali acorda, os dos outros continuam dormindo; agora ele está de pé nas escadas. As estátuas ficam entre o 7 e o 8, o 13 e o 14, o 19 e o 20.
luxor-alt-rules-treasures = Vasos, joias e estátuas: 1 PV exige um aventureiro (1 de cada tipo), 3 PV dois (4), 4 PV dois (3), 5 PV três (1), 6 PV três (1). Cobra, falcão e leão revelam uma peça de templo.
luxor-alt-rules-horus = Peças de Hórus, duas de cada com um, dois e três olhos: uma chave ou a carta de cima da pilha com esse número de olhos.
luxor-alt-rules-temple = Peças de templo. Cobra: 4 túneis. Falcão: 4 escaravelhos, 1 carta de Hórus com 1 ou 2 olhos, 1 com 2 ou 3 olhos. Leão: 3 coringas, 1 escaravelho ou coringa.
luxor-alt-rules-starters = As cartas básicas: seis de 1, quatro de cada número de 2 a 5, cinco de ±1, quatro de dado.
luxor-alt-rules-horus-cards = As cartas de Hórus, oito de cada nível: 1 até um número, 1 até o dado, todos avançam, o último até o penúltimo, um aventureiro a menos.
luxor-alt-rules-tomb = Cada aventureiro que entra na tumba paga uma chave; o primeiro ganha o sarcófago de 5 PV, o segundo o de 3 PV; cada um vale ali 13 PV.
luxor-alt-rules-scoring = Exemplos de pontuação: tesouros 3 + 4 + 5 = 12; aventureiros 0 + 5 + 5 + 8 + 13 = 31; sarcófagos 5 e 3; 1 por chave; um a oito conjuntos 3, 7, 12, 18, 25, 33, 42, 52; escaravelhos 4 + 2 + 2 + 1 = 9.
luxor-alt-rules-end = O fim: conquistados os dois sarcófagos, a rodada termina e pontua-se; ou ninguém pôde andar durante uma rodada inteira.

## O tabuleiro em palavras

luxor-words-horus = Cartas de Hórus: { $stacks }.
luxor-words-stack = nível { $level }, restam { $count }, em cima “{ $card }”
luxor-words-stack-none = nível { $level }, nenhuma
luxor-words-discard = Descarte: { $cards }.
luxor-words-supply = Estoque: chaves { $key }, escaravelhos { $scarab }, coringas { $wild }. Peças de templo viradas para baixo: cobra { $cobra }, falcão { $falcon }, leão { $lion }.
luxor-words-legend = Os espaços em ordem; num tesouro, seus PV / quantos aventureiros ele pede, depois o deus que está embaixo, se houver; entre parênteses, quem está ali.
luxor-words-part = **{ $first }–{ $last }** (parede { $points } PV): { $spaces }
luxor-words-asleep = Dormindo junto a Anúbis { $number }: { $who }
luxor-words-treasure = { luxor-treasure } { $points }/{ $need }
luxor-words-treasure-over = { luxor-treasure } { $points }/{ $need } { $back }
luxor-words-cobra = cobra
luxor-words-falcon = falcão
luxor-words-lion = leão
luxor-words-tomb = **Câmara da tumba** ({ $points } PV): { $sarcophagi }
luxor-words-sarcophagus = sarcófago { $points } PV
luxor-words-sarcophagus-won = sarcófago { $points } PV conquistado por { $name }
