/* The part `gliding` of `npm run bench`. */
import { perKey, playByTurns, RENDERERS, typical } from './turns.mjs';

const A_FRAME_MS = 16.7;

/** How much a gliding caret slows keys down. */
export const measures = RENDERERS.map((renderer) => async ({ host, table, isShort }) => {
  const { jumping, gliding } = await playByTurns(renderer, host.pages.thirty, ['jumping', 'gliding'], {
    prepare: chooseCaret,
    isShort,
  });
  for (const [share, called, bar] of [
    [0.5, 'p50', { ratio: 1.05 }],
    // A key that comes while a frame of the caret is being drawn may wait for that frame, but not longer.
    [0.95, 'p95', { more: A_FRAME_MS }],
  ]) {
    table.row(
      `${renderer.name}: key to frame with a gliding caret, against a jumping one, ${called}, ms`,
      typical(gliding, share),
      typical(jumping, share),
      bar,
    );
  }
  table.row(
    `${renderer.name}: main thread per key with a gliding caret, against a jumping one, ms`,
    perKey(gliding),
    perKey(jumping),
  );
});

async function chooseCaret(page, kind) {
  // Leaves the previous round.
  await page.keyboard.press('Escape');
  await page.locator('main[data-state="start"]').waitFor();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('switch', { name: 'Smooth caret' }).setChecked(kind === 'gliding');
  await page.keyboard.press('Escape');
}
