import { readFileSync } from 'node:fs';
import { filesBelow } from '../../tools/filesBelow';
import type { OtherAnswer } from '../../tools/StaticHost.mjs';
import { tabOf } from '../pages/OptionsPage';
import { LOADING_OPTIONS } from '../support/everything';
import { listOf, strangers } from '../support/wordLists';
import { answerWrongly, WRONG, WRONG_SCRIPTS } from '../support/wrongAnswers';
import { expect, LONG, longUnless, test } from '../test';

/*
 * A host may answer anything in place of a file, once, and a browser keeps that as long as the headers say: a year. What
 * has failed is asked for past every cache.
 */

test.use({ expectsPageErrors: true });

/** The files that the page starts with, besides itself. */
const START = Array.from(
  readFileSync('dist/index.html', 'utf8').matchAll(/"\.\/(assets\/[^"]+)" data-integrity/g),
)
  .map(([, file = '']) => file)
  .filter((file) => file.endsWith('.js'));

for (const file of START) {
  const name = file.replace(/^assets\/|-[\w-]{8}\.js$/g, '');
  for (const [what, answer] of Object.entries(WRONG)) {
    test(
      `${what} in place of ${name}, once: the game comes all the same`,
      longUnless(what === 'a 404'),
      async ({ thirty, server }) => {
        const answered = answerWrongly(server, new RegExp(file), answer);
        await thirty.open(server.url);
        expect(answered()).toBe(1);
        await thirty.play(3);
      },
    );

    test(
      `${what} in place of ${name}, again and again: it is told at once, and Reload asks the host again`,
      LONG,
      async ({ page, thirty, server }) => {
        // How often the browser asks before the page does is its own business.
        answerWrongly(server, new RegExp(file), answer, Number.POSITIVE_INFINITY);
        await page.goto(server.url);
        await expect(page.getByRole('alert')).toHaveText(/Only this round can be typed/);
        server.instead = () => undefined;
        await page.getByRole('button', { name: 'Reload' }).click();
        await thirty.pictured();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );

    test(
      `${what} in place of ${name}, for a whole visit: the next visit asks the host again`,
      LONG,
      async ({ page, thirty, server }) => {
        answerWrongly(server, new RegExp(file), answer, Number.POSITIVE_INFINITY);
        await page.goto(server.url);
        await expect(page.getByRole('alert')).toBeVisible();
        server.instead = () => undefined;
        await thirty.open(server.url);
      },
    );
  }

  for (const [what, answer] of Object.entries(WRONG_SCRIPTS)) {
    test(
      `${what} as ${name}: it is told at once, and Reload asks the host again`,
      longUnless(what === 'nothing'),
      async ({ page, thirty, server }) => {
        answerWrongly(server, new RegExp(file), answer);
        await page.goto(server.url);
        await expect(page.getByRole('alert')).toHaveText(/Only this round can be typed/);
        await thirty.typeWords(3);
        await thirty.expectState('run');
        await page.getByRole('button', { name: 'Reload' }).click();
        await thirty.pictured();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  }
}

for (const [what, answer] of Object.entries(WRONG)) {
  test(
    `${what} in place of a dialog, once: the press that asks for it gets it`,
    longUnless(what === 'a 404'),
    async ({ thirty, server }) => {
      const answered = answerWrongly(server, /OptionsDialog-.*\.js$/, answer);
      await thirty.open(server.url);
      await thirty.options.open();
      expect(answered()).toBe(1);
    },
  );

  test(
    `${what} in place of a dialog and what it shares, again and again: it is told, and the next press asks the host`,
    LONG,
    async ({ thirty, server }) => {
      answerWrongly(server, /(OptionsDialog|optionViews)-.*\.js$/, answer, 2);
      await thirty.open(server.url);
      const options = thirty.barButton('Options');
      const told = thirty.live(/^A part of this page could not be loaded/);
      await options.click();
      await expect(told).toBeVisible();
      // Each press finds one more of the wrong answers.
      for (let press = 1; !(await thirty.options.dialog.isVisible()); press++) {
        expect(press).toBeLessThan(8);
        await told.getByRole('button', { name: 'Dismiss' }).click();
        await options.click();
        await expect(told.or(thirty.options.dialog)).toBeVisible();
      }
      await thirty.options.close();
      await expect(thirty.live(/^A part of this page could not be loaded/)).toHaveCount(0);
    },
  );
}

/** The scripts of all modules that are loaded later, by the name of the module. */
const PARTS: Readonly<Record<string, RegExp>> = {
  Insights: /Insights-/,
  WhileTyping: /WhileTyping-/,
  Pace: /Pace-/,
  TextOfRound: /TextOfRound-/,
  KeyboardArea: /KeyboardArea-/,
  KeyboardPainter: /KeyboardPainter-/,
  Board: /Board-/,
  CommandsDialog: /CommandsDialog-/,
  OptionsDialog: /OptionsDialog-/,
  RoundsDialog: /RoundsDialog-/,
  palettes: /palettes-/,
  ColoursOption: /ColoursOption-/,
  letterFonts: /letterFonts-/,
  drawPicture: /drawPicture-/,
  Learn: /Learn-/,
  formerLists: /formerLists-/,
  shapedLines: /shapedLines-/,
};
const CHOSEN = {
  version: 1,
  keyboardView: 'keys',
  whileTyping: 'speed',
  pace: '60',
  colours: 'sea',
  letters: 'plex',
};
/** The options whose parts these are, by their labels. */
const OPTION_OF: Readonly<Record<string, string>> = {
  WhileTyping: 'While typing',
  Pace: 'Pace',
  KeyboardArea: 'Keyboard',
  KeyboardPainter: 'Keyboard',
  palettes: 'Colours',
  ColoursOption: 'Colours',
  letterFonts: 'Letters',
};

const ABSENT: Readonly<Record<string, OtherAnswer>> = {
  missing: { status: 404 },
  empty: { status: 200, headers: { 'content-type': 'text/javascript' } },
};

/** An empty script is found out in one place for each way in which modules are loaded: a canvas, a dialog, any other. */
const EMPTY = ['Board', 'OptionsDialog', 'palettes'];

for (const [part, files, how] of Object.entries(PARTS).flatMap(([name, one]) =>
  Object.keys(ABSENT)
    .filter((each) => each !== 'empty' || EMPTY.includes(name))
    .map((each) => [name, one, each] as const),
)) {
  test(
    `without ${part}, which is ${how}, a round is played and all other dialogs open; an option that needs it says so and can be changed`,
    longUnless(part === 'KeyboardPainter' && how === 'missing'),
    async ({ page, thirty, server }) => {
      await thirty.hasStored('options', JSON.stringify(CHOSEN));
      answerWrongly(server, files, ABSENT[how] as OtherAnswer, Number.POSITIVE_INFINITY);
      await page.goto(server.url);
      if (part !== 'Board') await thirty.pictured();
      await thirty.play(6);
      await page.keyboard.press('Escape');
      await thirty.expectState('start');
      for (const dialog of ['Options', 'Rounds', 'Commands'] as const) {
        await thirty.barButton(dialog).click();
        if (part === `${dialog}Dialog`) {
          await expect(thirty.live(/^A part of this page could not be loaded/)).toBeVisible();
          continue;
        }
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
        const option = dialog === 'Options' && OPTION_OF[part];
        if (option) {
          await thirty.options.show(tabOf(option));
          const group = thirty.options.dialog.getByRole('radiogroup', { name: option, exact: true });
          await expect(
            page.getByText('This could not be loaded. The page tries again at your next round.'),
          ).toHaveCount(1);
          await group.getByRole('radio').first().press('Space');
          await expect(group.getByRole('radio').first()).toBeChecked();
          await expect(group.getByRole('radio').first()).toBeFocused();
          // The samples of colours are looked at whatever is chosen.
          const isStillMissing = option === 'Colours';
          await expect(page.getByText('This could not be loaded.')).toHaveCount(isStillMissing ? 1 : 0);
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    },
  );
}

test('without any part, rounds are played one after the other, and a press says that something is missing', async ({
  page,
  thirty,
  server,
}) => {
  await thirty.hasStored('options', JSON.stringify(CHOSEN));
  const others = new RegExp(`^(?!${START.join('|')})assets/`);
  answerWrongly(server, others, { status: 404 }, Number.POSITIVE_INFINITY);
  await page.goto(server.url);
  await thirty.play(6);
  await thirty.expectFlawless(6);
  await page.keyboard.press('Escape');
  await thirty.barButton('Options').click();
  await expect(thirty.live(/^A part of this page could not be loaded/)).toBeVisible();
  await thirty.play(3);
  await thirty.expectFlawless(3);
});

/** Files that are saved when they are used, with what asks for them and shows that they have come. */
const MORE = LOADING_OPTIONS.filter(({ option }) => option === 'Letters').map(
  ({ option, value, hasCome }) => ({
    what: 'letters',
    file: /plex-mono-latin-400.*\.woff2$/,
    choose: true as const,
    option,
    value,
    hasCome,
  }),
);

for (const [what, cut] of [
  ['a page', () => Buffer.from('<!doctype html><title>Sign in</title>')],
  ['its first 200 bytes', (file: string) => readFileSync(file).subarray(0, 200)],
] as const) {
  for (const isSaved of [true, false]) {
    test.describe(isSaved ? 'with a worker' : 'without a worker', () => {
      test.use({ serviceWorkers: isSaved ? 'allow' : 'block' });

      test(
        `${what} in place of a list, a language and letters, under their type: asked for again, and never kept`,
        longUnless(isSaved && what === 'a page'),
        async ({ page, thirty, server, offlinePage }) => {
          const wrong = (times: number): void => {
            const left = new Map<string, number>();
            server.instead = (file) => {
              if (!/^assets\/more\/(french|de|ibm-plex-mono-latin-400)-/.test(file)) return undefined;
              const rest = left.get(file) ?? times;
              left.set(file, rest - 1);
              const type = file.endsWith('woff2') ? 'font/woff2' : 'application/json';
              return rest > 0
                ? { status: 200, headers: { 'content-type': type }, body: cut(`dist/${file}`) }
                : undefined;
            };
          };
          if (isSaved) await offlinePage.visit();
          else await thirty.open(server.url);
          // Twice: the page asks again by itself, once.
          wrong(2);
          await thirty.options.open();
          await thirty.options.words.selectOption({ label: 'Français' });
          await expect(
            thirty.options.dialog.getByText('The words “Français” could not be loaded.'),
          ).toBeVisible();
          await thirty.options.dialog.getByRole('button', { name: 'Try again' }).click();
          await thirty.options.close();
          await expect(async () => {
            await page.keyboard.press('Escape');
            expect(strangers(await thirty.words(), listOf('Français'))).toEqual([]);
          }).toPass();
          wrong(1);
          for (const { option, value, hasCome } of MORE) {
            await thirty.options.choose(option, value);
            await hasCome(thirty);
          }
          await thirty.hasStored(
            'options',
            JSON.stringify({ version: 1, language: 'de', words: 'french-2' }),
          );
          await thirty.open(server.url);
          await expect(page.locator('html')).toHaveAttribute('lang', 'de');
          if (!isSaved) return;
          // What is saved is what the build has, and there with no network.
          const kept = await page.evaluate(async () => {
            const sizes: Record<string, number> = {};
            for (const name of await caches.keys()) {
              const cache = await caches.open(name);
              for (const request of await cache.keys()) {
                const file = request.url.split('assets/more/')[1];
                const body = await (await cache.match(request))?.arrayBuffer();
                if (file) sizes[file] = body?.byteLength ?? 0;
              }
            }
            return sizes;
          });
          expect(Object.keys(kept).length).toBeGreaterThan(2);
          for (const [file, size] of Object.entries(kept)) {
            expect([file, size]).toEqual([file, readFileSync(`dist/assets/more/${file}`).length]);
          }
        },
      );
    });
  }
}

test(
  'the messages of another language in place of those of the chosen one are not shown, and asked for again',
  LONG,
  async ({ page, thirty, server }) => {
    const other = filesBelow('dist/assets/more').find((file) => /^fi-.*\.json$/.test(file));
    const body = readFileSync(`dist/assets/more/${other}`);
    answerWrongly(
      server,
      /more\/de-/,
      { status: 200, headers: { 'content-type': 'application/json' }, body },
      2,
    );
    await thirty.open(server.url);
    await thirty.options.open('Sound and language');
    await thirty.options.dialog.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await thirty.options.close();
    await expect(thirty.live(/could not be loaded in your language/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
    await thirty.restart.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Neue Runde' })).toBeVisible();
  },
);

test('every module that is loaded later is tried here', () => {
  const sources = filesBelow('src').filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const loaded = sources.flatMap((file) =>
    Array.from(
      readFileSync(`src/${file}`, 'utf8').matchAll(/\bimport\('.*?([^/']+)'\)[^.]/g),
      ([, name]) => name,
    ),
  );
  expect([...new Set(loaded)].toSorted()).toEqual(Object.keys(PARTS).toSorted());
});
