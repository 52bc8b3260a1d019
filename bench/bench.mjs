/*
 * `npm run bench`: the built page against a bare page (bench/bare.html), in turn, in one run, with real key events.
 * Prints a table; `--json` prints the figures as JSON. Needs a quiet machine with /proc. The same page with
 * 60 words a batch stands in for 400 shown characters.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from '../tools/contentTypes.mjs';
import { ensureChromium, ensurePackages, giveUp, ROOT, run, tool } from '../tools/machine.mjs';

ensurePackages();
const chromium = await ensureChromium();
const { PNG } = await import('pngjs');
const {
  click,
  frameRate,
  cpuSeconds,
  mainThreadSeconds,
  makeSlow,
  openBrowser,
  pause,
  pressKey,
  quantile,
  traceKeys,
} = await import('./browser.mjs');

const IS_SHORT = process.argv.includes('--short');
const TYPING_MS = IS_SHORT ? 6000 : 20_000;
const IDLE_MS = IS_SHORT ? 6000 : 20_000;
const LOADS = IS_SHORT ? 2 : 5;

const quiet = { stdio: 'ignore' };
if (!run(tool('vite'), ['build'], quiet)) giveUp('Build failed: npm run build says why.');

const server = createServer(serve(files()));
const connections = [];
server.on('connection', (connection) => connections.push(connection));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `http://127.0.0.1:${server.address().port}`;
const PAGES = { bare: `${host}/bare.html`, thirty: `${host}/thirty/`, many: `${host}/many/` };

const rows = [];
if (wants('typing')) await benchTyping();
if (wants('growth')) await benchGrowth();
if (wants('idle')) await benchIdle();
if (wants('loading')) await benchLoading();
if (wants('memory')) await benchMemory();
server.close();
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else print();
process.exit(rows.every(({ held }) => held) ? 0 : 1);

async function benchTyping() {
  const typing10 = await inTurn((url) => type(url, 10));
  const typing25 = await inTurn((url) => type(url, 25));
  for (const [name, { bare, thirty }] of [
    ['10 keys/s', typing10],
    ['25 keys/s', typing25],
  ]) {
    row(`key to frame, ${name}, p50, ms`, thirty.p50, bare.p50, { ratio: 1.25 });
    row(`key to frame, ${name}, p95, ms`, thirty.p95, bare.p95, { ratio: 1.25 });
  }
  row('main thread per key, ms', typing10.thirty.mainMs, typing10.bare.mainMs, { more: 2 });
  row('whole browser per key, CPU ms', typing10.thirty.cpuMs, typing10.bare.cpuMs, {});
  row(
    'long tasks over 50 ms while typing',
    typing10.thirty.longTasks + typing25.thirty.longTasks,
    undefined,
    {
      most: 0,
    },
  );
}

async function benchGrowth() {
  const few = [];
  const many = [];
  // By turns: how fast a machine is changes by the minute.
  for (let turn = 0; turn < 3; turn++) {
    few.push(...(await perKey(PAGES.thirty, 600)));
    many.push(...(await perKey(PAGES.many, 600)));
  }
  row(
    'main thread per key at 400 shown characters, against 80, ms',
    quantile(many, 0.5),
    quantile(few, 0.5),
    { ratio: 1.1 },
  );
  const long = await perKey(PAGES.thirty, 3000);
  row('main thread per key after 3,000 keys, against the first 100, ms', long.at(-1), long[0], {
    ratio: 1.1,
  });
}

async function benchIdle() {
  const thirty = await idle(PAGES.thirty);
  const bare = await idle(PAGES.bare);
  row('idle, CPU s per second, whole browser', thirty.cpu, bare.cpu, { most: 0.02 });
  row('idle, frames per 0.8 s', thirty.framesPerMs * 800, bare.framesPerMs * 800, { most: 2 });
}

async function benchLoading() {
  const slow = await inTurn(async (url) => {
    const loads = [];
    for (let i = 0; i < LOADS; i++) loads.push(await slowLoad(url));
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
  row('slow line: first key accepted, s', slow.thirty.key / 1000, slow.bare.key / 1000, { ratio: 2.2 });
  row('slow line: words readable, s', slow.thirty.words / 1000, slow.bare.words / 1000, { ratio: 2.2 });
  row(
    'slow line: bytes until the first key is accepted, kB',
    slow.thirty.bytes / 1000,
    slow.bare.bytes / 1000,
    {
      most: 90,
    },
  );
  row(
    'whole first visit on the wire, all that is put by for offline included, kB',
    (await firstVisitBytes()) / 1000,
    undefined,
    { most: 280 },
  );
  row('layout shift while loading', slow.thirty.shift, undefined, { most: 0 });
  row('pixels that differ when the canvas takes over', await takeoverPixels(), undefined, { most: 0 });
}

async function benchMemory() {
  const memory = await rounds(IS_SHORT ? 10 : 50);
  row('JS heap after all rounds, against 5, MB', memory.heapAfter / 1e6, memory.heapBefore / 1e6, {
    ratio: 1.1,
  });
  row('listeners after all rounds, against 5', memory.listenersAfter, memory.listenersBefore, { ratio: 1 });
}

/** `--only typing,idle` measures just these; without it, everything. */
function wants(part) {
  const only = process.argv.indexOf('--only');
  return only < 0 || process.argv[only + 1].split(',').includes(part);
}

/** Measures the bare page and the game one after the other. */
async function inTurn(measure) {
  return { bare: await measure(PAGES.bare), thirty: await measure(PAGES.thirty) };
}

/** The same unevenness for every page: a linear congruential generator (Numerical Recipes), 0 to 1. */
function unevenness() {
  let state = 30;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function visit(url) {
  const { browser, pid, close } = await openBrowser(chromium);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  if (url !== PAGES.bare) await page.locator('canvas').waitFor({ state: 'visible' });
  await pause(2500);
  return { browser, page, session, pid, close };
}

async function type(url, keysPerSecond) {
  const { browser, page, session, pid, close } = await visit(url);
  await page.evaluate(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      window.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  const keys = Array.from({ length: (TYPING_MS / 1000) * keysPerSecond }, (_, i) => 'asdfghjkl '[i % 10]);
  const typeAll = async () => {
    const chance = unevenness();
    for (const key of keys) {
      // As uneven as fingers are: keys in step with the countdown would all meet its once-a-second frame.
      const next = pause(((0.6 + 0.8 * chance()) * 1000) / keysPerSecond);
      await pressKey(session, key);
      await next;
    }
  };
  const latencies = await traceKeys(browser, typeAll);
  const longTasks = await page.evaluate(() => window.longTasks);
  // Once more without the trace, which costs CPU itself.
  if (url !== PAGES.bare) await page.getByRole('button', { name: 'Restart' }).click();
  await pause(1000);
  const before = { main: await mainThreadSeconds(session), cpu: cpuSeconds(pid) };
  await typeAll();
  const mainMs = ((await mainThreadSeconds(session)) - before.main) * 1000;
  const cpuMs = (cpuSeconds(pid) - before.cpu) * 1000;
  await close();
  return {
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    mainMs: mainMs / keys.length,
    cpuMs: cpuMs / keys.length,
    longTasks,
  };
}

/** Main thread ms per key, for each hundred of keys that are typed as fast as they are taken. */
async function perKey(url, count) {
  const { session, close } = await visit(url);
  await pressKey(session, 'a');
  const marks = [];
  for (let i = 0; i < count; i++) {
    if (i % 100 === 0) marks.push(await mainThreadSeconds(session));
    await pressKey(session, 'asdfghjkl '[i % 10]);
  }
  marks.push(await mainThreadSeconds(session));
  await close();
  return marks.slice(1).map((mark, i) => (mark - marks[i]) * 10);
}

/** CPU of the whole browser, in s per s, and frames drawn per ms, while nobody types. */
async function idle(url) {
  const { browser, pid, close } = await visit(url);
  await pause(5000);
  const before = cpuSeconds(pid);
  await pause(IDLE_MS);
  const cpu = (cpuSeconds(pid) - before) / (IDLE_MS / 1000);
  // The trace costs CPU itself.
  const framesPerMs = await frameRate(browser, () => pause(IDLE_MS));
  await close();
  return { cpu, framesPerMs };
}

/**
 * When a first visit on a slow line could read the words, and when the first of the keys that are pressed all the
 * while was counted, in ms since the visit began; and the bytes of what had come by then.
 */
async function slowLoad(url) {
  const { browser, close } = await openBrowser(chromium);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
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
  if (url !== PAGES.bare) await page.locator('canvas').waitFor({ state: 'visible' });
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

/** How many pixels of the page change when the text gives way to the canvas. */
async function takeoverPixels() {
  const { browser, close } = await openBrowser(chromium);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  let letThrough;
  const held = new Promise((resolve) => {
    letThrough = resolve;
  });
  await page.route(/Board.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const boardAskedFor = page.waitForRequest(/Board.*\.js/);
  await page.goto(PAGES.thirty);
  await boardAskedFor;
  await page.keyboard.type('a few keys');
  await pause(500);
  // The seconds go on meanwhile.
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

/** What the host sends, headers too, until the page and its worker have all they want. */
async function firstVisitBytes() {
  const { browser, close } = await openBrowser(chromium);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const before = sentBytes();
  await page.goto(PAGES.thirty);
  await page.locator('canvas').waitFor({ state: 'visible' });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const bytes = sentBytes() - before;
  await close();
  return bytes;
}

function sentBytes() {
  return connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
}

async function rounds(count) {
  const { page, session, close } = await visit(PAGES.thirty);
  await session.send('HeapProfiler.enable');
  const weigh = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { heap: usedSize, listeners: jsEventListeners };
  };
  const restart = await page.getByRole('button', { name: 'Restart' }).boundingBox();
  let before;
  for (let round = 1; round <= count; round++) {
    for (const key of 'some words typed in a hurry') await pressKey(session, key);
    await click(session, restart);
    if (round === 5) before = await weigh();
  }
  const after = await weigh();
  await close();
  return {
    heapBefore: before.heap,
    heapAfter: after.heap,
    listenersBefore: before.listeners,
    listenersAfter: after.listeners,
  };
}

function row(what, thirty, bare, { ratio, more, most }) {
  const bars = [
    ratio !== undefined && { text: `${ratio} ×`, held: thirty <= ratio * bare },
    more !== undefined && { text: `+ ${more}`, held: thirty <= bare + more },
    most !== undefined && { text: `${most}`, held: thirty <= most },
  ].filter(Boolean);
  rows.push({
    what,
    thirty,
    bare,
    ratio: thirty / bare,
    bar: bars.map(({ text }) => text).join(),
    held: bars.every(({ held }) => held),
  });
}

function print() {
  const figure = (value) =>
    value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 1 ? 3 : 1);
  console.log('| what | Thirty | against | ratio | bar | held |\n|---|---|---|---|---|---|');
  for (const { what, thirty, bare, ratio, bar, held } of rows) {
    const part = [
      what,
      figure(thirty),
      figure(bare),
      bare ? ratio.toFixed(2) : '–',
      bar || '–',
      held ? 'yes' : 'NO',
    ];
    console.log(`| ${part.join(' | ')} |`);
  }
}

/** Everything that is served, compressed beforehand. */
function files() {
  const all = new Map([['/bare.html', readFileSync(join(ROOT, 'bench/bare.html'))]]);
  const dist = join(ROOT, 'dist');
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    for (const base of ['/thirty/', '/many/']) all.set(base + relative(dist, path), readFileSync(path));
  }
  all.set('/many/index.html', Buffer.from(withManyWords(String(all.get('/thirty/index.html')))));
  return new Map(
    Array.from(all, ([path, body]) => [path, path.endsWith('.woff2') ? body : brotliCompressSync(body)]),
  );
}

/** The page with 60 words a batch, about 400 characters, and so without the policy that names its script. */
function withManyWords(page) {
  const many = page
    .replace(/wordsPerBatch:12/, 'wordsPerBatch:60')
    .replace(/<meta http-equiv="Content-S[^>]*>/, '');
  if (!many.includes('wordsPerBatch:60')) giveUp('The page says its words per batch in another way now.');
  return many;
}

/** As hosts do: it says what may be kept for how long, and answers “not modified” where it can. */
function serve(all) {
  return (request, response) => {
    const path = new URL(request.url ?? '/', host).pathname.replace(/\/$/, '/index.html');
    const body = all.get(path);
    if (!body) return response.writeHead(404).end();
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const caching = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { etag, 'cache-control': caching };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
    response.writeHead(200, {
      ...headers,
      'content-type': contentType(path),
      ...(!path.endsWith('.woff2') && { 'content-encoding': 'br' }),
    });
    return response.end(body);
  };
}
