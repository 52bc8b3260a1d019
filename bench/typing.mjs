/* The part `typing` of `npm run bench`. */
import {
  cpuSeconds,
  mainThreadSeconds,
  pause,
  pressKey,
  quantile,
  traceLatencies,
  visit,
} from './browser.mjs';
import { isBare } from './host.mjs';
import { byTurns } from './turns.mjs';

/**
 * How often each page is typed on, and how long at each speed. Many short turns: the median over them leaves out those in
 * which the machine was busy. The page that comes first alternates.
 */
const USUAL = { turns: 5, typingMs: 8000 };
const SHORT = { turns: 2, typingMs: 6000 };
/** So many batches are typed where options are compared. */
const BATCHES = 1.5;

/**
 * Latency from key press to frame, and what a key costs, at two speeds, by turns with a bare page, and, where they are
 * given, with options chosen and with the build before.
 */
export async function measure({ host, table, isShort, options }) {
  const { turns: count, typingMs } = isShort ? SHORT : USUAL;
  const pages = {
    bare: { url: host.pages.bare },
    thirty: { url: host.pages.thirty },
    ...(options && { chosen: { url: host.pages.thirty, scripts: [[store, options]] } }),
    ...(host.pages.before && { before: { url: host.pages.before } }),
  };
  const names = Object.keys(pages);
  for (const keysPerSecond of [10, 25]) {
    const turns = Object.fromEntries(names.map((name) => [name, []]));
    await byTurns(names, count, async (name) => {
      const { url, scripts = [] } = pages[name];
      const keysIn = options && !isBare(url) ? keysOfBatches : () => (typingMs / 1000) * keysPerSecond;
      turns[name].push(await type(url, keysPerSecond, keysIn, scripts));
    });
    const of = (name, figure) => {
      const figures = turns[name].map((turn) => turn[figure]);
      return quantile(figures, 0.5);
    };
    for (const [name, figure] of [
      ['key to frame, p50', 'p50'],
      ['key to frame, p95', 'p95'],
      ['main thread per key', 'mainMs'],
      ['whole browser per key, CPU', 'cpuMs'],
    ]) {
      const isLatency = figure.startsWith('p');
      const thirty = of('thirty', figure);
      const bar = isLatency ? { ratio: 1.25 } : {};
      table.row(`${name}, ${keysPerSecond} keys/s, ms`, thirty, of('bare', figure), bar);
      if (options) {
        const bar = isLatency ? { ratio: 1.1 } : {};
        table.row('… with these options, against without', of('chosen', figure), thirty, bar);
      }
      if (host.pages.before) {
        const bar = figure === 'cpuMs' ? {} : { ratio: 1.1 };
        table.row('… against the build before', thirty, of('before', figure), bar);
      }
    }
    const longTasks = turns.thirty.reduce((sum, turn) => sum + turn.longTasks, 0);
    table.row(`long tasks over 50 ms while typing, ${keysPerSecond} keys/s`, longTasks, undefined, {
      most: 0,
    });
  }
}

/** Runs in the page: stores options as chosen (platform/options/savedOptions). */
function store(options) {
  localStorage.setItem('options', JSON.stringify({ version: 1, ...options }));
}

/**
 * How many keys are typed where options are compared: the same share of a batch is the same number of its ends. Words of
 * other languages are shorter or longer, and the keys around an end are the slowest.
 */
async function keysOfBatches(page) {
  const { length } = await page.locator('[data-part="words"]').textContent();
  return Math.round(BATCHES * length);
}

async function type(url, keysPerSecond, keysIn, scripts) {
  const { browser, page, session, pid, close } = await visit(url, scripts);
  await page.evaluate(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      window.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  const count = await keysIn(page);
  const typeAll = () => pressUnevenly(session, count, keysPerSecond);
  const latencies = await traceLatencies(browser, typeAll);
  const longTasks = await page.evaluate(() => window.longTasks);
  // Again without the trace, which itself costs CPU.
  if (!isBare(url)) await page.getByRole('button', { name: 'Restart' }).click();
  await pause(1000);
  const before = { main: await mainThreadSeconds(session), cpu: cpuSeconds(pid) };
  await typeAll();
  const mainMs = ((await mainThreadSeconds(session)) - before.main) * 1000;
  const cpuMs = (cpuSeconds(pid) - before.cpu) * 1000;
  await close();
  return {
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    mainMs: mainMs / count,
    cpuMs: cpuMs / count,
    longTasks,
  };
}

/** Presses keys as unevenly as fingers do: keys in step with the countdown would all meet its once-a-second frame. */
export async function pressUnevenly(session, count, keysPerSecond, seed = 30) {
  const chance = unevenness(seed);
  for (let i = 0; i < count; i++) {
    const next = pause(((0.6 + 0.8 * chance()) * 1000) / keysPerSecond);
    await pressKey(session, 'asdfghjkl '[i % 10]);
    await next;
  }
}

/** Random numbers from 0 to 1, the same for every page: a linear congruential generator (Numerical Recipes). */
function unevenness(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
