'use strict';
// Random legal play with the npm package container-engine. Prints one line of JSON.
//
// A move is drawn evenly from everything the engine lists for the player to act, then a price or
// bid evenly from what the rules allow (the engine leaves that number to the caller). "Undo" is
// never drawn: it takes a move back instead of playing on, and at times fails inside the engine.
// The last game is always played out.
//
// Usage: node container_engine.js [--players 3] [--seconds 2] [--seed 1]

const { parseArgs } = require('node:util');
const { setup, move, ended } = require('container-engine');
const { version } = require('container-engine/package.json');

// About 3 in 100 random games get stuck: every player is broke and in debt and can only sail or
// pass (still so after 20,000 decisions). The cap cuts these off, and hardly any other game
// (2 in 1,000). A higher cap would fill the count with their very cheap moves.
const MAX_DECISIONS_PER_PLAYER = 600;
const WARM_UP_SECONDS = 0.5; // untimed, so that the JIT compiler has settled

// The engine draws from Math.random too, so replacing it makes the games repeatable.
function seedRandom(seed) {
  let state = seed >>> 0;
  Math.random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (low, high) => low + Math.floor(Math.random() * (high - low + 1));

function extraData(game, player, name, data) {
  switch (name) {
    case 'produce':
      return { piece: game.containersLeft.find((c) => c.color === data), price: between(1, 4) };
    case 'arrangeFactory':
      return { price: between(1, 4) };
    case 'buyFromFactory':
    case 'arrangeWarehouse':
      return { price: between(2, 6) };
    case 'buyFactory':
      return game.factoriesLeft.find((f) => f.color === data);
    case 'buyWarehouse':
      return game.warehousesLeft[0];
    case 'bid':
      return { price: between(0, player.money - player.bid) };
    default:
      return undefined;
  }
}

function randomMove(game, player) {
  const moves = player.availableMoves;
  let total = 0;
  for (const name in moves) if (name !== 'undo') total += moves[name].length;
  let index = between(0, total - 1);
  for (const name in moves) {
    if (name === 'undo') continue;
    if (index < moves[name].length) {
      const data = moves[name][index];
      return { name, data, extraData: extraData(game, player, name, data) };
    }
    index -= moves[name].length;
  }
  throw new Error('no legal move');
}

function playGame(players) {
  const maxDecisions = MAX_DECISIONS_PER_PLAYER * players;
  let game = setup(players, {});
  let decisions = 0;
  while (!ended(game) && decisions < maxDecisions) {
    const player = game.players[game.currentPlayer];
    game = move(game, randomMove(game, player), player.id);
    decisions += 1;
  }
  return { decisions, capped: !ended(game) };
}

function playFor(seconds, players, seed) {
  seedRandom(seed);
  const start = performance.now();
  const sum = { games: 0, capped_games: 0, decisions: 0, seconds: 0 };
  do {
    const game = playGame(players);
    sum.games += 1;
    sum.capped_games += game.capped ? 1 : 0;
    sum.decisions += game.decisions;
    sum.seconds = (performance.now() - start) / 1000;
  } while (sum.seconds < seconds);
  return sum;
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});
const players = Number(values.players);
const seconds = Number(values.seconds);
const seed = Number(values.seed);
if (![3, 4, 5].includes(players)) throw new Error('--players must be 3, 4 or 5');
if (!(seconds > 0)) throw new Error('--seconds must be above 0');

playFor(WARM_UP_SECONDS, players, seed);
const sum = playFor(seconds, players, seed);
console.log(
  JSON.stringify({
    peer: 'container-engine',
    version,
    players,
    decisions_per_s: Math.round(sum.decisions / sum.seconds),
    games_per_s: Number((sum.games / sum.seconds).toFixed(2)),
    games: sum.games,
    decisions: sum.decisions,
    seconds: Number(sum.seconds.toFixed(3)),
    capped_games: sum.capped_games,
    cap: `${MAX_DECISIONS_PER_PLAYER * players} decisions per game`,
  }),
);
