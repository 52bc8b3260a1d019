import type { Thirty } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

/** A text of numbered words, so that each word tells its place. */
function numbered(words: number): string {
  return Array.from({ length: words }, (_, i) => `w${i}`).join(' ');
}

async function isShown(thirty: Thirty): Promise<void> {
  await expect(thirty.main.getByText('Own text', { exact: true })).toBeVisible();
}

async function expectFirstWord(thirty: Thirty, word = ''): Promise<void> {
  await expect(await thirty.wordsElement()).toHaveText(new RegExp(`^${word} `));
}

test('a text that is pasted is typed in its order, four lines at a time, and goes on where one stopped', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const text = numbered(20_000);
  expect(text.length).toBeGreaterThan(100_000);
  await thirty.options.giveText(text);
  await expect(thirty.options.dialog.getByText('20,000 words.')).toBeVisible();
  await thirty.options.close();
  await isShown(thirty);
  const first = await thirty.words();
  expect(text.startsWith(`${first} `)).toBe(true);
  expect(first.length).toBeGreaterThan(120);
  expect(first.length).toBeLessThanOrEqual(4 * 44);
  // The whole first batch and three words of the next.
  await thirty.type(first);
  const second = await thirty.words();
  expect(text.startsWith(`${first} ${second} `)).toBe(true);
  await thirty.type(second.split(' ').slice(0, 3).join(' ').concat(' ', 'w'));
  expect(await thirty.pixelsOf('mismatch')).toBe(0);
  await thirty.finish();
  await thirty.rounds.expectSaved(1);
  const next = second.split(' ')[3];
  await thirty.restart.click();
  await expectFirstWord(thirty, next);
  await thirty.reload();
  await expectFirstWord(thirty, next);
  // What was typed in an abandoned round counts for the place, too.
  await thirty.type(`${next} `);
  await page.keyboard.press('Escape');
  await expectFirstWord(thirty, second.split(' ')[4]);
  await thirty.options.open();
  await thirty.options.dialog.getByRole('button', { name: 'Back to the start of the text' }).click();
  await thirty.options.close();
  await expect.poll(() => thirty.words()).toBe(first);
});

test(
  'a round over a text is watched, raced and sent with the text in it',
  LONG,
  async ({ anotherPlayer, thirty }) => {
    await thirty.open();
    await thirty.options.giveText(numbered(300));
    await thirty.options.close();
    await isShown(thirty);
    const words = await thirty.words();
    await thirty.play(20);
    await thirty.rounds.expectSaved(1);
    const link = await thirty.race.copyLink();
    await thirty.options.giveText('another text altogether');
    await thirty.options.close();
    await thirty.rounds.open();
    await expect(thirty.rounds.rows.first()).toContainText('30 s · Own text');
    await thirty.rounds.press('Race');
    await expect.poll(() => thirty.words()).toBe(words);
    const receiver = await anotherPlayer();
    await receiver.open(link);
    await expect(receiver.race.challenge).toBeVisible();
    await expect.poll(() => receiver.words()).toBe(words);
  },
);

test(
  'what cannot be typed is brought to what a keyboard gives, and that is said',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.options.giveText('“Don’t”\tsay—“never”…\n\n日本 👍 naïve');
    await expect(thirty.options.dialog.getByText('3 words.')).toBeVisible();
    await expect(
      thirty.options.dialog.getByText('characters simplified (curly quotes, dashes).'),
    ).toBeVisible();
    await expect(
      thirty.options.dialog.getByText('3 characters that cannot be shown left out.'),
    ).toBeVisible();
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe('"Don\'t" say-"never"... naïve');
    await thirty.type('"Don\'t" say-"never"... naïve');
    await thirty.expectState('run');
    expect(await thirty.words()).toBe('"Don\'t" say-"never"... naïve');
    await thirty.finishFlawless(28);
  },
);

test(
  'letters that no font of the page or the machine has lose their accents, and that is said',
  LONG,
  async ({ page, thirty }) => {
    // On a machine whose fonts show boxes for them.
    await page.addInitScript(() => {
      const { prototype } = CanvasRenderingContext2D;
      const { fillText } = prototype;
      prototype.fillText = function (letter, ...rest) {
        fillText.call(this, /[\u1e00-\u1fff]/.test(letter) ? '\u0378' : letter, ...rest);
      };
    });
    await thirty.open();
    await thirty.options.giveText('Việt ἀρχῇ');
    await expect(
      thirty.options.dialog.getByText(
        '2 words. 3 letters shown without accents: no font of this page or this device has them.',
      ),
    ).toBeVisible();
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe('Viet αρχη');
  },
);

test('with a text chosen and none there any more the usual words come', LONG, async ({ thirty }) => {
  await thirty.hasStored('options', '{"version":1,"words":"own"}');
  await thirty.open();
  expect(await thirty.words()).toMatch(/^[a-z ]+$/);
  await thirty.typeWords(3);
  await thirty.expectState('run');
});
