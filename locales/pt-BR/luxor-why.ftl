# Why not: what a beginner of Luxor expects and the rules forbid now.

luxor-why-inner = **As cartas do meio**: só dá para jogar as duas das pontas.
luxor-why-card =
    { $side ->
        [left] **Esquerda, { $card }**: não move nenhum aventureiro seu.
       *[right] **Direita, { $card }**: não move nenhum aventureiro seu.
    }
luxor-why-must-move = **Descartar**: a carta da outra ponta move alguém, então é preciso jogá-la.
luxor-why-asleep = **Quem dorme**: acorda quando você passa pela estátua de Anúbis.
luxor-why-exact = **Menos de { $count } peças**: o número é exato.
luxor-why-no-key = **{ luxor-do-from } → tumba**: só se entra com uma chave.
luxor-why-too-far = **{ luxor-do-from }**: passaria da tumba, que pede o número exato.
luxor-why-back = **{ luxor-do-from }, para trás**: não há nada atrás.
luxor-why-no-action = **{ $space }**: não há nada que você possa fazer ali agora.
luxor-why-none-left =
    { $reward ->
        [key] **Uma chave**: não sobrou nenhuma.
        [scarab] **Um escaravelho**: não sobrou nenhum.
        [wild] **Um coringa**: não sobrou nenhum.
       *[horus] **Hórus { $level }**: essa pilha está vazia.
    }
