/* The part `scrub` of `npm run bench`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSource } from '../tools/importSource.mjs';
import { pause, quantile, traceLatencies, visit } from './browser.mjs';
import { isBare } from './host.mjs';
import { importRounds } from './rounds.mjs';
import { byTurns } from './turns.mjs';

const KEYS = 600;
/** If a frame takes more than 1.5 times as long, a frame was dropped. */
const FRAME_MS = 1000 / 60;
/** From one end of the slider to the other. */
const SWEEP_MS = 4000;

/** Dragging the slider of a long round, a position a frame, compared with a page that is nothing but a slider. */
export async function measure({ host, table, isShort }) {
  const pages = { bare: await watched(host.pages.slider), thirty: await watched(host.pages.thirty) };
  const dragged = { bare: [], thirty: [] };
  await byTurns(['bare', 'thirty'], isShort ? 2 : 6, async (which) => {
    dragged[which].push(await drag(pages[which], isShort ? 4000 : 8000));
  });
  for (const { close } of Object.values(pages)) await close();

  const compare = (what, figure, bar) => table.row(what, figure(dragged.thirty), figure(dragged.bare), bar);
  const all = (name) => (drags) => drags.flatMap((seen) => seen[name]);
  const quantileOf = (name, share) => (drags) => quantile(all(name)(drags), share);
  compare('scrubbing, positions shown a second', positionsPerSecond, { least: 0.98 });
  compare('scrubbing, dropped frames in 100', droppedShare, { more: 0.5 });
  compare('scrubbing, pointer to frame, p50, ms', quantileOf('latencyMs', 0.5));
  compare('scrubbing, pointer to frame, p95, ms', quantileOf('latencyMs', 0.95));
  compare('scrubbing, input event to drawn, p95, ms', quantileOf('handlingMs', 0.95));
}

function positionsPerSecond(drags) {
  const positions = drags.reduce((sum, seen) => sum + seen.positions, 0);
  const ms = drags.flatMap(({ frameMs }) => frameMs).reduce((sum, frame) => sum + frame, 0);
  return (positions * 1000) / ms;
}

function droppedShare(drags) {
  const frameMs = drags.flatMap((seen) => seen.frameMs);
  return (100 * frameMs.filter((ms) => ms > 1.5 * FRAME_MS).length) / frameMs.length;
}

/** The page with a slider; unless it is the bare page, it plays a round of many keys. */
async function watched(url) {
  const visited = await visit(url);
  if (!isBare(url)) await watchLongRound(visited.page);
  const slider = visited.page.getByRole('slider', { name: 'Position' });
  return { ...visited, box: await slider.boundingBox() };
}

async function watchLongRound(page) {
  const folder = mkdtempSync(join(tmpdir(), 'round-'));
  try {
    const { typistsFile } = await importSource('tools/typistsRounds.ts');
    const file = join(folder, 'round.json');
    writeFileSync(file, typistsFile(KEYS));
    await importRounds(page, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Watch/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await pause(1000);
}

/** Drags the slider back and forth. Moves the pointer as soon as a frame begins, so that each frame has a position. */
async function drag({ browser, page, session, box }, dragMs) {
  const send = (type, x) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: box.y + box.height / 2,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  await send('mousePressed', box.x + 1);
  await pause(500);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'frameBegun' });
  const begunMs = performance.now();
  const move = () => {
    const share = Math.abs((((performance.now() - begunMs) / SWEEP_MS) % 2) - 1);
    void send('mouseMoved', box.x + 2 + (1 - share) * (box.width - 4));
  };
  session.on('Runtime.bindingCalled', move);
  let seen;
  const latencyMs = await traceLatencies(
    browser,
    async () => {
      seen = await page.evaluate(lookAtFrames, dragMs);
    },
    'MOUSE_DRAGGED',
  );
  session.off('Runtime.bindingCalled', move);
  await send('mouseReleased', box.x + 1);
  await session.send('Runtime.removeBinding', { name: 'frameBegun' });
  await session.send('Runtime.disable');
  await pause(500);
  return { ...seen, latencyMs };
}

/** Runs in the page. */
async function lookAtFrames(ms) {
  const slider = document.querySelector('input[type=range]');
  const position = () => document.querySelector('main')?.dataset.replayMs ?? slider.value;
  const handlingMs = [];
  let begunAt = 0;
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener(
    'input',
    () => {
      begunAt = performance.now();
    },
    { signal, capture: true },
  );
  addEventListener('input', () => handlingMs.push(performance.now() - begunAt), { signal });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const frameMs = [];
  let positions = 0;
  let shown = position();
  const first = await frame();
  let last = first;
  while (last - first < ms) {
    window.frameBegun('');
    const now = await frame();
    frameMs.push(now - last);
    last = now;
    if (position() !== shown) positions++;
    shown = position();
  }
  listening.abort();
  return { frameMs, positions, handlingMs };
}
