/* The part `idle` of `npm run bench`. */
import { giveUp } from '../tools/machine.mjs';
import { cpuSeconds, frameRate, pause, visit } from './browser.mjs';

/** The cycle of Thirty's caret; a native one takes a second. */
const CYCLE_MS = 800;
const TURNS = 3;
/** How long a browser that has just started needs to become idle itself. */
const SETTLE_MS = 5000;

/**
 * What waiting for the first key costs, compared with a bare page that waits too: its input has focus, and the browser
 * blinks a caret in it.
 */
export async function measure({ host, table, isShort }) {
  const idleMs = isShort ? 6000 : 20_000;
  const cpu = { waiting: 0, thirty: 0 };
  // Several turns, because the system counts CPU in hundredths of a second for each process.
  for (let turn = 0; turn < TURNS; turn++) {
    for (const page of ['waiting', 'thirty'])
      cpu[page] += (await cpuAtRest(host.pages[page], idleMs)) / TURNS;
  }
  const frames = {};
  for (const page of ['waiting', 'thirty'])
    frames[page] = (await framesAtRest(host.pages[page], idleMs)) * CYCLE_MS;
  if (frames.waiting < 1)
    giveUp('The caret of the bare page does not blink: there is nothing to compare with.');
  table.row('idle, CPU s per second, whole browser', cpu.thirty, cpu.waiting, { ratio: 1.42, most: 0.02 });
  table.row('idle, frames per 0.8 s', frames.thirty, frames.waiting, { most: 2 });
}

/** CPU of the whole browser, in s per s, while nobody types. */
async function cpuAtRest(url, idleMs) {
  const { pid, close } = await visit(url);
  await pause(SETTLE_MS);
  const before = cpuSeconds(pid);
  await pause(idleMs);
  const cpu = (cpuSeconds(pid) - before) / (idleMs / 1000);
  await close();
  return cpu;
}

/** Frames drawn per ms while nobody types. */
async function framesAtRest(url, idleMs) {
  const { browser, close } = await visit(url);
  await pause(SETTLE_MS);
  const framesPerMs = await frameRate(browser, () => pause(idleMs));
  await close();
  return framesPerMs;
}
