/*
 * `npm run pictures`: makes the icons from the logo, and the README's and the Open Graph pictures from the built game.
 * `npm run pictures -- race` makes just that one; each can be named. Run it when the looks have changed, and commit the
 * results.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importSource } from './importSource.mjs';
import { giveUp, ROOT } from './machine.mjs';
import { openBuild, playUnevenRound, typeIntoRun, wordsOf } from './openBuild.mjs';

const PAPER = '#11151c';

const PICTURES = {
  icons: async () => {
    await icon('icon-192.png', 192, 0.84);
    await icon('icon-512.png', 512, 0.84);
    // A mask may cut everything outside the central four fifths.
    await icon('icon-maskable-512.png', 512, 0.56);
  },
  og: () => round('public/og.png', 1200, 630),
  round: () => round('docs/pictures/round.png', 1280, 640),
  race: () => race('docs/pictures/race.png', 1280, 640),
  results: async () => {
    await result('docs/pictures/result-dark.png', 'dark');
    await result('docs/pictures/result-light.png', 'light');
  },
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PICTURES);
const unknown = wanted.filter((name) => !PICTURES[name]);
if (unknown.length > 0)
  giveUp(`No picture is called ${unknown.join()}: there are ${Object.keys(PICTURES).join()}.`);

const { url, browser, close } = await openBuild();
for (const name of wanted) await PICTURES[name]();
await close();

async function icon(name, size, share) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const logo = readFileSync(join(ROOT, 'assets/logo.svg'), 'utf8').replaceAll('#5b8def', '#8fb8ff');
  await page.setContent(
    `<body style="margin:0;background:${PAPER};display:grid;place-items:center;height:100vh">
       <div style="width:${share * 100}%;line-height:0">${logo.replace('width="32" height="32"', 'width="100%"')}</div>`,
  );
  await page.screenshot({ path: join(ROOT, 'public', name) });
  await page.close();
}

async function round(path, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(url);
  await page.locator('canvas').waitFor({ state: 'visible' });
  const words = await wordsOf(page);
  const space = words.indexOf(' ', 8);
  // All right except two letters and the space after them.
  const typed = Array.from(words.slice(0, space + 9), (char, i) =>
    i >= space - 2 && i <= space ? 'x' : char,
  );
  await typeIntoRun(page, typed.join(''));
  await page.screenshot({ path: join(ROOT, path) });
  await page.close();
}

/** A race in progress: the ghost is some characters ahead in the same words. */
async function race(path, width, height) {
  const { typistsFragment } = await importSource('tools/typistsRounds.ts');
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${url}${typistsFragment(190, 'Ana')}`);
  await page.locator('canvas').waitFor({ state: 'visible' });
  const words = await wordsOf(page);
  const ghost = async () => Number(await page.getByRole('main').getAttribute('data-ghost'));
  for (let typed = 0; typed < 42; typed++) {
    while (typed > 0 && (await ghost()) < typed + 7) await pause(5);
    await page.keyboard.type(typed === 16 ? 'x' : words[typed]);
  }
  await page.screenshot({ path: join(ROOT, path) });
  await page.close();
}

/** The result of an uneven typist's round, typed in real time, with its insights. */
async function result(path, theme) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(url);
  await page.locator('canvas').waitFor({ state: 'visible' });
  await playUnevenRound(page);
  await page.mouse.click(5, 300);
  await page.screenshot({ path: join(ROOT, path), fullPage: true });
  await page.close();
}
