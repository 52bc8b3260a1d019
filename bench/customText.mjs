/* The part `customText` of `npm run bench`. */
import { pause, quantile, visit } from './browser.mjs';
import { costPerKey } from './growth.mjs';
import { byTurns } from './turns.mjs';

/** The size of the largest text allowed. */
const BYTES = 1_000_000;
const KEYS = 600;
/** How many words before the end of the text to begin: more than are typed. */
const WORDS_LEFT = 2000;

/** Whether a key costs more at the end of a long text than at its start. */
export async function measure({ host, table, isShort }) {
  const { page, session, close } = await visit(host.pages.thirty);
  const words = await giveText(page);
  const costs = { start: [], end: [] };
  await byTurns(['start', 'end'], isShort ? 2 : 4, async (where) => {
    await goTo(page, where === 'start' ? 0 : words - WORDS_LEFT);
    costs[where].push(...(await costPerKey(session, KEYS)));
  });
  await close();
  table.row(
    'main thread per key at the end of a custom text of 1 MB, against its start, ms',
    quantile(costs.end, 0.5),
    quantile(costs.start, 0.5),
    { ratio: 1.1 },
  );
}

/** Gives the page a text of numbered words; returns their number. */
async function giveText(page) {
  let text = '';
  let words = 0;
  while (text.length < BYTES - 8) text += `${words++} `;
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('combobox', { name: 'Words' }).selectOption({ label: 'Own text' });
  await page
    .getByLabel('Text file')
    .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByText('not started').waitFor();
  return words;
}

/** Reloads the page with another saved place in the text. */
async function goTo(page, place) {
  await page.evaluate((at) => {
    // Overwrites the place that the page saves when it is left.
    addEventListener('pagehide', () => {
      const saved = JSON.parse(localStorage.getItem('ownText'));
      localStorage.setItem('ownText', JSON.stringify({ ...saved, place: at }));
    });
  }, place);
  await page.reload();
  await page.locator('canvas').waitFor({ state: 'visible' });
  const shown = await page.locator('[data-part="words"]').textContent();
  if (!shown.startsWith(`${place} `)) throw new Error(`The text is not at word ${place}: ${shown}`);
  await pause(2500);
}
