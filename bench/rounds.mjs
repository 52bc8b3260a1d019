/* The part `rounds` of `npm run bench`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../tools/machine.mjs';
import { quantile, tasksOf, trace, visit } from './browser.mjs';

const ROUNDS = 20_000;
const SCROLL_STEPS = 300;
const STEP_PX = 400;

/** How long a file of very many rounds takes to import, and how fast their list and their keys open. */
export async function measure({ host, table }) {
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
  const { browser, page, close } = await visit(host.pages.thirty);
  try {
    const file = join(folder, 'rounds.json');
    execFileSync(process.execPath, [join(ROOT, 'tools/rounds.mjs'), String(ROUNDS), '--out', file]);
    const cancelMs = await cancelReading(page, file);
    table.row(`Cancel while ${ROUNDS} rounds are read, ms until the page shows it`, cancelMs, undefined, {
      most: 100,
    });
    const begun = performance.now();
    const tasks = await pageTasks(browser, page, () => importRounds(page, file));
    table.row(`import of ${ROUNDS} rounds, s`, (performance.now() - begun) / 1000);
    table.row('longest task on the page meanwhile, ms', tasks.longestMs, undefined, { most: 50 });
    table.row('… in CPU time, ms', tasks.longestCpuMs, undefined, { most: 50 });
    const countedMs = await page.evaluate(openKeys);
    table.row(`${ROUNDS} imported rounds counted for Keys, s`, countedMs / 1000, undefined, { most: 20 });
    const openMs = [];
    const keysMs = [];
    for (let time = 0; time < 5; time++) {
      await page.reload();
      await page.locator('canvas').waitFor({ state: 'visible' });
      openMs.push(await page.evaluate(openRounds));
      keysMs.push(await page.evaluate(openKeys));
      await page.getByRole('tab', { name: 'History' }).click();
    }
    table.row(`dialog of ${ROUNDS} saved rounds open, ms`, quantile(openMs, 0.5), undefined, { most: 1000 });
    table.row(`Keys of ${ROUNDS} saved rounds open, ms`, quantile(keysMs, 0.5), undefined, { most: 300 });
    await page.locator('dialog tbody button').first().waitFor();
    const { frameMs, rows } = await page.evaluate(scrollThrough, [SCROLL_STEPS, STEP_PX]);
    table.row('scrolling in it, frames of more than 33 ms in 100', share(frameMs), undefined, { most: 5 });
    table.row('rows in the DOM', rows, undefined, { most: 100 });
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

/** Starts reading a file and cancels after a second: ms from the press until the frame after its button is gone. */
async function cancelReading(page, file) {
  await page.getByRole('button', { name: 'Rounds' }).click();
  await openFiles(page);
  await page.locator('dialog input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  const ms = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const [cancel] = [...document.querySelectorAll('dialog button')].filter(
      ({ textContent }) => textContent === 'Cancel',
    );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const begun = performance.now();
    cancel.click();
    while (cancel.isConnected) await frame();
    await frame();
    return performance.now() - begun;
  });
  await page.keyboard.press('Escape');
  return ms;
}

/** The longest task of the page's own thread while `act` runs, in wall clock time and in CPU time. */
async function pageTasks(browser, page, act) {
  const events = await trace(browser, ['toplevel', 'blink.user_timing'], async () => {
    await page.evaluate(() => performance.mark('import begins'));
    await act();
  });
  const begins = events.find(({ name }) => name === 'import begins');
  const { taskMs, cpuMs } = tasksOf(events, begins);
  return { longestMs: Math.max(...taskMs), longestCpuMs: Math.max(...cpuMs) };
}

function openFiles(page) {
  return page.getByRole('tab', { name: 'Export and import' }).click();
}

/** Imports a file of rounds, and leaves their list open. */
export async function importRounds(page, file) {
  await page.getByRole('button', { name: 'Rounds' }).click();
  await openFiles(page);
  await page.locator('dialog input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^Import [\d,]+ rounds?/ }).click({ timeout: 120_000 });
  await page.getByText(/rounds? added/).waitFor({ timeout: 120_000 });
  await page.getByRole('tab', { name: 'History' }).click();
}

/** Runs in the page. The time from the press until the rows have been painted, in ms. */
async function openRounds() {
  const begun = performance.now();
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rounds').click();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.querySelector('dialog tbody button')) await frame();
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - begun;
}

/** Runs in the page, with the dialog open. The time from the press until the keyboard has been painted, in ms. */
async function openKeys() {
  const begun = performance.now();
  const tab = [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === 'Keys');
  tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.querySelector('table[aria-label="Pairs"]')) await frame();
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
