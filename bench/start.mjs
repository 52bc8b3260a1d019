/* The part `start` of `npm run bench`. */
import { makeSlow, openUnwatched, pause, pressKey, quantile, tasksOf, trace } from './browser.mjs';
import { byTurns } from './turns.mjs';

const KEY_EVERY_MS = 50;
/** How long a load is watched, in ms: until everything has been loaded and saved for offline. */
const WATCHED_MS = 6000;
const LONG_TASK_MS = 50;

/**
 * What the page's thread does on a first visit, from the first paint with something to see on, and how late it handles keys
 * meanwhile. Whether a frame without anything comes before that paint is a matter of chance.
 */
export async function measure({ host, table, isShort }) {
  for (const { name, isSlow, most } of [
    { name: 'start', isSlow: false, most: 60 },
    { name: 'start, slow line and processor', isSlow: true, most: 250 },
  ]) {
    const loads = { thirty: [], canvas: [] };
    await byTurns(['thirty', 'canvas'], isShort ? 2 : 7, async (page) => {
      loads[page].push(await load(host.pages[page], isSlow));
    });
    const median = (page, figure) => quantile(loads[page].map(figure), 0.5);
    const row = (what, figure, bar) =>
      table.row(`${name}: ${what}`, median('thirty', figure), median('canvas', figure), bar);
    row('longest task, ms', ({ taskMs }) => Math.max(...taskMs), { most });
    row('… in CPU time, ms', ({ cpuMs }) => Math.max(...cpuMs), { most });
    row('tasks over 50 ms, ms in all', ({ taskMs }) => {
      return taskMs.filter((ms) => ms > LONG_TASK_MS).reduce((sum, ms) => sum + ms, 0);
    });
    row('longest wait of a key until it is handled, ms', ({ waitMs }) => Math.max(...waitMs), { most });
  }
}

/**
 * The durations of the tasks from the first paint on, in ms and in CPU time, and how long each key waited until it was
 * handled.
 */
async function load(url, isSlow) {
  const { browser, session, close } = await openUnwatched();
  if (isSlow) await makeSlow(session);
  const events = await trace(browser, ['toplevel', 'devtools.timeline', 'loading', 'v8'], async () => {
    await session.send('Page.navigate', { url });
    for (const end = performance.now() + WATCHED_MS; performance.now() < end; ) {
      const next = pause(KEY_EVERY_MS);
      await pressKey(session, 'x');
      await next;
    }
  });
  await close();
  return figuresOf(events);
}

function figuresOf(events) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no paint.');
  const ofPage = events.filter(
    ({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  const waitMs = ofPage
    .filter(({ name, args }) => name === 'EventTiming' && args.data?.type === 'keydown')
    .map(({ args: { data } }) => data.processingStart - data.timeStamp);
  if (waitMs.length === 0) throw new Error('The trace has no keys.');
  return { ...tasksOf(ofPage, paint), waitMs };
}
