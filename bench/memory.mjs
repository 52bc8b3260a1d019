/* The part `memory` of `npm run bench`. */
import { click, pressKey, visit } from './browser.mjs';

/** Whether rounds leak memory or listeners. */
export async function measure({ host, table, isShort }) {
  const memory = await rounds(host.pages.thirty, isShort ? 10 : 50);
  table.row('JS heap after all rounds, against 5, MB', memory.heapAfter / 1e6, memory.heapBefore / 1e6, {
    ratio: 1.1,
  });
  table.row('listeners after all rounds, against 5', memory.listenersAfter, memory.listenersBefore, {
    ratio: 1,
    isExact: true,
  });
}

async function rounds(url, count) {
  const { page, session, close } = await visit(url);
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
