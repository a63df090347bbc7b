// Random games through boardgame.io's own client, without a page: for each line of input, a number of seconds of
// processor time, it plays for that long and prints the decisions a second.
'use strict';

const { Client } = require('boardgame.io/client');
const { Eights } = require('./eights.js');

const PLAYERS = Number(process.argv[2] ?? 2);

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function play() {
  const client = Client({ game: Eights, numPlayers: PLAYERS, debug: false });
  client.start();
  let plies = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const legal = Eights.ai.enumerate(state.G, state.ctx);
    const { move, args } = legal[Math.floor(Math.random() * legal.length)];
    client.moves[move](...args);
    plies += 1;
  }
  client.stop();
  return plies;
}

play();
console.log('ready');
require('node:readline')
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    const began = spent();
    let now = began;
    let plies = 0;
    while (now - began < Number(line)) {
      plies += play();
      now = spent();
    }
    console.log(plies / (now - began));
  });
