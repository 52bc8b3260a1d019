/* The part `phases` of `npm run bench`. */
import { LATENCY_CATEGORIES, latenciesIn, pause, trace, visit } from './browser.mjs';
import { typical } from './turns.mjs';
import { pressUnevenly } from './typing.mjs';

const KEYS_PER_SECOND = 10;
const MIDDLE = 'the middle';

/** The parts of a round, each up to a time in ms since its first key. */
const PHASES = [
  ['the first 3 s', 3000],
  [MIDDLE, 18_000],
  ['the last 12 s', 30_000],
];

/** Whether keys are slower in some part of a whole round than in its middle. */
export async function measure({ host, table, isShort }) {
  const { browser, page, session, close } = await visit(host.pages.thirty);
  const found = PHASES.map(([name]) => ({ name, turns: [] }));
  for (let round = 0; round < (isShort ? 2 : 8); round++) {
    await page.keyboard.press('Escape');
    await page.locator('main[data-state="start"]').waitFor();
    await pause(1000);
    const events = await trace(browser, LATENCY_CATEGORIES, () =>
      pressUnevenly(session, 32 * KEYS_PER_SECOND, KEYS_PER_SECOND, round),
    );
    const keys = latenciesIn(events);
    for (const { turns } of found) turns.push([]);
    for (const { ts, ms } of keys) {
      const sinceMs = (ts - keys[0].ts) / 1000;
      const phase = PHASES.findIndex(([, endMs]) => sinceMs < endMs);
      found[phase]?.turns.at(-1).push(ms);
    }
    await page.locator('main[data-state="finish"]').waitFor();
  }
  await close();
  const p95 = (name) =>
    typical(
      found.find((phase) => phase.name === name),
      0.95,
    );
  for (const { name } of found) {
    if (name === MIDDLE) continue;
    table.row(`key to frame in ${name} of a round, against its middle, p95, ms`, p95(name), p95(MIDDLE), {
      ratio: 1.2,
    });
  }
}
