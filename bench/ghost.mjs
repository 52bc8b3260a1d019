/* The part `ghost` of `npm run bench`. */
import { importSource } from '../tools/importSource.mjs';
import { mainThreadSeconds, pause, quantile, traceLatencies, visit } from './browser.mjs';
import { pressUnevenly } from './typing.mjs';

const KEYS_PER_SECOND = 10;
/** Of a turn, into the second twelve words. Short, because how fast a machine is changes by the minute. */
const KEYS = 12 * KEYS_PER_SECOND;
/** Of the ghost, in its 30 s: as fast, mistakes and corrections among them. */
const GHOST_KEYS = 300;

/** What a ghost takes from the player's keys: rounds over the same words in one page, with it and without, by turns. */
export async function measure({ host, table, isShort }) {
  const { typistsFragment, typistsSeed } = await importSource('tools/typistsRounds.ts');
  const race = { fragment: typistsFragment(GHOST_KEYS, 'Ana'), seed: typistsSeed() };
  for (const [name, isGpu] of [
    ['2D canvas', false],
    ['WebGL on the processor', true],
  ]) {
    const { plain, raced } = await byTurns(host.pages.thirty, { ...race, isGpu, turns: isShort ? 2 : 8 });
    for (const [share, called] of [
      [0.5, 'p50'],
      [0.95, 'p95'],
    ]) {
      table.row(
        `${name}: key to frame with a ghost, against none, ${called}, ms`,
        typical(raced, share),
        typical(plain, share),
        { ratio: 1.05 },
      );
    }
    table.row(`${name}: main thread per key with a ghost, against none, ms`, perKey(raced), perKey(plain));
  }
}

async function byTurns(url, { fragment, seed, isGpu, turns }) {
  const visited = await visit(url, pretend, { seed, isGpu });
  const { page } = visited;
  const seen = {
    plain: { turns: [], mainSeconds: 0 },
    raced: { turns: [], mainSeconds: 0 },
  };
  for (let turn = 0; turn < turns; turn++) {
    for (const which of turn % 2 === 0 ? ['plain', 'raced'] : ['raced', 'plain']) {
      // Once out of the round, once out of the race.
      for (let time = 0; time < 2; time++) await page.keyboard.press('Escape');
      if (which === 'raced') await page.evaluate((hash) => location.assign(hash), fragment);
      const ghost = which === 'raced' ? '[data-ghost="0"]' : ':not([data-ghost])';
      await page.locator(`main[data-state="start"]${ghost}`).waitFor();
      await pause(1000);
      await play(visited, seen[which], turn);
      const state = await page.locator('main').getAttribute('data-state');
      if (state !== 'run') throw new Error('The machine took a whole round for the keys of a shorter one.');
    }
  }
  await visited.close();
  return seen;
}

async function play({ browser, session }, seen, turn) {
  const latencies = await traceLatencies(browser, async () => {
    const before = await mainThreadSeconds(session);
    await pressUnevenly(session, KEYS, KEYS_PER_SECOND, turn);
    seen.mainSeconds += (await mainThreadSeconds(session)) - before;
  });
  seen.turns.push(latencies);
}

/** A quantile as in the turn in the middle: a turn in which the machine did something else does not make it. */
function typical({ turns }, share) {
  return quantile(
    turns.map((latencies) => quantile(latencies, share)),
    0.5,
  );
}

function perKey({ turns, mainSeconds }) {
  return (mainSeconds * 1000) / (turns.length * KEYS);
}

/** In the page: a usual round has the words of the raced one, and WebGL on the processor is taken for a GPU's. */
function pretend({ seed, isGpu }) {
  crypto.getRandomValues = (array) => array.fill(seed);
  if (!isGpu) return;
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  const getParameter = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER_WEBGL ? 'A GPU' : getParameter.call(this, name);
  };
}
