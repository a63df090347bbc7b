# Guardiões do Mausoléu. Les cartes gardent leur nom portugais dans toutes les langues et s’emploient sans article.
# Les points de ces textes vont toujours par huit et par quatre : pas de singulier à prévoir.

## Title

mausoleum-title = Guardiões do Mausoléu
mausoleum-title-gloss = Gardiens du Mausolée
mausoleum-about = Bâtis ton mausolée pièce par pièce : une base, des colonnes, une pyramide et des statues forment un ensemble qui vaut 8 points. Séismes, invasions et vols menacent ton œuvre, et les personnages t’aident à la protéger et à lui donner plus de valeur.

## Options

mausoleum-option-hand-limit-turn-end = 5 cartes en main au plus, à la fin du tour
mausoleum-option-hand-limit-always = 5 cartes en main au plus, à tout moment

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
mausoleum-gloss-colunas = Colonnes
mausoleum-gloss-piramide = Pyramide
mausoleum-gloss-estatuas = Statues
mausoleum-gloss-mausolo = Mausole
mausoleum-gloss-artemisia = Artémise II
mausoleum-gloss-arquitetos = Architectes
mausoleum-gloss-escultores = Sculpteurs
mausoleum-gloss-terremoto = Tremblement de terre
mausoleum-gloss-invasao = Invasion
mausoleum-gloss-descoberta = Découverte archéologique
mausoleum-gloss-troca = Échange
mausoleum-gloss-roubo = Vol
mausoleum-gloss-protecao = Protection

mausoleum-effect-base = Les fondations : une des quatre pièces d’un ensemble, qui vaut 8 points.
mausoleum-effect-colunas = Le soutien : une des quatre pièces d’un ensemble, qui vaut 8 points.
mausoleum-effect-piramide = Le sommet : une des quatre pièces d’un ensemble, qui vaut 8 points.
mausoleum-effect-estatuas = L’ornement : une des quatre pièces d’un ensemble, qui vaut 8 points.
mausoleum-effect-mausolo = Reste devant toi et double un de tes ensembles complets au décompte final ; tu ne peux jouer cette carte qu’une fois par partie.
mausoleum-effect-artemisia = Tu pioches aussitôt deux cartes de plus.
mausoleum-effect-arquitetos = Bloque un Terremoto contre toi, depuis la table ou depuis ta main.
mausoleum-effect-escultores = Bloque une Invasão ou un Roubo contre toi, depuis la table ou depuis ta main.
mausoleum-effect-terremoto = Une personne de ton choix défausse une carte de construction de sa zone et décide laquelle.
mausoleum-effect-invasao = Tu prends à quelqu’un n’importe quelle carte de construction de sa zone et tu l’ajoutes à la tienne.
mausoleum-effect-descoberta = Tu prends en main n’importe quelle carte de la défausse.
mausoleum-effect-troca = Tu donnes à quelqu’un une carte de ton choix et tu en reçois une au hasard de sa main.
mausoleum-effect-roubo = Tu voles à quelqu’un une carte de sa main, au hasard.
mausoleum-effect-protecao = Bloque une attaque contre toi (Terremoto, Invasão, Roubo ou Troca), depuis la table ou depuis ta main.

## What happened

mausoleum-event-drew =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
mausoleum-event-drew-known =
    { $count ->
        [one] Tu pioches une carte : { $cards }.
       *[other] Tu pioches { $count } cartes : { $cards }.
    }
mausoleum-event-built = { $seat } construit { $card }.
mausoleum-event-crowned = { $seat } joue Mausolo : un de ses ensembles complets comptera double.
mausoleum-event-shielded = { $seat } pose { $card } comme bouclier.
mausoleum-event-summoned = { $seat } joue Artemísia II.
mausoleum-event-attacked = { $seat } joue { $card } contre { $target }.
mausoleum-event-defended =
    { $source ->
        [table] { $seat } bloque { $against } avec { $card }, déjà sur la table.
       *[hand] { $seat } bloque { $against } avec { $card }, directement depuis sa main.
    }
mausoleum-event-lost = { $seat } perd { $card }.
mausoleum-event-captured = { $seat } prend { $card } à { $target } et l’ajoute à sa zone.
mausoleum-event-robbed = { $seat } vole une carte au hasard à { $target }.
mausoleum-event-robbed-known = { $seat } vole { $card } à { $target }.
mausoleum-event-swapped = { $seat } et { $target } échangent une carte.
mausoleum-event-swapped-known = { $seat } donne { $gave } à { $target } et reçoit { $got } en échange.
mausoleum-event-recovered = { $seat } joue Descoberta Arqueológica et prend { $card } dans la défausse.
mausoleum-event-passed = { $seat } ne joue rien.
mausoleum-event-discarded = { $seat } défausse { $card }.
mausoleum-event-ended =
    { $reason ->
        [passes] La partie est finie : la pioche est vide et tout le monde a passé.
       *[hands] La partie est finie : plus personne n’a de cartes.
    }

## A turn in one line
# Un tour en une ligne, après le nom de qui joue. Bref, au passé.

mausoleum-story-built = a construit { $card }
mausoleum-story-crowned = { $card } : un ensemble comptera double
mausoleum-story-shielded = a préparé { $card }
mausoleum-story-summoned =
    { $count ->
        [0] { $card }, mais la pioche est vide
        [one] { $card } : une carte de plus
       *[other] { $card } : { $count } cartes de plus
    }
mausoleum-story-attacked =
    { $you ->
        [target] { $card } contre toi
       *[nobody] { $card } contre { $target }
    }
mausoleum-story-defended =
    { $you ->
        [target] { $against } contre toi, mais tu avais { $card }
       *[nobody] { $against } contre { $target }, qui avait { $card }
    }
mausoleum-story-lost =
    { $you ->
        [target] { $against } contre toi : tu as perdu { $card }
       *[nobody] { $against } contre { $target }, qui a perdu { $card }
    }
mausoleum-story-captured =
    { $you ->
        [target] { $against } : t’a pris { $card }
       *[nobody] { $against } : a pris { $card } à { $target }
    }
mausoleum-story-robbed = { $against } : a pris une carte à { $target }
mausoleum-story-robbed-known =
    { $you ->
        [target] { $against } : t’a pris { $card }
       *[nobody] { $against } : a pris { $card } à { $target }
    }
mausoleum-story-swapped = { $against } avec { $target }
mausoleum-story-swapped-known =
    { $you ->
        [target] { $against } avec toi : tu as donné { $got } et reçu { $gave }
       *[nobody] { $against } avec { $target } : a donné { $gave }, reçu { $got }
    }
mausoleum-story-recovered = { $card } : a repris { $got }
mausoleum-story-passed = a passé son tour
mausoleum-story-passed-without-cards = { $seat } n’a plus de cartes et passe
mausoleum-story-discarded-all = a défaussé { $cards }

## Questions

mausoleum-ask-play = Quelle carte joues-tu ? Tu peux aussi ne rien jouer.
mausoleum-ask-target = Contre qui joues-tu { $card } ?
mausoleum-ask-take = Quelle carte prends-tu à { $target } ?
mausoleum-ask-give = Quelle carte donnes-tu à { $target } ?
mausoleum-ask-recover = Quelle carte prends-tu dans la défausse ?
mausoleum-ask-lose = { $seat } joue Terremoto contre toi. Laquelle de tes cartes de construction s’écroule ?
mausoleum-ask-discard =
    { $count ->
        [one] Tu as une carte de trop. Laquelle défausses-tu ?
       *[other] Tu as { $count } cartes de trop. Laquelle défausses-tu en premier ?
    }
mausoleum-ask-discard-first =
    { $count ->
        [one] Tu as une carte de trop. Laquelle défausses-tu avant de jouer ?
       *[other] Tu as { $count } cartes de trop. Laquelle défausses-tu en premier, avant de jouer ?
    }

## Buttons and options (80 characters at most)

mausoleum-do-build = { $card } : une pièce de plus
mausoleum-do-build-set = { $card } : complète un ensemble, +{ $points } points
mausoleum-do-crown = Mausolo : double un ensemble, +{ $points } points
mausoleum-do-crown-later = Mausolo : doublera un ensemble dès que tu en auras un
mausoleum-do-summon =
    { $count ->
        [one] Artemísia II : piocher une carte de plus
       *[other] Artemísia II : piocher { $count } cartes de plus
    }
mausoleum-do-summon-empty = Artemísia II : plus rien à piocher
mausoleum-do-shield-arquitetos = Arquitetos : bloquera un Terremoto
mausoleum-do-shield-escultores = Escultores : bloquera une Invasão ou un Roubo
mausoleum-do-shield-protecao = Proteção : bloquera une attaque, quelle qu’elle soit
mausoleum-do-attack = { $card } : choisir la cible
mausoleum-do-attack-terremoto = Terremoto : { $target } perd une carte de construction
mausoleum-do-attack-invasao = Invasão : prendre { $card } à { $target }
mausoleum-do-attack-invasao-choose = Invasão : choisir quoi prendre à { $target }
mausoleum-do-attack-roubo = Roubo : voler une carte au hasard à { $target }
mausoleum-do-attack-troca = Troca : échanger { $card } avec { $target }
mausoleum-do-attack-troca-choose = Troca : choisir quoi donner à { $target }
mausoleum-do-dig = Descoberta Arqueológica : choisir dans la défausse
mausoleum-do-dig-card = Descoberta Arqueológica : prendre { $card }
mausoleum-do-pass = Ne rien jouer
mausoleum-do-pass-last = Ne rien jouer : la partie se termine
mausoleum-do-target-terremoto =
    { $count ->
        [one] { $target } : une carte de construction
       *[other] { $target } : { $count } cartes de construction
    }
mausoleum-do-target-invasao =
    { $count ->
        [one] { $target } : une carte de construction
       *[other] { $target } : { $count } cartes de construction
    }
mausoleum-do-target-roubo =
    { $count ->
        [one] { $target } : une carte en main
       *[other] { $target } : { $count } cartes en main
    }
mausoleum-do-target-troca =
    { $count ->
        [one] { $target } : une carte en main
       *[other] { $target } : { $count } cartes en main
    }
mausoleum-do-take = { $card } : une pièce de plus
mausoleum-do-take-set = { $card } : complète un ensemble, +{ $points } points
mausoleum-do-take-break = { $card } : casse un ensemble, −{ $points } points pour ta cible
mausoleum-do-take-both = { $card } : +{ $points } points pour toi, −{ $broken } pour ta cible
mausoleum-do-give = { $card }
mausoleum-do-recover = { $card }
mausoleum-do-lose = { $card } : ne casse aucun ensemble
mausoleum-do-lose-set = { $card } : casse un ensemble, −{ $points } points
mausoleum-do-discard = { $card }

## Why something cannot be done

mausoleum-no-no-target = Personne ne peut être la cible de cette carte pour le moment. Choisis-en une autre, ou ne joue rien.
mausoleum-no-empty-discard = La défausse est vide : il n’y a rien à y prendre. Choisis une autre carte, ou ne joue rien.
mausoleum-no-second-mausolo = Tu as déjà joué Mausolo, qui ne sert qu’une fois par partie. Choisis une autre carte, ou ne joue rien.
mausoleum-no-nothing-to-give = Tu n’as pas d’autre carte à donner en échange. Choisis un autre coup, ou ne joue rien.
mausoleum-no-not-there = Cette carte n’est pas là. Choisis-en une parmi celles qui sont proposées.
mausoleum-no-no-such-target = Cette cible n’est pas possible. Choisis-en une parmi celles qui sont proposées.

## The result

mausoleum-category-sets = Ensembles complets
mausoleum-category-several = Plusieurs ensembles
mausoleum-category-mausolo = Mausolo
mausoleum-criterion-sets = Ensembles complets
mausoleum-criterion-characters = Personnages différents utilisés
mausoleum-ending-passes = La pioche était vide et personne n’a joué de carte pendant un tour de table entier.
mausoleum-ending-hands = La pioche était vide et plus personne n’avait de cartes en main.
mausoleum-decided-sets = Égalité aux points : { $seat } gagne avec plus d’ensembles complets.
mausoleum-decided-characters = Égalité aux points et aux ensembles : { $seat } gagne pour avoir utilisé plus de personnages différents.

## Rules

mausoleum-rules-goal-body =
    Tu construis un mausolée, et les autres aussi. **Base**, **Colunas**, **Pirâmide** et **Estátuas**, une de chaque, forment un ensemble complet, qui vaut **8 points**. Protège tes ensembles, gêne les autres chantiers et arrive à la fin avec le plus de points.

    On joue à 2, 3 ou 4. Tout le monde commence avec **5 cartes** ; le reste des 52 forme la pioche.

    Personne d’autre que toi ne voit ta main. Les zones, les boucliers en attente, la défausse et le nombre de cartes de chaque main sont visibles par tout le monde.
mausoleum-rules-turn-body =
    { $hand_limit ->
        [always]
            1. **Pioche** une carte. Une fois la pioche vide, on ne pioche plus.
            2. **Défausse** des cartes jusqu’à n’en garder que **5**, si tu en as maintenant plus. Tu choisis lesquelles.
            3. **Joue** une carte, ou aucune.

            C’est ensuite à la personne suivante. La limite de 5 cartes compte à tout moment : si la carte que tu joues te la fait dépasser, tu défausses encore aussitôt.
       *[turn_end]
            1. **Pioche** une carte. Une fois la pioche vide, on ne pioche plus.
            2. **Joue** une carte, ou aucune.
            3. **Défausse** des cartes jusqu’à n’en garder que **5**, si tu en as plus. Tu choisis lesquelles.

            C’est ensuite à la personne suivante. Pendant ton tour, tu peux avoir plus de 5 cartes : la limite ne compte qu’à la fin.
    }
mausoleum-rules-construction-title = Construction
mausoleum-rules-construction-body =
    24 cartes, 6 de chaque :
    - **Base** (base)
    - **Colunas** (colonnes)
    - **Pirâmide** (pyramide)
    - **Estátuas** (statues)

    Joue-les face visible dans ta zone, dans l’ordre que tu veux. Une de chaque forme un ensemble complet. Les cartes en double servent à d’autres ensembles : pour en avoir deux, il faut deux cartes de chaque.

    Rien dans ta zone n’est à l’abri pour toujours : Terremoto et Invasão peuvent casser même un ensemble complet.
mausoleum-rules-characters-title = Personnages
mausoleum-rules-characters-body =
    12 cartes, 3 de chaque :
    - **Mausolo** (Mausole) reste devant toi. Au décompte final, un de tes ensembles complets compte double. Tu ne peux jouer cette carte qu’une fois par partie.
    - **Artemísia II** (Artémise II) : tu pioches aussitôt deux cartes de plus, donc trois pendant ce tour. Elle va ensuite à la défausse.
    - **Arquitetos** (architectes) attend devant toi comme bouclier et bloque un Terremoto.
    - **Escultores** (sculpteurs) attend devant toi comme bouclier et bloque une Invasão ou un Roubo.

    Utiliser des personnages différents aide aussi à départager les égalités.
mausoleum-rules-events-title = Événements
mausoleum-rules-events-body =
    8 cartes :
    - **Terremoto** (tremblement de terre, 2) : vise quelqu’un, qui défausse une carte de construction de sa zone. Cette personne décide laquelle.
    - **Invasão** (invasion, 3) : prends à quelqu’un n’importe quelle carte de construction de sa zone et ajoute-la à la tienne.
    - **Descoberta Arqueológica** (découverte archéologique, 3) : prends en main n’importe quelle carte de la défausse, sauf celle-ci.

    Un événement utilisé va à la défausse. S’il n’y a aucune carte à toucher ou à prendre, tu ne peux pas le jouer.
mausoleum-rules-actions-title = Actions
mausoleum-rules-actions-body =
    8 cartes :
    - **Troca** (échange, 3) : donne à quelqu’un une carte de ta main, à ton choix, et reçois-en une au hasard de la sienne. Il faut une carte à échanger dans chaque main.
    - **Roubo** (vol, 3) : vole à quelqu’un une carte de sa main, au hasard, s’il lui en reste.
    - **Proteção** (protection, 2) attend devant toi comme bouclier et bloque un Terremoto, une Invasão, un Roubo ou une Troca.

    Une fois utilisée, une action va à la défausse.
mausoleum-rules-defence-title = Défense
mausoleum-rules-defence-body =
    - Contre **Terremoto** : Arquitetos ou Proteção.
    - Contre **Invasão** et **Roubo** : Escultores ou Proteção.
    - Contre **Troca** : seulement Proteção.

    La défense annule toute l’attaque, et les deux cartes vont à la défausse.

    Elle agit depuis la table, si tu l’as déjà jouée, ou directement depuis ta main. On ne te demande rien : un bouclier sur la table sert d’abord, puis une carte de ta main, et à chaque endroit Proteção passe toujours en dernier.
mausoleum-rules-scoring-body =
    - Chaque ensemble complet : **8 points**
    - Deux ensembles ou plus : **4 points**, une seule fois
    - Mausolo : un ensemble complet compte double, soit **8 points** de plus

    Les pièces isolées et les cartes en main ne valent rien. Deux ensembles avec Mausolo font 8 + 8 + 4 + 8 = **28**.

    En cas d’égalité aux points, le plus grand nombre d’ensembles complets l’emporte, puis le plus grand nombre de personnages différents utilisés. Si l’égalité demeure, la victoire est partagée.
mausoleum-rules-end-body =
    Quand la pioche est vide, on continue avec les cartes en main. La partie se termine
    - quand, pendant un tour de table entier, tout le monde passe, c’est-à-dire ne joue rien, ou
    - quand toutes les mains sont vides.

    Dès que quelqu’un joue une carte, on recommence à compter. Sans carte en main, tu passes automatiquement.

mausoleum-ruling-seats = On joue à 2, 3 ou 4.
mausoleum-ruling-first = La personne qui commence est tirée au sort.
mausoleum-ruling-hand-limit = { $hand_limit ->
        [always] À cette table, la limite de cinq cartes compte à tout moment : avec six après la pioche, tu défausses avant de jouer. La règle maison est qu’elle compte à la fin du tour.
       *[turn_end] La limite de cinq cartes compte à la fin du tour ; la table peut choisir qu’elle compte à tout moment : avec six après la pioche, tu défausses avant de jouer.
    }
mausoleum-ruling-artemisia = Artemísia II fait piocher deux cartes de plus : trois en tout ce tour-là, avec celle du début.
mausoleum-ruling-mausolo = Mausolo reste devant toi. À la fin, un ensemble complet compte double, 16 points, et chaque personne ne peut jouer cette carte qu’une fois par partie.
mausoleum-ruling-shields = Une fois posés, Arquitetos, Escultores et Proteção attendent face visible devant toi, comme un bouclier à usage unique.
mausoleum-ruling-reaction = Une défense en main s’utilise automatiquement. Un bouclier sur la table sert d’abord, puis la carte qui bloque le moins de sortes d’attaques.
mausoleum-ruling-answers = Arquitetos bloque Terremoto. Escultores bloque Invasão et Roubo. Proteção bloque Terremoto, Invasão, Roubo et Troca.
mausoleum-ruling-discarded = Les cartes utilisées et les cartes annulées vont toutes à la défausse.
mausoleum-ruling-characters = Un personnage compte comme utilisé quand son pouvoir agit : Mausolo et Artemísia II quand on les joue, Arquitetos et Escultores quand ils bloquent quelque chose, même depuis la main.
mausoleum-ruling-terremoto = La cible de Terremoto choisit la carte qu’elle défausse. Si toutes sont identiques, on ne lui demande rien.
mausoleum-ruling-invasao = Invasão prend n’importe quelle carte de construction, même dans un ensemble complet.
mausoleum-ruling-descoberta = Descoberta Arqueológica prend n’importe quelle carte défaussée sauf elle-même ; une autre copie convient. Si la défausse est vide, on ne peut pas la jouer.
mausoleum-ruling-roubo = Roubo prend une carte au hasard.
mausoleum-ruling-troca = Avec Troca, tu choisis la carte que tu donnes ; celle que tu reçois vient au hasard.
mausoleum-ruling-no-target = Une carte sans cible possible ne peut pas être jouée.
mausoleum-ruling-quiet = Quand la pioche est vide, reprendre une Descoberta Arqueológica avec une autre ne change rien : c’est comme si tu avais passé.
mausoleum-ruling-several = Deux ensembles complets ou plus donnent 4 points une seule fois, quel que soit leur nombre.
mausoleum-ruling-end = La partie se termine quand la pioche est vide et que tout le monde a passé d’affilée, ou que toutes les mains sont vides. Passer ne compte qu’une fois la pioche vide ; sans carte en main, tu passes alors automatiquement.
mausoleum-ruling-tie = À égalité, on compare les ensembles complets, puis les personnages différents utilisés ; après cela, la victoire est partagée.
mausoleum-ruling-public = Les mains et l’ordre de la pioche sont secrets. Le nombre de cartes de chaque main, les zones, les boucliers et la défausse sont visibles par tout le monde.
mausoleum-ruling-private-play = Tu prépares ton coup en secret : les autres ne le voient qu’au moment où il a lieu.
mausoleum-ruling-single = Quand il n’y a qu’un choix possible, il est fait pour toi.
