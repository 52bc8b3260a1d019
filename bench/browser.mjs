/* Tools for measuring: a separate Chromium, its trace, its processes and its network. */
import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findChromium } from '../tools/machine.mjs';
import { isBare } from './host.mjs';

/** Clock ticks a second, the unit of CPU times in /proc. */
const TICKS_PER_SECOND = 100;

const ARGS = ['--disable-background-networking', '--no-first-run'];
export const WINDOW = { width: 1280, height: 800 };

/**
 * A browser with a page that no inspector watches, and that page's session. With the protocol's `Runtime` domain, which
 * Playwright enables, Chromium looks up the place in the source of every `Error` that is created. React creates some
 * while it loads, and its file would be parsed again for that: work that no visitor's browser does.
 */
export async function openUnwatched() {
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: [...ARGS, '--no-sandbox'],
    defaultViewport: null,
  });
  const target = await browser.waitForTarget((one) => one.type() === 'page');
  // Not Puppeteer's page object, which would watch the page, too.
  const session = await target.createCDPSession();
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...WINDOW,
    deviceScaleFactor: 1,
    mobile: false,
  });
  const newBrowserCDPSession = () => browser.target().createCDPSession();
  return { browser: { newBrowserCDPSession }, session, close: () => browser.close() };
}

export async function openBrowser() {
  const server = await chromium.launchServer({ executablePath: findChromium(), args: ARGS });
  const browser = await chromium.connect(server.wsEndpoint());
  return { browser, pid: server.process().pid, close: () => server.close() };
}

/**
 * An idle page in a browser of its own: the words are drawn, and loading has finished.
 *
 * @param scripts functions that run in the page before its own scripts, each with its argument
 */
export async function visit(url, scripts = []) {
  const { browser, pid, close } = await openBrowser();
  const page = await browser.newPage({ viewport: WINDOW });
  for (const [script, argument] of scripts) await page.addInitScript(script, argument);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  if (!isBare(url)) await page.locator('canvas').waitFor({ state: 'visible' });
  await pause(2500);
  return { browser, page, session, pid, close };
}

/** Presses and releases a key, without waiting for the page. */
export async function pressKey(session, key) {
  const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
  const what = { key, code, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...what });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...what });
}

/** Clicks in the middle of a box through the protocol, so that no code of Playwright stays in the page. */
export async function click(session, { x, y, width, height }) {
  const where = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 };
  for (const type of ['mousePressed', 'mouseReleased']) {
    await session.send('Input.dispatchMouseEvent', { type, ...where });
  }
}

/**
 * Latencies in ms while `act` runs: from each key press, or event of another Chromium type, to the presented frame.
 */
export async function traceLatencies(browser, act, eventType = 'KEY_PRESSED') {
  const events = await trace(browser, LATENCY_CATEGORIES, act);
  return latenciesIn(events, eventType).map(({ ms }) => ms);
}

export const LATENCY_CATEGORIES = ['cc', 'benchmark', 'input'];

/** As `traceLatencies`, from a trace of `LATENCY_CATEGORIES`: each with the time at which it began, in µs of the trace. */
export function latenciesIn(events, eventType = 'KEY_PRESSED') {
  const begun = new Map();
  const latencies = [];
  for (const { name, ph, pid, id2, ts, args } of events) {
    if (name !== 'EventLatency') continue;
    const id = `${pid} ${id2?.local}`;
    if (ph === 'b' && args.event_latency?.event_type === eventType) begun.set(id, ts);
    if (ph === 'e' && begun.has(id)) {
      latencies.push({ ts: begun.get(id), ms: (ts - begun.get(id)) / 1000 });
      begun.delete(id);
    }
  }
  return latencies;
}

/**
 * How long the tasks of a page's thread took, in ms: on the clock, and in CPU time, without what the browser's other
 * processes had of the cores meanwhile. The second argument is any event of that thread.
 *
 * @throws Error if the trace has no tasks or no CPU times
 */
export function tasksOf(events, { pid, tid }) {
  let taskEnd = 0;
  const tasks = events.filter((event) => {
    // The last task may not have ended yet.
    if (event.pid !== pid || event.tid !== tid || event.dur === undefined) return false;
    if (event.name === 'ThreadControllerImpl::RunTask') {
      taskEnd = event.ts + event.dur;
      return true;
    }
    // Microtasks run within a task. Those after a task that only resolves a yield run on their own: they count as one.
    return event.name === 'BlinkScheduler_PerformMicrotaskCheckpoint' && event.ts >= taskEnd;
  });
  if (!tasks.some(({ tdur }) => tdur > 0)) throw new Error('The trace has no tasks, or no CPU times.');
  return {
    taskMs: tasks.map(({ dur }) => dur / 1000),
    cpuMs: tasks.map(({ tdur = 0 }) => tdur / 1000),
  };
}

/** Frames that the page draws per ms while `act` runs, rounded to three digits: timers are no more exact. */
export async function frameRate(browser, act) {
  const drawn = (await trace(browser, ['cc'], act)).filter(
    ({ name }) => name === 'ProxyImpl::ScheduledActionDraw',
  );
  const spanMs = (drawn.at(-1)?.ts - drawn[0]?.ts) / 1000;
  return drawn.length < 2 ? 0 : Number(((drawn.length - 1) / spanMs).toPrecision(3));
}

/** Chromium's trace of `act`, ordered by time. */
export async function trace(browser, includedCategories, act) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  await pause(300);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events.sort((a, b) => a.ts - b.ts);
}

/** CPU seconds used by a process and all its descendants. */
export function cpuSeconds(pid) {
  const children = new Map();
  const used = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      used.set(Number(name), (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND);
    } catch {
      // The process has ended since the folder was read.
    }
  }
  const sum = (process) =>
    (used.get(process) ?? 0) + (children.get(process) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(pid);
}

/** Seconds that the page's main thread has been busy. */
export async function mainThreadSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Emulates a line of 1.6 Mbit/s with 150 ms round trip, on a processor four times slower. */
export async function makeSlow(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
