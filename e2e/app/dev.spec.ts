import { spawn } from 'node:child_process';
import { answers, freePort } from '../support/engines';
import { expect, LONG, test } from '../test';

test(
  'what npm start serves plays the game, under StrictMode, without an error',
  LONG,
  async ({ page, thirty }) => {
    const port = await freePort();
    const server = spawn(process.execPath, ['tools/start.mjs', '--port', `${port}`, '--strictPort']);
    try {
      const url = `http://localhost:${port}/`;
      await answers(url);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const words = await thirty.open(url);
      await thirty.type(words.slice(0, 3));
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(20);
      await thirty.chooseTheme('Light');
      await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(20);
      await thirty.finishFlawless(3);
    } finally {
      server.kill();
    }
  },
);
