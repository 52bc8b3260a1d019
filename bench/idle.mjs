/* The part `idle` of `npm run bench`. */
import { cpuSeconds, frameRate, inTurn, pause, visit } from './browser.mjs';

/** What waiting for the first key costs. */
export async function measure({ host, table, isShort }) {
  const { thirty, bare } = await inTurn(host.pages, (url) => idle(url, isShort ? 6000 : 20_000));
  table.row('idle, CPU s per second, whole browser', thirty.cpu, bare.cpu, { most: 0.02 });
  table.row('idle, frames per 0.8 s', thirty.framesPerMs * 800, bare.framesPerMs * 800, { most: 2 });
}

/** CPU of the whole browser, in s per s, and frames drawn per ms, while nobody types. */
async function idle(url, idleMs) {
  const { browser, pid, close } = await visit(url);
  await pause(5000);
  const before = cpuSeconds(pid);
  await pause(idleMs);
  const cpu = (cpuSeconds(pid) - before) / (idleMs / 1000);
  // The trace costs CPU itself.
  const framesPerMs = await frameRate(browser, () => pause(idleMs));
  await close();
  return { cpu, framesPerMs };
}
