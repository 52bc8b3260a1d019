/* Builds the game, serves it, and opens a browser for pictures of it. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureChromium, ensurePackages, giveUp, ROOT, run, tool } from './machine.mjs';
import { StaticHost } from './StaticHost.mjs';

/** Serves the built game and opens a browser. Returns the address, the browser, and a function that closes both. */
export async function openBuild() {
  ensurePackages();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  // Reading sources, as some tools do before this, sets it to that of development.
  process.env.NODE_ENV = 'production';
  if (!run(tool('vite'), ['build'])) giveUp('Build failed: see above.');
  const host = new StaticHost(join(ROOT, 'dist'));
  await host.start();
  const close = async () => {
    await browser.close();
    await host.stop();
  };
  return { url: host.url, browser, close };
}

/** The words that the page shows. */
export async function wordsOf(page) {
  const id = await page.getByRole('textbox').getAttribute('aria-describedby');
  return (await page.locator(`[id="${id}"]`).textContent()) ?? '';
}

/**
 * Types, and waits until the rest of the page is quiet (QuietWhileTyping.tsx): what does that is loaded with the
 * first keys.
 */
export async function typeIntoRun(page, text) {
  const quiet = page.locator('html[data-typing]');
  for (const char of text) {
    await page.keyboard.type(char);
    await quiet.waitFor({ state: 'attached', timeout: 200 }).catch(() => {});
  }
  await quiet.waitFor({ state: 'attached' });
}

/**
 * Types an uneven typist's round in real time, until its insights are shown.
 *
 * @param insights what these are called
 */
export async function playUnevenRound(page, insights = 'What this round tells') {
  const told = page.getByRole('region', { name: insights });
  for (let key = 0; !(await told.isVisible()); ) {
    for (const char of await wordsOf(page)) {
      if (key++ % 41 === 20) {
        await page.keyboard.type('q');
        await pause(200);
        await page.keyboard.press('Backspace');
      }
      await pause(70 + ((key * 37) % 90) + (key % 29 === 5 ? 500 : 0));
      await page.keyboard.type(key % 67 === 33 && char !== ' ' ? 'x' : char);
      if ((await page.getByRole('main').getAttribute('data-state')) === 'finish') break;
    }
  }
}
