/* The part `ghost` of `npm run bench`. */
import { importSource } from '../tools/importSource.mjs';
import { perKey, playByTurns, typical } from './turns.mjs';

/** Of the ghost, in its 30 s: as fast as the player, mistakes and corrections among them. */
const GHOST_KEYS = 300;

/** What a ghost takes from the player's keys: rounds over the same words, with it and without. */
export async function measure({ host, table, isShort }) {
  const { typistsFragment, typistsSeed } = await importSource('tools/typistsRounds.ts');
  const fragment = typistsFragment(GHOST_KEYS, 'Ana');
  const rounds = playByTurns(host.pages.thirty, ['plain', 'raced'], {
    scripts: [[dealAlike, typistsSeed()]],
    prepare: (page, kind) => callGhost(page, kind === 'raced' ? fragment : null),
    isShort,
  });
  for await (const [name, { plain, raced }] of rounds) {
    for (const [share, called] of [
      [0.5, 'p50'],
      [0.95, 'p95'],
    ]) {
      table.row(
        `${name}: key to frame with a ghost, against none, ${called}, ms`,
        typical(raced, share),
        typical(plain, share),
        { ratio: 1.05 },
      );
    }
    table.row(`${name}: main thread per key with a ghost, against none, ms`, perKey(raced), perKey(plain));
  }
}

async function callGhost(page, fragment) {
  // Once out of the round, once out of the race.
  for (let time = 0; time < 2; time++) await page.keyboard.press('Escape');
  if (fragment !== null) await page.evaluate((hash) => location.assign(hash), fragment);
  const ghost = fragment !== null ? '[data-ghost="0"]' : ':not([data-ghost])';
  await page.locator(`main[data-state="start"]${ghost}`).waitFor();
}

/** In the page: a usual round has the words of the raced one. */
function dealAlike(seed) {
  crypto.getRandomValues = (array) => array.fill(seed);
}
