/* The part `floor` of `npm run bench`. */
import { LATENCY_CATEGORIES, latenciesIn, quantile, trace, visit } from './browser.mjs';
import { byTurns, typical } from './turns.mjs';
import { pressUnevenly } from './typing.mjs';

/** For a key that takes longer than this, in ms, the table lists what the page's thread did meanwhile. */
const SLOW_MS = 12;
/** Work that takes less than this, in ms, is not listed. */
const WORTH_TELLING_MS = 1;

/** The slowest keys, and what keys cost the page's thread, against those of a bare 2D canvas with a listener. */
export async function measure({ host, table, isShort }) {
  const costs = { thirty: [], canvas: [] };
  await byTurns(['thirty', 'canvas'], isShort ? 1 : 3, async (page) => {
    costs[page].push(await costPerKey(host.pages[page]));
  });
  for (const [what, metric, most] of [
    ['script', 'ScriptDuration', 1.3],
    ['style', 'RecalcStyleDuration'],
    ['layout', 'LayoutDuration', 0.1],
  ]) {
    const median = (page) =>
      quantile(
        costs[page].map((cost) => cost[metric]),
        0.5,
      );
    table.row(`${what} per key, 10 keys/s, ms`, median('thirty'), median('canvas'), { most });
  }
  for (const keysPerSecond of [10, 25]) {
    const turns = { thirty: [], canvas: [] };
    await byTurns(['thirty', 'canvas'], isShort ? 2 : 8, async (page, turn) => {
      turns[page].push(await type(host.pages[page], keysPerSecond, turn));
    });
    const quantileOf = (page, share) =>
      typical({ turns: turns[page].map((keys) => keys.map(({ ms }) => ms)) }, share);
    for (const [called, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
      ['p99', 0.99],
    ]) {
      table.row(
        `key to frame, ${keysPerSecond} keys/s, ${called}, ms, against a bare 2D canvas`,
        quantileOf('thirty', share),
        quantileOf('canvas', share),
        called === 'p50' ? {} : { ratio: 1 },
      );
    }
    const keys = turns.thirty.flat();
    const slow = keys.filter(({ ms }) => ms > SLOW_MS);
    table.note(`${slow.length} of ${keys.length} keys at ${keysPerSecond} a second took over ${SLOW_MS} ms:`);
    for (const { ms, meanwhile } of slow)
      table.note(`  ${ms.toFixed(1)} ms: ${meanwhile || 'nothing of the page’s'}`);
  }
}

/** The keys of 20 s of typing, without the very first, which begins the round. */
async function type(url, keysPerSecond, turn) {
  const { browser, session, close } = await visit(url);
  const events = await trace(browser, [...LATENCY_CATEGORIES, 'devtools.timeline', 'v8'], () =>
    pressUnevenly(session, 20 * keysPerSecond, keysPerSecond, turn),
  );
  await close();
  const thread = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const tasks = events.filter(
    ({ ph, pid, tid, dur }) =>
      ph === 'X' && pid === thread.pid && tid === thread.tid && dur > WORTH_TELLING_MS * 1000,
  );
  return latenciesIn(events)
    .slice(1)
    .map(({ ts, ms }) => ({
      ms,
      meanwhile: tasks
        .filter((task) => task.ts < ts + ms * 1000 && task.ts + task.dur > ts)
        .map(({ name, dur, args }) => `${called(name, args)} ${(dur / 1000).toFixed(1)}`)
        .join(', '),
    }));
}

/** What a key costs the page's thread, in ms, by Chromium's metrics, without a trace. */
async function costPerKey(url) {
  const { session, close } = await visit(url);
  const metrics = async () => {
    const { metrics: all } = await session.send('Performance.getMetrics');
    return Object.fromEntries(all.map(({ name, value }) => [name, value]));
  };
  const before = await metrics();
  await pressUnevenly(session, 200, 10);
  const after = await metrics();
  await close();
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, ((value - before[name]) * 1000) / 200]),
  );
}

function called(name, args) {
  const { functionName, type, url } = args.data ?? {};
  return [name, type, functionName, url?.split('/').at(-1)].filter(Boolean).join(' ');
}
