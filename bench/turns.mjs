/* Rounds of two kinds in one page, by turns, because a machine's speed changes from minute to minute. */
import { importSource } from '../tools/importSource.mjs';
import { mainThreadSeconds, pause, quantile, traceLatencies, visit } from './browser.mjs';
import { pressUnevenly } from './typing.mjs';

const KEYS_PER_SECOND = 10;
/** Keys in a turn: as many as certainly fit in a round, because the limits are close to the figures. */
const KEYS = 20 * KEYS_PER_SECOND;

/** Calls `act` with each of the pair, `turns` times; which comes first alternates. */
export async function byTurns(pair, turns, act) {
  for (let turn = 0; turn < turns; turn++)
    for (const which of turn % 2 === 0 ? pair : [...pair].reverse()) await act(which, turn);
}

/** What draws the words. A part that tries both measures each separately. */
export const RENDERERS = [
  { name: '2D canvas', scripts: async () => [] },
  {
    name: 'WebGL on the processor',
    scripts: async () => [[(await importSource('e2e/support/pretence.ts')).pretendGpu]],
  },
];

/**
 * What keys at 10 a second cost in rounds of two kinds, with this renderer. `prepare(page, kind)` brings the page to the
 * start of a round; `press` presses so many keys, as `pressUnevenly`, which is used if it is left out; `scripts` are as for
 * `visit`. Returns the measurements by kind.
 */
export async function playByTurns(renderer, url, kinds, { scripts = [], prepare, press, isShort }) {
  const { page, browser, session, close } = await visit(url, [...scripts, ...(await renderer.scripts())]);
  const seen = Object.fromEntries(kinds.map((kind) => [kind, { turns: [], mainSeconds: 0 }]));
  await byTurns(kinds, isShort ? 2 : 8, async (kind, turn) => {
    await prepare(page, kind);
    await pause(1000);
    const latencies = await traceLatencies(browser, async () => {
      const before = await mainThreadSeconds(session);
      if (press) await press(session, KEYS, KEYS_PER_SECOND, page);
      else await pressUnevenly(session, KEYS, KEYS_PER_SECOND, turn);
      seen[kind].mainSeconds += (await mainThreadSeconds(session)) - before;
    });
    seen[kind].turns.push(latencies);
    const state = await page.locator('main').getAttribute('data-state');
    if (state !== 'run')
      throw new Error('The machine was too slow: the round ended before all keys were typed.');
  });
  await close();
  return seen;
}

/** The median over the turns of a quantile, so that a turn in which the machine was busy does not count. */
export function typical({ turns }, share) {
  return quantile(
    turns.map((latencies) => quantile(latencies, share)),
    0.5,
  );
}

/** Main thread ms per key. */
export function perKey({ turns, mainSeconds }) {
  return (mainSeconds * 1000) / (turns.length * KEYS);
}
