/*
 * `npm run sheet`: pictures of every state of the page, in both themes, in small and large windows, also with large
 * text, in `.cache/sheet/en`; its `index.html` shows them side by side. `npm run sheet -- played rounds` makes only
 * these, `-- --lang de` all of them in a language of the page, `-- --few` just the dark theme in a usual and a
 * narrow window, and `-- --words` a page with all words of all lists.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatter } from '@lingui/format-po';
import { importSource } from './importSource.mjs';
import { giveUp, ROOT } from './machine.mjs';
import { openBuild, playUnevenRound, typeIntoRun, wordsOf } from './openBuild.mjs';
import { writeWordSheet } from './wordSheet.mjs';

const ALL = {
  themes: ['dark', 'light'],
  sizes: [
    [1280, 720],
    [1366, 768],
    [1920, 1080],
    [390, 844],
    [3840, 2160],
  ],
  fontSizes: [16, 24],
};
/** Enough to read the page's texts in their places. */
const FEW = {
  themes: ['dark'],
  sizes: [
    [1280, 720],
    [390, 844],
  ],
  fontSizes: [16],
};
/** How many windows are open at a time. */
const AT_A_TIME = 4;
const MANY_ROUNDS = 20_000;
/** Enough rounds for `Keys` to have figures. */
const SOME_ROUNDS = 60;
/** A timeout for scenes with many rounds, several of them at a time. */
const LONG_MS = 300_000;

/** What the insights below a result are called. */
const TOLD = 'What this round tells';

/** The scenes: what to do on a page that has just been opened, before its picture is taken. */
const SCENES = {
  start: ({ picture }) => picture('start'),
  run: async ({ page, picture }) => {
    const words = await wordsOf(page);
    await typeIntoRun(page, `${words.slice(0, 20)}x${words.slice(21, 32)}`);
    await picture('run');
  },
  played: async ({ page, picture }) => {
    await playUnevenRound(page, text(TOLD));
    await picture('result', { fullPage: true });
    await button(page, text('Watch')).click();
    await page.getByRole('region', { name: text('Replay') }).waitFor();
    await picture('replay');
    await page.keyboard.press('Escape');
    await button(page, text('Race yourself')).click();
    await page.keyboard.type((await wordsOf(page)).slice(0, 12));
    await picture('race');
  },
  rounds: async ({ page, picture }) => {
    await button(page, text('Rounds')).click();
    await page.getByText(text('No rounds yet. Every round that you finish is saved here.')).waitFor();
    await picture('rounds-none');
    for (const count of [1, MANY_ROUNDS]) {
      await importRounds(page, count);
      await picture(`rounds-files-${count}`);
      await tab(page, text('History')).click();
      // The list is read again after an import.
      await page.getByRole('row').nth(Math.min(count, 5)).waitFor({ timeout: LONG_MS });
      await page.getByRole('row').nth(1).hover();
      await picture(`rounds-${count}`);
    }
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await page.getByRole('region', { name: text(TOLD) }).waitFor();
    await picture('rounds-shown');
  },
  practice: async ({ page, picture }) => {
    await button(page, text('Rounds')).click();
    await importRounds(page, SOME_ROUNDS);
    await tab(page, text('Keys')).click();
    await page.getByRole('table', { name: text('Pairs') }).waitFor();
    await picture('keys');
    await page.getByRole('dialog').locator('button[data-first]').click();
    await page.getByText(text('The clock starts with your first key')).waitFor();
    await picture('practice');
    await playUnevenRound(page, text(TOLD));
    // After one round of practice too few pairs may be shown.
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: text(TOLD) }).waitFor({ state: 'detached' });
    await playUnevenRound(page, text(TOLD));
    await page.getByRole('table', { name: text('Before and now') }).waitFor();
    await picture('practice-result', { fullPage: true });
  },
  dialogs: async ({ page, picture }) => {
    await button(page, text('Options')).click();
    await page.getByRole('dialog').waitFor();
    await picture('options');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await picture('commands');
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: text('Keyboard shortcuts') }).waitFor();
    await picture('shortcuts');
    await page.keyboard.press('Escape');
    await button(page, text('Toggle theme')).click();
    await page.getByRole('menu').waitFor();
    await picture('menu');
  },
  messages: async ({ page, picture }) => {
    const { typistsFragment } = await importSource('tools/typistsRounds.ts');
    const follow = (fragment) => page.evaluate((to) => location.assign(to), fragment);
    await follow(typistsFragment(190, 'Ana'));
    await page.getByRole('status').getByText('Ana').first().waitFor();
    await picture('challenge');
    await follow('#race=AAAA');
    await page.getByText(text('This link is damaged. Here is a new round instead.')).waitFor();
    await picture('bad-link');
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en' },
    few: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
  },
});
if (values.words) {
  console.log(writeWordSheet());
  process.exit();
}
const { lang, few } = values;
const FOLDER = join(ROOT, '.cache/sheet', lang);
const MESSAGES = Object.values(
  formatter().parse(readFileSync(join(ROOT, 'locales', `${lang}.po`), 'utf8'), {}),
);
const wanted = positionals.length > 0 ? positionals : Object.keys(SCENES);
const unknown = wanted.filter((name) => !SCENES[name]);
if (unknown.length > 0)
  giveUp(`Nothing is called ${unknown.join()}: there are ${Object.keys(SCENES).join()}.`);

const { madeUpFile } = await importSource('tools/madeUpRounds.ts');
const { url, browser, close } = await openBuild();
mkdirSync(FOLDER, { recursive: true });
const { themes, sizes, fontSizes } = few ? FEW : ALL;
const ROUNDS_FILES = Object.fromEntries(
  [...(wanted.includes('rounds') ? [1, MANY_ROUNDS] : []), SOME_ROUNDS].map((count) => [
    count,
    roundsFile(count),
  ]),
);
const jobs = wanted.flatMap((scene) =>
  themes.flatMap((theme) =>
    sizes.flatMap((size) => fontSizes.map((fontSize) => ({ scene, theme, size, fontSize }))),
  ),
);
await Promise.all(Array.from({ length: AT_A_TIME }, work));
writeIndex();
await close();
console.log(join(FOLDER, 'index.html'));

async function work() {
  for (let job = jobs.shift(); job; job = jobs.shift()) await play(job);
}

async function play({ scene, theme, size: [width, height], fontSize }) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  const setFontSize = () =>
    session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: 13 } });
  await setFontSize();
  await page.addInitScript(
    ([chosen, language]) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('options', JSON.stringify({ version: 1, language }));
    },
    [theme, lang],
  );
  await page.goto(url);
  await page.locator('canvas').waitFor({ state: 'visible' });
  const picture = async (state, options) => {
    // Taking a picture of the full page resets the font size.
    await setFontSize();
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({
      path: join(FOLDER, `${state}.${width}x${height}.${fontSize}px.${theme}.png`),
      ...options,
    });
  };
  await SCENES[scene]({ page, picture });
  await page.close();
}

function button(page, name) {
  return page.getByRole('button', { name, exact: true });
}

function tab(page, name) {
  return page.getByRole('tab', { name });
}

/** Imports rounds in the dialog `Rounds`, and leaves its tab `Export and import` open. */
async function importRounds(page, count) {
  await tab(page, text('Export and import')).click();
  await page.locator('dialog input[type="file"]').setInputFiles(ROUNDS_FILES[count]);
  const found = page.getByRole('dialog').getByText(numberPattern(count)).first();
  await found.waitFor({ timeout: LONG_MS });
  const button = page.getByRole('button', { name: numberPattern(count) });
  await button.click({ timeout: LONG_MS });
  await button.waitFor({ state: 'detached', timeout: LONG_MS });
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: LONG_MS });
}

/** A number with whatever separators. */
function numberPattern(count) {
  return new RegExp(`\\b${String(count).replace(/(?=(...)+$)/g, '.?')}\\b`);
}

/** A message in the language of the pictures. */
function text(english) {
  const found = MESSAGES.find(({ message }) => message === english);
  if (!found?.translation) giveUp(`locales/${lang}.po has no “${english}”.`);
  return found.translation;
}

/** Writes a file of so many rounds; returns its path. */
function roundsFile(count) {
  const path = join(FOLDER, `rounds-${count}.json`);
  writeFileSync(path, [...madeUpFile({ count, seed: 1, untilMs: Date.now() })].join(''));
  return path;
}

function writeIndex() {
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
  const figures = pictures.map(
    (name) => `<figure><img src="${name}" loading="lazy" alt=""><figcaption>${name}</figcaption></figure>`,
  );
  const style =
    'body{background:#777;font:14px sans-serif}figure{display:inline-block;margin:8px}img{width:600px}';
  writeFileSync(join(FOLDER, 'index.html'), `<!doctype html><style>${style}</style>${figures.join('\n')}\n`);
}
