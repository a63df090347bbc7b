# Tips for a first game of Capital Lux: one sentence above a question, named by the kind of decision.

capital-lux-tip-pick-1 = Dos cartas del mismo color van bien: una en casa para puntuar, otra en la Capital para sostenerla.
capital-lux-tip-pick-2 = Lo que pasas le llega a la siguiente persona: no le des lo que necesita.
capital-lux-tip-pick-3 = Las cartas altas para casa, las bajas para la Capital: el poder es el mismo.
capital-lux-tip-play-1 = Pasarse de un límite no importa hasta que acabe la ronda.
capital-lux-tip-play-2 = La carta que queda en tu mano va a casa al final: no guardes lo que sería demasiado.
capital-lux-tip-play-3 = Tras tu última carta, al resto le queda un turno, salvo si un Científico te da otra en la Capital.
capital-lux-tip-take-1 = El límite del color que te llevas baja en ese valor, también para ti.
capital-lux-tip-lay-1 = Un menos va bien donde no tienes nada y alguien está cerca del límite.
capital-lux-tip-lay-2 = Un más va bien donde te pasas del límite; nadie ve que es un más.
capital-lux-tip-lay-3 = Solo tú conoces este modificador: hasta uno inofensivo hace dudar a los demás.
capital-lux-tip-save-1 = Una moneda por cada punto de más; un color salvado también conserva la opción a la bonificación.
