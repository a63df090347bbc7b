# Tips for a first game of Capital Lux: one sentence above a question, named by the kind of decision.

capital-lux-tip-pick-1 = Duas cartas da mesma cor combinam: uma em casa, pelos pontos, e outra na Capital, pelo limite.
capital-lux-tip-pick-2 = O que você passa vai para a próxima pessoa: não entregue o que ela quer.
capital-lux-tip-pick-3 = Cartas altas para casa, baixas para a Capital: a ação especial é a mesma.
capital-lux-tip-play-1 = Passar de um limite não faz mal até a rodada acabar.
capital-lux-tip-play-2 = A carta que fica na mão vai para casa no fim: não segure o que seria demais.
capital-lux-tip-play-3 = Depois da sua última carta, os outros só têm um turno, a menos que um Cientista compre outra na Capital.
capital-lux-tip-take-1 = O limite da cor que você leva cai nesse valor, para você também.
capital-lux-tip-lay-1 = Um menos vai bem onde você não tem nada e alguém está perto do limite.
capital-lux-tip-lay-2 = Um mais vai bem onde você passou do limite; ninguém vê que é um mais.
capital-lux-tip-lay-3 = Só você conhece este modificador: até um inofensivo deixa os outros com o pé atrás.
capital-lux-tip-save-1 = Uma moeda por ponto acima; uma cor salva também mantém a chance do bônus.
