/* The part `loading` of `npm run bench`. */
import { PNG } from 'pngjs';
import { makeSlow, openBrowser, openUnwatched, pause, pressKey, quantile, WINDOW } from './browser.mjs';
import { isBare } from './host.mjs';
import { byTurns } from './turns.mjs';

/** What is around the words fades while keys are pressed; after so many ms of rest it is back for certain. */
const SURROUNDINGS_BACK_MS = 4000;

const KEY_EVERY_MS = 40;
const MOST_KEYS = 500;

/** A first visit: when words can be read and typed, how many bytes it takes, and what moves while it loads. */
export async function measure({ host, table, isShort }) {
  const loads = { bare: [], thirty: [] };
  await byTurns(['bare', 'thirty'], isShort ? 4 : 10, async (which) => {
    loads[which].push(await slowLoad(host.pages[which]));
  });
  const median = (which, name) =>
    quantile(
      loads[which].map((load) => load[name]),
      0.5,
    );
  const slowRow = (what, name, limits) =>
    table.row(`slow line: ${what}`, median('thirty', name) / 1000, median('bare', name) / 1000, limits);
  // Without a bar: whether a frame without anything comes first is a matter of chance.
  slowRow('first paint, s', 'paint');
  slowRow('something to read, s', 'contentPaint', { ratio: 1.5 });
  slowRow('words readable, s', 'words', { ratio: 1.6 });
  slowRow('first key accepted, s', 'key', { ratio: 1.6 });
  slowRow('bytes until the first key is accepted, kB', 'bytes', { most: 30 });
  table.row(
    'whole first visit on the wire, all parts saved for offline, kB',
    (await firstVisitBytes(host)) / 1000,
    undefined,
    { most: 700 },
  );
  table.row('layout shift while loading', Math.max(...loads.thirty.map(({ shift }) => shift)), undefined, {
    most: 0,
  });
  table.row('pixels that differ when the canvas takes over', await takeoverPixels(host), undefined, {
    most: 0,
  });
}

/**
 * A first visit on a slow line, with keys pressed all the while: when something was painted, the words could be read and
 * the first key was counted and shown, in ms since the visit began, and the bytes loaded by then. Nothing but its own
 * observers watches the page.
 */
async function slowLoad(url) {
  const { session, close } = await openUnwatched();
  // Until the browser itself has started.
  await pause(1000);
  await makeSlow(session);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchLoad})()` });
  const visited = session.send('Page.navigate', { url });
  // Keys begin before the page is there, and not always at the same time of its load.
  await pause(100 + Math.random() * KEY_EVERY_MS);
  const isLoaded = isBare(url)
    ? 'seen.key > 0'
    : "seen.key > 0 && document.querySelector('canvas')?.checkVisibility()";
  for (let keys = 1; ; keys++) {
    // Not awaited: fingers do not wait for a busy page. A key before the navigation goes to the previous page.
    void pressKey(session, 'x').catch(() => {});
    await pause(KEY_EVERY_MS);
    // Rarely, because asking takes the page's time, too.
    if (keys % 25 === 0 && (await ask(session, isLoaded))) break;
    if (keys > MOST_KEYS) throw new Error(`No key is counted at ${url}.`);
  }
  await visited;
  const seen = await ask(session, 'seen');
  await close();
  const bytes = seen.loaded.filter(({ end }) => end <= seen.key).reduce((sum, { size }) => sum + size, 0);
  if (!seen.paint || !seen.words || !bytes) throw new Error(`Not all of a visit to ${url} was seen.`);
  return { ...seen, bytes };
}

/** The value of an expression in the page, without enabling anything that would watch the page. */
async function ask(session, expression) {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** Runs in the page before its own scripts. */
function watchLoad() {
  const seen = { paint: 0, contentPaint: 0, words: 0, key: 0, shift: 0, loaded: [] };
  window.seen = seen;
  const note = (entries) => {
    for (const entry of entries.getEntries()) {
      if (entry.entryType === 'layout-shift') seen.shift += entry.value;
      else if (entry.name === 'first-paint') seen.paint = entry.startTime;
      else if (entry.name === 'first-contentful-paint') seen.contentPaint = entry.startTime;
      else if (entry.responseEnd > 0)
        seen.loaded.push({ end: entry.responseEnd, size: entry.encodedBodySize });
    }
  };
  for (const type of ['paint', 'layout-shift', 'navigation', 'resource'])
    new PerformanceObserver(note).observe({ type, buffered: true });
  const look = () => {
    const isKeyShown = document.querySelector('main[data-state="run"], .right, .wrong');
    if (!seen.key && isKeyShown) seen.key = performance.now();
    const words = document.querySelector('[data-part="words"] > span, body > p > span');
    // Not `document.fonts.status`, which is some frames late.
    const areFontsThere = [...document.fonts].every(({ status }) => status === 'loaded');
    if (!seen.words && words && areFontsThere) seen.words = performance.now();
    if (!seen.key || !seen.words) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
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
  await pause(SURROUNDINGS_BACK_MS);
  // The countdown goes on meanwhile.
  const mask = [page.getByRole('heading', { name: /^Time:/ })];
  const before = PNG.sync.read(await page.screenshot({ mask })).data;
  letThrough();
  await page.locator('canvas').waitFor({ state: 'visible' });
  const after = PNG.sync.read(await page.screenshot({ mask })).data;
  await close();
  let differing = 0;
  for (let i = 0; i < before.length; i += 4) {
    // A layer on top has the browser round the edge of a button differently, by a shade.
    if ([0, 1, 2].some((channel) => Math.abs(before[i + channel] - after[i + channel]) > 1)) differing++;
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
  // It controls the page once it has saved everything.
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const bytes = host.sentBytes() - before;
  await close();
  return bytes;
}
