/* The part `ghost` of `npm run bench`. */
import { importSource } from '../tools/importSource.mjs';
import { perKey, playByTurns, RENDERERS, typical } from './turns.mjs';

/** The ghost's keys in its 30 s, mistakes and corrections included: as many as the player's. */
const GHOST_KEYS = 300;

/** How much a ghost slows the player's keys down: rounds over the same words, with a ghost and without. */
export const measures = RENDERERS.map((renderer) => async ({ host, table, isShort }) => {
  const { typistsFragment, typistsSeed } = await importSource('tools/typistsRounds.ts');
  const fragment = typistsFragment(GHOST_KEYS, 'Ana');
  const { plain, raced } = await playByTurns(renderer, host.pages.thirty, ['plain', 'raced'], {
    scripts: [[fixSeed, typistsSeed()]],
    prepare: (page, kind) => startRound(page, kind === 'raced' ? fragment : null),
    isShort,
  });
  for (const [share, called] of [
    [0.5, 'p50'],
    [0.95, 'p95'],
  ]) {
    table.row(
      `${renderer.name}: key to frame with a ghost, against no ghost, ${called}, ms`,
      typical(raced, share),
      typical(plain, share),
      { ratio: 1.05 },
    );
  }
  table.row(
    `${renderer.name}: main thread per key with a ghost, against no ghost, ms`,
    perKey(raced),
    perKey(plain),
  );
});

async function startRound(page, fragment) {
  // The first press leaves the round, the second the race.
  for (let time = 0; time < 2; time++) await page.keyboard.press('Escape');
  if (fragment !== null) await page.evaluate((hash) => location.assign(hash), fragment);
  const ghost = fragment !== null ? '[data-ghost="0"]' : ':not([data-ghost])';
  await page.locator(`main[data-state="start"]${ghost}`).waitFor();
}

/** Runs in the page. Gives usual rounds the seed of the raced one, and so its words. */
function fixSeed(seed) {
  crypto.getRandomValues = (array) => array.fill(seed);
}
