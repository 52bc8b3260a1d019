/* The part `rounds` of `npm run bench`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../tools/machine.mjs';
import { quantile, visit } from './browser.mjs';

const ROUNDS = 20_000;
const SCROLL_STEPS = 300;
const STEP_PX = 400;

/** How the kept rounds open and scroll when there are very many. */
export async function measure({ host, table }) {
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
  const { page, close } = await visit(host.pages.thirty);
  try {
    const file = join(folder, 'rounds.json');
    execFileSync(process.execPath, [join(ROOT, 'tools/rounds.mjs'), String(ROUNDS), '--out', file]);
    await bringRounds(page, file);
    const openMs = [];
    for (let time = 0; time < 5; time++) {
      await page.reload();
      await page.locator('canvas').waitFor({ state: 'visible' });
      openMs.push(await page.evaluate(openRounds));
    }
    table.row(`dialog of ${ROUNDS} kept rounds open, ms`, quantile(openMs, 0.5), undefined, { most: 1000 });
    const { frameMs, rows } = await page.evaluate(scrollThrough, [SCROLL_STEPS, STEP_PX]);
    table.row('scrolling in it, frames of more than 33 ms in 100', share(frameMs), undefined, { most: 5 });
    table.row('rows that are there', rows, undefined, { most: 100 });
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

/** Imports a file of rounds, and leaves their list open. */
export async function bringRounds(page, file) {
  await page.getByRole('button', { name: 'Rounds' }).click();
  await page.locator('dialog input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^Import [\d,]+ rounds?/ }).click({ timeout: 120_000 });
  await page.getByText(/rounds? added/).waitFor({ timeout: 120_000 });
}

/** From the press until its rows have been painted, in ms. */
async function openRounds() {
  const begun = performance.now();
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rounds').click();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.querySelector('dialog tbody button')) await frame();
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - begun;
}

async function scrollThrough([steps, stepPx]) {
  const body = [...document.querySelectorAll('dialog *')].find(({ scrollHeight }) => scrollHeight > 100_000);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const frameMs = [];
  let last = await frame();
  for (let step = 0; step < steps; step++) {
    body.scrollTop += stepPx;
    const now = await frame();
    frameMs.push(now - last);
    last = now;
  }
  return {
    frameMs,
    rows: document.querySelectorAll('dialog tbody tr').length,
  };
}

function share(frameMs) {
  return (100 * frameMs.filter((ms) => ms > 33).length) / frameMs.length;
}
