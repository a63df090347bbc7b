# Tips for a first game of Guardiões do Mausoléu: one sentence above a question, named by the kind of decision.

mausoleum-tip-play-1 = One card a turn, or none: a defense in your hand protects you, too.
mausoleum-tip-play-2 = A piece that completes a set is worth 8 points; a loose one nothing yet.
mausoleum-tip-play-3 = When the pile is nearly empty, play what brings points and keep what defends.
mausoleum-tip-target-1 = Look at the shields in front of each: one of them may stop you.
mausoleum-tip-target-2 = Aim at whoever is ahead: that is where an attack counts most.
mausoleum-tip-target-3 = A big hand may hide a defense.
mausoleum-tip-take-1 = Best is a piece that completes your set and breaks theirs.
mausoleum-tip-give-1 = Give what you can’t use: a second Mausolus, or a piece you have too many of.
mausoleum-tip-recover-1 = Look for what brings you points: Mausolus, or the piece that you lack.
mausoleum-tip-lose-1 = Give up a piece of which you have more than you need.
mausoleum-tip-lose-2 = Your sets depend on your rarest piece: that one must stay.
mausoleum-tip-lose-3 = What falls goes to the discard pile: somebody may fetch it from there.
mausoleum-tip-discard-1 = Pieces that can’t complete a set any more are the first to go.
