import { recordingOf } from '../../src/core/history/recordingBytes';
import { aChallengeFragment, EXAMPLE_FRAGMENT } from '../../src/testing/challenges';
import { aFinishedRound } from '../../src/testing/playedRounds';
import { A_SETUP, typed } from '../../src/testing/rounds';
import { listOf } from '../support/wordLists';
import { expect, LONG, test } from '../test';

test(
  'a link followed before the app has come does not take the words of a round that runs',
  LONG,
  async ({ thirty }) => {
    const go = await thirty.openBeforeApp();
    const words = await thirty.words();
    await thirty.type(words.slice(0, 12));
    await thirty.expectState('run');
    await thirty.race.follow(EXAMPLE_FRAGMENT);
    go();
    await thirty.pictured();
    expect(await thirty.words()).toBe(words);
    await thirty.finishFlawless(12);
  },
);

test(
  'keys typed while no words are shown start no usual round (unreadable link)',
  LONG,
  async ({ thirty }) => {
    const go = await thirty.openLinkBeforeApp('/#race=AAAA');
    await expect(thirty.field).toBeFocused();
    await thirty.type('hello');
    go();
    await thirty.pictured();
    await thirty.expectState('start');
  },
);

test(
  'the name is asked for once a visit, and goes with the links of later rounds; the button says Copied for two seconds',
  LONG,
  async ({ page, thirty }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await thirty.open();
    await thirty.play(20);
    const button = page.getByRole('button', { name: 'Copy link' });
    const width = (await button.boundingBox())?.width;
    await button.click();
    const copied = page.getByRole('button', { name: 'Copied' });
    await expect(copied).toBeVisible();
    expect((await copied.boundingBox())?.width).toBe(width);
    const name = page.getByLabel('Your name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('autocomplete', 'nickname');
    await page.keyboard.type('Zoë');
    await page.keyboard.press('Enter');
    await expect(name).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await expect(button).toBeVisible();

    await thirty.restart.click();
    await thirty.play(20);
    await button.click();
    await expect(copied).toBeVisible();
    await expect(name).toHaveCount(0);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await thirty.open(link);
    await expect(thirty.race.challenge).toContainText('Zoë');
  },
);

test(
  'Escape at the question for a name leaves it out for the visit, and leaves the result',
  LONG,
  async ({ page, thirty }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await thirty.open();
    await thirty.play(20);
    const button = page.getByRole('button', { name: 'Copy link' });
    await button.click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Your name')).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await thirty.expectState('finish');
    await expect(button).toBeVisible();
    await button.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveCount(0);
  },
);

const FRENCH = [...listOf('Français')];
const FRENCH_ROUND = aFinishedRound({ ...A_SETUP, wordList: 'french-common-1', words: FRENCH }, [typed('a')]);
const FRENCH_FRAGMENT = aChallengeFragment(recordingOf(FRENCH_ROUND), FRENCH, 'Ana');
const NOT_LOADED = 'This link stays in the address bar: its words could not be loaded.';

test.describe(() => {
  test.use({ expectsPageErrors: true });

  test(
    'a link followed in an open page waits for its list, stays in the address, and nothing wrong is said',
    LONG,
    async ({ page, thirty }) => {
      const letThrough = await thirty.hold(/assets\/more\/french/);
      await thirty.open();
      const before = await thirty.words();
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(globalThis, { seen });
        new MutationObserver(() => {
          const said = document.body.innerText.match(/This link[^.]*|could not be loaded/g);
          seen.push(...(said ?? []), ...(location.hash === '' ? ['no fragment'] : []));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      const asked = page.waitForRequest(/assets\/more\/french/);
      await thirty.race.follow(FRENCH_FRAGMENT);
      await asked;
      // A wrong message would have been shown within two frames.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await thirty.words()).toBe(before);
      letThrough();
      await expect(thirty.race.challenge).toContainText('Ana challenges you');
      expect((await thirty.words()).split(' ').filter((word) => !FRENCH.includes(word))).toEqual([]);
      expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
      expect(new URL(page.url()).hash).toBe(FRENCH_FRAGMENT);
    },
  );

  test(
    'the list of a link cannot be loaded: that is said, and another try brings it',
    LONG,
    async ({ page, thirty }) => {
      await page.route(/assets\/more\/french/, (route) => route.abort());
      await thirty.open(`./${FRENCH_FRAGMENT}`);
      await expect(page.getByText(NOT_LOADED)).toBeVisible();
      await expect(page.getByText(/^This link (is|was|needs)/)).toHaveCount(0);
      // A usual round is played, and the challenge stays in the address.
      await thirty.play(5);
      expect(new URL(page.url()).hash).toBe(FRENCH_FRAGMENT);
      await page.unroute(/assets\/more\/french/);
      const letThrough = await thirty.hold(/assets\/more\/french/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Loading the words of this challenge')).toBeVisible();
      letThrough();
      await expect(thirty.race.challenge).toContainText('Ana challenges you');
      await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
      await expect(thirty.field).toBeFocused();
    },
  );
});
