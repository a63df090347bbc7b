# Embaralhamento honesto: o que se publica antes da distribuição, o que se confere depois do fim, o registro da partida.
# $seal: os primeiros dígitos de $commitment. $commitment, $secret e $fingerprint são 64 dígitos hexadecimais, $clicks números longos, $line uma linha do registro.

## Antes da distribuição

lobby-sealed = -# 🔒 Embaralhamento justo · `{ $seal }`
picture-sealed = Lacre do embaralhamento: { $commitment }
button-fairness = Jogo limpo
fairness-about = Quando esta mesa abriu, sorteei um segredo e mostrei o lacre dele. O embaralhamento mistura esse segredo com os cliques de vocês, então ninguém escolhe as cartas, nem eu. Depois da partida o segredo aparece, e qualquer pessoa pode conferir.
fairness-about-solo = Sorteei o segredo desta partida por conta própria: nenhum clique entrou no embaralhamento. O lacre abaixo diz qual era. Depois da partida o segredo aparece, e você pode conferir que cada carta saiu dele.
fairness-about-daily = O segredo desta partida foi sorteado para todo mundo, sem nenhum clique. `/diária` mostra os lacres de hoje e de amanhã. Quando o dia acaba, o segredo aparece, e qualquer pessoa pode conferir.
fairness-sealed = -# 🔒 Lacre (SHA-256): `{ $commitment }`
fairness-clicks = -# Os cliques de vocês no embaralhamento, em ordem: { $clicks }
fairness-unsealed = Esta mesa foi aberta antes de os embaralhamentos serem lacrados, então a distribuição não pode ser conferida.
fairness-deleted = Uma pessoa apagou os próprios dados, e com eles o clique que entrou neste embaralhamento. Dá para rever a partida, mas a distribuição não pode mais ser conferida com o lacre.

## Depois do fim

button-verify = Conferir
button-record = Registro
error-no-record = Só dá para conferir ou baixar uma partida terminada: antes disso, ela revelaria o que está oculto.
error-verifying = Ainda estou conferindo uma partida para você. Aperte **{ button-verify }** de novo quando a resposta chegar.
record-done = A partida inteira em um arquivo, com o segredo dela. Qualquer pessoa pode conferir com a pasta `engine` do Tertulia: `python -m engine.verify`
verify-yourself = -# Para conferir sem mim: **{ button-record }** e a pasta `engine` do Tertulia, com `python -m engine.verify`
verify-secret = -# Segredo, agora aberto: `{ $secret }`
verify-mark = -# Impressão digital do registro: `{ $fingerprint }`
verify-reshuffled =
    { $count ->
        [one] As cartas escondidas foram embaralhadas de novo uma vez, porque uma jogada foi desfeita. É assim que você se lembra?
       *[other] As cartas escondidas foram embaralhadas de novo { $count } vezes, porque jogadas foram desfeitas. É assim que você se lembra?
    }
verify-found-commitment = ❌ Não confere. O segredo não é o que foi lacrado antes da distribuição.
verify-found-seed = ❌ Não confere. O segredo e os cliques de vocês levam a um embaralhamento diferente do que foi jogado.
verify-found-step = ❌ Não confere. Esta linha da partida não segue as regras: `{ $line }`
verify-found-unfinished = ❌ Não confere. As jogadas guardadas param antes do fim da partida.
verify-found-outcome = ❌ Não confere. As jogadas guardadas levam a outro resultado.
verify-found-fingerprint = ❌ Não confere. O registro foi alterado depois de escrito.
verify-found-unsealed = ⚠️ Cada jogada segue as regras, e o resultado está certo. Mas esta mesa foi aberta antes de os embaralhamentos serem lacrados, ou alguém apagou o próprio clique, então não há prova de como as cartas foram embaralhadas.
verify-old-rules = Esta partida foi jogada com regras anteriores, e não consigo mais conferi-la aqui. Com o registro ainda dá, na versão do Tertulia daquela época.
