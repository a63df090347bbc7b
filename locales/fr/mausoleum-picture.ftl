# Words on the pictures of Guardiões do Mausoléu, and their alternative texts.

## On the pictures

mausoleum-picture-discard = Défausse
mausoleum-picture-passed = Passe
mausoleum-picture-empty = Ta main est vide
mausoleum-picture-sets = Ensembles
mausoleum-picture-bonus = Bonus
mausoleum-picture-over =
    { $count ->
        [one] Défausse 1 carte
       *[other] Défausse { $count } cartes
    }
mausoleum-picture-give = Une carte pour { $name }
mausoleum-picture-target = Qui ?
mausoleum-picture-take = prends 1 pièce
mausoleum-picture-recover = reprends 1 carte
mausoleum-picture-lose = perds 1 pièce
mausoleum-picture-keep = jouée
mausoleum-picture-new = neuve
mausoleum-picture-blocks = bloque
mausoleum-picture-last = Pioche vide : { $passes } sur { $seats } ont passé
mausoleum-picture-no-no-target = aucune cible
mausoleum-picture-no-empty-discard = défausse vide
mausoleum-picture-no-second-mausolo = un par partie
mausoleum-picture-no-nothing-to-give = rien à donner
mausoleum-picture-draw = pioche 1
mausoleum-picture-play = joue 0–1
mausoleum-picture-limit = 5 au plus
mausoleum-picture-sixty-want = Une de chacune des quatre pièces vaut 8 points
mausoleum-picture-sixty-turn = Pioche une carte, joues-en une : bâtis, pare ou attaque
mausoleum-picture-sixty-end = Pioche vide et tout le monde passe, ou plus aucune carte
mausoleum-picture-sixty-mistake = Bâtir sans bouclier : les attaques cassent tes ensembles
mausoleum-picture-symbols-construction = Construction
mausoleum-picture-symbols-characters = Personnages
mausoleum-picture-symbols-events = Événements et actions
mausoleum-picture-symbols-table = Table
mausoleum-picture-symbol-points = Points
mausoleum-picture-symbol-crown = Un ensemble compte double
mausoleum-picture-symbol-missing = Pièce qui manque
mausoleum-picture-symbol-waiting = Bouclier en attente
mausoleum-picture-symbol-spent = Personnage déjà utilisé
mausoleum-picture-symbol-played = Vient d’être jouée
mausoleum-picture-symbol-hand = Cartes en main
mausoleum-picture-symbol-pile = Pioche
mausoleum-picture-symbol-discard = Défausse
mausoleum-picture-symbol-passing = Passe
mausoleum-picture-symbol-swap = Cartes échangées

## What a card does, in a few words

mausoleum-picture-effect-base = Les quatre pièces valent 8 points
mausoleum-picture-effect-colunas = Les quatre pièces valent 8 points
mausoleum-picture-effect-piramide = Les quatre pièces valent 8 points
mausoleum-picture-effect-estatuas = Les quatre pièces valent 8 points
mausoleum-picture-effect-mausolo = Un ensemble complet compte double
mausoleum-picture-effect-artemisia = Pioche deux cartes de plus
mausoleum-picture-effect-arquitetos = Bouclier contre Séisme
mausoleum-picture-effect-escultores = Bouclier contre Invasion et Vol
mausoleum-picture-effect-terremoto = Un rival perd une pièce
mausoleum-picture-effect-invasao = Prends une pièce à un rival
mausoleum-picture-effect-descoberta = Prends 1 carte de la défausse
mausoleum-picture-effect-troca = Donne une carte, reçois-en une au hasard
mausoleum-picture-effect-roubo = Vole une carte au hasard
mausoleum-picture-effect-protecao = Bouclier contre la prochaine attaque

## Alternative texts

mausoleum-alt-board = Plateau de Guardiões do Mausoléu. Pioche : { $pile }. Défausse : { $discard }.
mausoleum-alt-top = Au-dessus : { $card }.
mausoleum-alt-seat = { $symbol } { $name } : { $points } points, { $hand } en main ; Base { $base }, Colonnes { $colunas }, Pyramide { $piramide }, Statues { $estatuas }.
mausoleum-alt-shields = Boucliers sur la table : { $cards }.
mausoleum-alt-crown = Mausole compte double un ensemble complet.
mausoleum-alt-used = Utilisés : { $cards }.
mausoleum-alt-hand = Ta main : { $cards }.
mausoleum-alt-gain = { $points } points
mausoleum-alt-missing = manque alors { $cards }
mausoleum-alt-more =
    { $count ->
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }
mausoleum-alt-stops = { $symbol } bloque avec { $card }
mausoleum-alt-holds =
    { $count ->
        [one] { $symbol } { $count } carte
       *[other] { $symbol } { $count } cartes
    }
mausoleum-alt-takes = { $card } : { $symbol } { $loss }, toi { $gain }
mausoleum-alt-loses = { $symbol } { $loss }
mausoleum-alt-empty = Ta main est vide.
mausoleum-alt-score = Score final de Guardiões do Mausoléu.
mausoleum-alt-place = { $place }. { $symbol } { $name } : { $sets } pour les ensembles, { $several } de bonus, { $mausolo } pour Mausole, { $total } au total.
mausoleum-alt-cover = Guardiões do Mausoléu : un mausolée de marbre au-dessus du port à l’aube. À la table : { $names }.
mausoleum-alt-rules-sixty = En soixante secondes. Ton but : un mausolée complet, 8 points. Ton tour : une carte de la pioche, puis une pièce, un bouclier, une aide ou une attaque. La fin : la pioche est vide et tout le monde passe. Erreur de débutant : une attaque emporte les statues d’un mausolée sans bouclier.
mausoleum-alt-rules-goal = Un mausolée complet fait de Base, Colonnes (Colunas), Pyramide (Pirâmide) et Statues (Estátuas) : 8 points.
mausoleum-alt-rules-turn = Un tour : pioche une carte, joues-en une ou aucune, gardes-en cinq au plus.
mausoleum-alt-rules-turn-hand-limit-always = Un tour : pioche une carte, gardes-en cinq au plus, joues-en une ou aucune.
mausoleum-alt-rules-construction = Les quatre cartes de construction, six de chaque : Base, Colonnes (Colunas), Pyramide (Pirâmide), Statues (Estátuas).
mausoleum-alt-rules-characters = Les quatre personnages, trois de chaque : Mausole (Mausolo), Artémise II (Artemísia II), Architectes (Arquitetos), Sculpteurs (Escultores).
mausoleum-alt-rules-events = Les événements : deux Séisme (Terremoto), trois Invasion (Invasão), trois Découverte archéologique (Descoberta Arqueológica).
mausoleum-alt-rules-actions = Les actions : trois Échange (Troca), trois Vol (Roubo), deux Protection (Proteção).
mausoleum-alt-rules-defence = Ce qui bloque quoi : Séisme (Terremoto) par Architectes (Arquitetos) ou Protection (Proteção) ; Invasion (Invasão) et Vol (Roubo) par Sculpteurs (Escultores) ou Protection ; Échange (Troca) par Protection.
mausoleum-alt-rules-scoring = Exemples : un ensemble, 8 points ; deux ensembles, 16 + 4 ; deux ensembles avec Mausole (Mausolo), 16 + 4 + 8.
mausoleum-alt-rules-end = La fin : la pioche est vide et tout le monde a passé d’affilée, ou toutes les mains sont vides.

## Le plateau en mots

mausoleum-words-passes = Passes d’affilée : { $passes }. À { $count }, la partie se termine.
mausoleum-words-discard = Dans la défausse : { $cards }.
