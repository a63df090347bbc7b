# Embaralhamento honesto: o que se publica antes da distribuição, o que se confere depois do fim, o registro da partida.
# $commitment, $secret e $fingerprint são 64 dígitos hexadecimais, $clicks números longos, $line uma linha do registro.

## Antes da distribuição

lobby-sealed = -# 🔒 O embaralhamento está lacrado: `{ $commitment }`
more-sealed = -# 🔒 Embaralhamento lacrado (SHA-256): `{ $commitment }`
more-clicks = -# Cliques de quem joga usados no embaralhamento, em ordem: { $clicks }
more-unsealed = -# Esta mesa foi aberta antes de os embaralhamentos serem lacrados. A distribuição não pode ser conferida.

## Depois do fim

button-verify = Conferir
button-record = Registro
error-no-record = Só dá para conferir ou baixar uma partida terminada: antes disso, ela revelaria o que está oculto.
error-verifying = Ainda estou conferindo uma partida para você. Aperte **Conferir** de novo quando a resposta chegar.
record-done = A partida inteira em um arquivo, com o segredo dela. Qualquer pessoa pode conferir sem este bot: `python -m engine.verify`
verify-done = ✅ Conferido. O segredo é o que foi lacrado antes da distribuição. Cada embaralhamento e cada dado vem dele e dos cliques de quem joga, cada decisão segue as regras e o resultado está certo.
verify-secret = -# Segredo, agora aberto: `{ $secret }`
verify-mark = -# Impressão digital do registro: `{ $fingerprint }`
verify-found-commitment = ❌ Não confere. O segredo não é o que foi lacrado antes da distribuição.
verify-found-seed = ❌ Não confere. O segredo e os cliques de quem joga levam a um embaralhamento diferente do que foi jogado.
verify-found-step = ❌ Não confere. Esta linha da partida não segue as regras: `{ $line }`
verify-found-unfinished = ❌ Não confere. As decisões guardadas param antes do fim da partida.
verify-found-outcome = ❌ Não confere. As decisões guardadas levam a outro resultado.
verify-found-fingerprint = ❌ Não confere. O registro foi alterado depois de escrito.
verify-found-unsealed = ⚠️ Cada decisão segue as regras e o resultado está certo. Mas esta mesa foi aberta antes de os embaralhamentos serem lacrados, então ninguém pode provar como as cartas foram embaralhadas.
verify-old-rules = Esta partida foi jogada com regras anteriores e não pode mais ser conferida aqui. O registro dela ainda pode, com a versão do Tertulia daquela época.
