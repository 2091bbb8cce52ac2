// A bot in JavaScript that searches through the line protocol (docs/protocol.md).
//
//   ludotheque play spyrium --seats "human,cmd:node examples/search_bot.mjs"
//
// For each decision it samples a few positions that agree with what its seat knows, tries every
// action in each, lets its own next decisions follow the best points, and plays what did best.

import { createInterface } from 'node:readline';

const SAMPLES = 2;
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');
const next = async () => {
  const { value, done } = await lines.next();
  return done ? { type: 'bye' } : JSON.parse(value);
};
const ask = async (request) => {
  say(request);
  return next();
};

let seat = 0;
let seed = 0;

/** The lead of this seat over the best of the others. */
function lead({ points }) {
  const others = points.filter((_, other) => other !== seat);
  return points[seat] - Math.max(...others, 0);
}

/** The best lead that one more decision of this seat can reach from a position. */
async function bestNext(position) {
  if (position.over || position.actor !== seat) return lead(position);
  const { actions } = await ask({ type: 'legal', position: position.position });
  let best = -Infinity;
  for (const action of actions) {
    const after = await ask({ type: 'apply', position: position.position, action });
    best = Math.max(best, lead(after));
  }
  return best;
}

async function decide(actions) {
  if (actions.length === 1) return actions[0];
  const totals = actions.map(() => 0);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const world = await ask({ type: 'sample', seed: seed + sample });
    for (const [number, action] of actions.entries()) {
      const after = await ask({ type: 'apply', position: world.position, action });
      totals[number] += await bestNext(after);
    }
  }
  seed += SAMPLES;
  return actions[totals.indexOf(Math.max(...totals))];
}

for (let told = await next(); told.type !== 'bye'; told = await next()) {
  if (told.type === 'hello') {
    say({ type: 'ready', name: 'search in JavaScript', protocol: told.protocol });
  } else if (told.type === 'game') {
    seat = told.seat;
    seed = told.seed % 1_000_000;
  } else if (told.type === 'decide') {
    say({ type: 'play', action: await decide(told.actions) });
  }
}
process.exit(0);
