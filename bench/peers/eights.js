// Crazy eights as boardgame.io's documentation has a game written: a setup, moves that change G, a turn of one move,
// endIf, and ai.enumerate for what may be done. Lay a card of the same suit or rank as the top one; an eight goes on
// anything and names a suit; who has nothing to lay draws. Whoever has no card left wins; nobody does when all have
// passed in a row because there is nothing left to draw.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const DEALT = 7;
const EIGHT = 8;

const box = () => SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, index) => ({ suit, rank: index + 1 })));

const fits = (G, card) => card.rank === EIGHT || card.suit === G.suit || card.rank === G.discard.at(-1).rank;

const Eights = {
  name: 'eights',
  // Nobody takes anything back here, so the peer need not remember it.
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 4,

  setup: ({ ctx, random }) => {
    const pile = random.Shuffle(box());
    const hands = Array.from({ length: ctx.numPlayers }, () => pile.splice(-DEALT));
    const discard = [pile.pop()];
    return { pile, hands, discard, suit: discard[0].suit, passed: 0 };
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    lay: ({ G, playerID }, index, suit) => {
      const card = G.hands[playerID][index];
      if (card === undefined || !fits(G, card) || (card.rank === EIGHT) !== SUITS.includes(suit)) return INVALID_MOVE;
      G.hands[playerID].splice(index, 1);
      G.discard.push(card);
      G.suit = card.rank === EIGHT ? suit : card.suit;
      G.passed = 0;
    },

    draw: ({ G, playerID, random }) => {
      if (G.hands[playerID].some((card) => fits(G, card))) return INVALID_MOVE;
      if (G.pile.length === 0) {
        const top = G.discard.pop();
        G.pile = random.Shuffle(G.discard);
        G.discard = [top];
      }
      if (G.pile.length === 0) {
        G.passed += 1;
        return;
      }
      G.hands[playerID].push(G.pile.pop());
    },
  },

  endIf: ({ G, ctx }) => {
    const winner = G.hands.findIndex((hand) => hand.length === 0);
    if (winner >= 0) return { winner: String(winner) };
    if (G.passed === ctx.numPlayers) return { draw: true };
  },

  ai: {
    enumerate: (G, ctx) => {
      const found = [];
      G.hands[ctx.currentPlayer].forEach((card, index) => {
        if (!fits(G, card)) return;
        for (const suit of card.rank === EIGHT ? SUITS : [undefined]) found.push({ move: 'lay', args: [index, suit] });
      });
      return found.length > 0 ? found : [{ move: 'draw', args: [] }];
    },
  },
};

module.exports = { Eights };
