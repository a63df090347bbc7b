# Tips for a first game of Guardiões do Mausoléu: one sentence above a question, named by the kind of decision.

mausoleum-tip-play-1 = Uma carta por turno, ou nenhuma: uma defesa na mão também protege.
mausoleum-tip-play-2 = Uma peça que completa um conjunto vale 8 pontos; uma solta, nada por enquanto.
mausoleum-tip-play-3 = Quando o monte está no fim, jogue o que dá pontos e guarde o que defende.
mausoleum-tip-target-1 = Olhe os escudos na frente de cada um: algum pode deter você.
mausoleum-tip-target-2 = Mire em quem está na frente: é ali que um ataque conta mais.
mausoleum-tip-target-3 = Uma mão grande pode esconder uma defesa.
mausoleum-tip-take-1 = O melhor é uma peça que completa o seu conjunto e desfaz o do alvo.
mausoleum-tip-give-1 = Dê o que não serve para você: um segundo Mausolo, ou uma peça que você tem de sobra.
mausoleum-tip-recover-1 = Procure o que dá pontos: Mausolo, ou a peça que falta para você.
mausoleum-tip-lose-1 = Abra mão de uma peça que você tem de sobra.
mausoleum-tip-lose-2 = Seus conjuntos dependem da sua peça mais rara: essa tem que ficar.
mausoleum-tip-lose-3 = O que cai vai para o descarte: alguém pode pegar dali.
mausoleum-tip-discard-1 = Peças que já não completam conjunto nenhum são as primeiras a sair.
