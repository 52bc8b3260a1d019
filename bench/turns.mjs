/* Rounds of two kinds in one page, by turns: how fast a machine is changes by the minute. */
import { importSource } from '../tools/importSource.mjs';
import { mainThreadSeconds, pause, quantile, traceLatencies, visit } from './browser.mjs';
import { pressUnevenly } from './typing.mjs';

const KEYS_PER_SECOND = 10;
/** Of a turn, into the second twelve words. */
const KEYS = 12 * KEYS_PER_SECOND;

/** Calls `act` with each of two things so many times; who comes first changes. */
export async function byTurns(pair, turns, act) {
  for (let turn = 0; turn < turns; turn++)
    for (const which of turn % 2 === 0 ? pair : [...pair].reverse()) await act(which, turn);
}

/**
 * What keys of 10 a second cost in rounds of two kinds, on a 2D canvas and with WebGL on the processor.
 * `prepare(page, kind)` brings the page to the start of a round; `scripts` are as for `visit`.
 * Gives the renderer's name with what was seen, by kind.
 */
export async function* playByTurns(url, kinds, { scripts = [], prepare, isShort }) {
  const { pretendGpu } = await importSource('e2e/pretence.ts');
  yield ['2D canvas', await playOn(url, kinds, { scripts, prepare, isShort })];
  yield [
    'WebGL on the processor',
    await playOn(url, kinds, { scripts: [...scripts, [pretendGpu]], prepare, isShort }),
  ];
}

async function playOn(url, kinds, { scripts, prepare, isShort }) {
  const { page, browser, session, close } = await visit(url, scripts);
  const seen = Object.fromEntries(kinds.map((kind) => [kind, { turns: [], mainSeconds: 0 }]));
  await byTurns(kinds, isShort ? 2 : 8, async (kind, turn) => {
    await prepare(page, kind);
    await pause(1000);
    const latencies = await traceLatencies(browser, async () => {
      const before = await mainThreadSeconds(session);
      await pressUnevenly(session, KEYS, KEYS_PER_SECOND, turn);
      seen[kind].mainSeconds += (await mainThreadSeconds(session)) - before;
    });
    seen[kind].turns.push(latencies);
    const state = await page.locator('main').getAttribute('data-state');
    if (state !== 'run') throw new Error('The machine took a whole round for the keys of a shorter one.');
  });
  await close();
  return seen;
}

/** A quantile as in the turn in the middle: a turn in which the machine did something else does not make it. */
export function typical({ turns }, share) {
  return quantile(
    turns.map((latencies) => quantile(latencies, share)),
    0.5,
  );
}

/** Of the main thread, in ms. */
export function perKey({ turns, mainSeconds }) {
  return (mainSeconds * 1000) / (turns.length * KEYS);
}
