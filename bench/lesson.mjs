/* The part `lesson` of `npm run bench`. */
import { pause, pressKey } from './browser.mjs';
import { perKey, playByTurns, RENDERERS, typical } from './turns.mjs';

/** How much the keyboard and the rules of a lesson slow keys down. Right keys, as a wrong one waits. */
export const measures = RENDERERS.map((renderer) => async ({ host, table, isShort }) => {
  const { usual, lesson } = await playByTurns(renderer, host.pages.thirty, ['usual', 'lesson'], {
    prepare: begin,
    press: pressWords,
    isShort,
  });
  for (const [share, called] of [
    [0.5, 'p50'],
    [0.95, 'p95'],
  ]) {
    table.row(
      `${renderer.name}: key to frame in a lesson, against a usual round, ${called}, ms`,
      typical(lesson, share),
      typical(usual, share),
      { ratio: 1.1 },
    );
  }
  table.row(
    `${renderer.name}: main thread per key in a lesson, against a usual round, ms`,
    perKey(lesson),
    perKey(usual),
  );
});

async function begin(page, kind) {
  // Leaves the previous round.
  await page.keyboard.press('Escape');
  await page.locator('main[data-state="start"]').waitFor();
  const done = page.getByRole('button', { name: 'Done', exact: true });
  if (await done.isVisible()) await done.click();
  if (kind === 'lesson') {
    await page.getByRole('button', { name: 'Learn to type', exact: true }).click();
    await page.locator('[data-part="keyboard"]').waitFor({ state: 'attached' });
  }
  await page.locator('[data-learning]').waitFor({ state: kind === 'lesson' ? 'visible' : 'detached' });
}

/** Types the words, at even distances; a batch begins with a look at its words, before the key. */
async function pressWords(session, count, keysPerSecond, page) {
  let [words, place] = ['', 0];
  for (let key = 0; key < count; key++) {
    const next = pause(1000 / keysPerSecond);
    if (place === words.length) {
      words = await page.locator('[data-part="words"]').evaluate((element) => element.textContent);
      place = 0;
    }
    await pressKey(session, words[place++]);
    await next;
  }
}
