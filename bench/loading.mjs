/* The part `loading` of `npm run bench`. */
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { ROOT } from '../tools/machine.mjs';
import { workerFiles } from '../tools/workerFiles.mjs';
import { inTurn, makeSlow, openBrowser, pause, pressKey, quantile, WINDOW } from './browser.mjs';
import { isBare } from './host.mjs';

/** A first visit: when words can be read and typed, how many bytes it takes, and what moves while it loads. */
export async function measure({ host, table, isShort }) {
  const loadCount = isShort ? 2 : 5;
  const slow = await inTurn(host.pages, async (url) => {
    const loads = [];
    for (let i = 0; i < loadCount; i++) loads.push(await slowLoad(url));
    const median = (name) =>
      quantile(
        loads.map((load) => load[name]),
        0.5,
      );
    return {
      key: median('key'),
      words: median('words'),
      bytes: median('bytes'),
      shift: Math.max(...loads.map((load) => load.shift)),
    };
  });
  table.row('slow line: first key accepted, s', slow.thirty.key / 1000, slow.bare.key / 1000, { ratio: 2.2 });
  table.row('slow line: words readable, s', slow.thirty.words / 1000, slow.bare.words / 1000, { ratio: 2.2 });
  table.row(
    'slow line: bytes until the first key is accepted, kB',
    slow.thirty.bytes / 1000,
    slow.bare.bytes / 1000,
    {
      most: 90,
    },
  );
  table.row(
    'whole first visit on the wire, all parts saved for offline, kB',
    (await firstVisitBytes(host)) / 1000,
    undefined,
    { most: 340 },
  );
  table.row('layout shift while loading', slow.thirty.shift, undefined, { most: 0 });
  table.row('pixels that differ when the canvas takes over', await takeoverPixels(host), undefined, {
    most: 0,
  });
}

/**
 * A first visit on a slow line, with keys pressed all the while: when the words were readable and when the first key
 * was counted, in ms since the visit began, and the bytes that had been loaded by then.
 */
async function slowLoad(url) {
  const { browser, close } = await openBrowser();
  const page = await browser.newPage({ viewport: WINDOW });
  const session = await page.context().newCDPSession(page);
  await makeSlow(session);
  await page.addInitScript(() => {
    const seen = { key: 0, words: 0, shift: 0 };
    window.seen = seen;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) seen.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      if (!seen.key && document.querySelector('main[data-state="run"], .right, .wrong'))
        seen.key = performance.now();
      const words = document.querySelector('[data-readable="true"], body > p > span');
      if (!seen.words && words) seen.words = performance.now();
      if (!seen.key || !seen.words) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url, { waitUntil: 'commit' });
  let seen = {};
  while (!seen.key || !seen.words) {
    if (!seen.key) await pressKey(session, 'x');
    seen = await page.evaluate(() => window.seen);
    await pause(10);
  }
  if (!isBare(url)) await page.locator('canvas').waitFor({ state: 'visible' });
  seen = await page.evaluate(() => window.seen);
  const bytes = await page.evaluate(
    (at) =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= at)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    seen.key,
  );
  await close();
  return { ...seen, bytes };
}

/** How many pixels of the page change when the canvas replaces the text. */
async function takeoverPixels(host) {
  const { browser, close } = await openBrowser();
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
  let letThrough;
  const held = new Promise((resolve) => {
    letThrough = resolve;
  });
  await page.route(/Board.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const boardAskedFor = page.waitForRequest(/Board.*\.js/);
  await page.goto(host.pages.thirty);
  await boardAskedFor;
  await page.keyboard.type('a few keys');
  await pause(500);
  // The countdown goes on meanwhile.
  const mask = [page.getByRole('heading', { name: /^Time:/ })];
  const before = PNG.sync.read(await page.screenshot({ mask })).data;
  letThrough();
  await page.locator('canvas').waitFor({ state: 'visible' });
  const after = PNG.sync.read(await page.screenshot({ mask })).data;
  await close();
  let differing = 0;
  for (let i = 0; i < before.length; i += 4) {
    if (before.readUInt32BE(i) !== after.readUInt32BE(i)) differing++;
  }
  return differing;
}

/** Bytes the host sends, including headers, until the page has loaded and its worker has saved everything. */
async function firstVisitBytes(host) {
  const { browser, close } = await openBrowser();
  const page = await browser.newPage({ viewport: WINDOW });
  const before = host.sentBytes();
  await page.goto(host.pages.thirty);
  await page.locator('canvas').waitFor({ state: 'visible' });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const count = workerFiles(join(ROOT, 'dist')).length;
  while ((await page.evaluate(countSaved)) < count) await pause(100);
  const bytes = host.sentBytes() - before;
  await close();
  return bytes;
}

/** Runs in the page. How many files the browser has saved. */
async function countSaved() {
  const [name] = await caches.keys();
  return name ? (await (await caches.open(name)).keys()).length : 0;
}
