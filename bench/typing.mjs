/* The part `typing` of `npm run bench`. */
import {
  cpuSeconds,
  inTurn,
  mainThreadSeconds,
  pause,
  pressKey,
  quantile,
  traceLatencies,
  visit,
} from './browser.mjs';
import { isBare } from './host.mjs';

/** Latency from key press to frame, and what a key costs, at two speeds. */
export async function measure({ host, table, isShort }) {
  const typingMs = isShort ? 6000 : 20_000;
  const typing10 = await inTurn(host.pages, (url) => type(url, 10, typingMs));
  const typing25 = await inTurn(host.pages, (url) => type(url, 25, typingMs));
  for (const [name, { bare, thirty }] of [
    ['10 keys/s', typing10],
    ['25 keys/s', typing25],
  ]) {
    table.row(`key to frame, ${name}, p50, ms`, thirty.p50, bare.p50, { ratio: 1.25 });
    table.row(`key to frame, ${name}, p95, ms`, thirty.p95, bare.p95, { ratio: 1.25 });
  }
  table.row('main thread per key, ms', typing10.thirty.mainMs, typing10.bare.mainMs, { more: 2 });
  table.row('whole browser per key, CPU ms', typing10.thirty.cpuMs, typing10.bare.cpuMs);
  table.row(
    'long tasks over 50 ms while typing',
    typing10.thirty.longTasks + typing25.thirty.longTasks,
    undefined,
    {
      most: 0,
    },
  );
}

async function type(url, keysPerSecond, typingMs) {
  const { browser, page, session, pid, close } = await visit(url);
  await page.evaluate(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      window.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  const count = (typingMs / 1000) * keysPerSecond;
  const typeAll = () => pressUnevenly(session, count, keysPerSecond);
  const latencies = await traceLatencies(browser, typeAll);
  const longTasks = await page.evaluate(() => window.longTasks);
  // Again without the trace, which costs CPU itself.
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
