import { DEV_PORT } from '../playwright.config';
import { expect, test } from './thirty';

test('what npm start serves plays the game, under StrictMode, without an error', async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.open(`http://localhost:${DEV_PORT}/`);
  const words = await thirty.words();
  await thirty.type(words.slice(0, 3));
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
  await thirty.choose('Light');
  await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(20);
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 3']);
});
