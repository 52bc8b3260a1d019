import type { Page } from '@playwright/test';
import { recordingOf } from '../src/core/history/recording';
import { challengeFragment } from '../src/core/race/challengeLink';
import { EXAMPLE_FRAGMENT } from '../src/testing/challenges';
import { aFinishedRound } from '../src/testing/playedRounds';
import { A_SETUP, typed } from '../src/testing/rounds';
import { listOf } from './optionsPage';
import { anotherPlayer, challengeOf, copiedLink, replayOf, sliderOf, watchResult } from './racePage';
import { dialogOf, openRounds, play, playUnkept, rowsOf } from './roundsPage';
import { expect, test } from './thirty';

const RACE = { name: 'Race', exact: true } as const;
const WATCH = { name: 'Watch', exact: true } as const;
const follow = (page: Page, hash: string) =>
  page.evaluate((h) => {
    location.hash = h;
  }, hash);

test('a link followed before the app has come does not take the words of a round that runs', async ({
  page,
  thirty,
}) => {
  const go = await thirty.hold(/assets\/index-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => thirty.words()).not.toBe('');
  const words = await thirty.words();
  await thirty.type(words.slice(0, 12));
  await thirty.expectState('run');
  await follow(page, EXAMPLE_FRAGMENT);
  go();
  await thirty.pictured();
  expect(await thirty.words()).toBe(words);
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 12']);
});

test('keys typed while no words are shown start no usual round (unreadable link)', async ({
  page,
  thirty,
}) => {
  const go = await thirty.hold(/assets\/index-.*\.js/);
  await page.goto('/#race=AAAA', { waitUntil: 'commit' });
  await expect(thirty.field).toBeFocused();
  await thirty.type('hello');
  go();
  await thirty.pictured();
  await thirty.expectState('start');
});

for (const how of ['Race', 'Rounds'] as const)
  test(`${how}: Race races the round that it was pressed for, also while a challenge waits`, async ({
    page,
    thirty,
  }) => {
    await thirty.open();
    await play(thirty, 10);
    await thirty.restart.click();
    const own = await thirty.words();
    await thirty.type(own.slice(0, 4));
    await follow(page, EXAMPLE_FRAGMENT);
    await thirty.finish();
    await expect(challengeOf(page)).toContainText('come with the next round');
    if (how === 'Race') await page.getByRole('button', RACE).click();
    else {
      await openRounds(page);
      await rowsOf(page).filter({ hasText: '4' }).first().getByRole('button', { name: /^Race/ }).click();
    }
    await expect(page.getByText(/^A race against a round of yours/)).toBeVisible();
    expect(await thirty.words()).toBe(own);
  });

test('Escape that is held closes the replay and nothing else', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await page.getByRole('button', WATCH).click();
  await expect(replayOf(page)).toBeVisible();
  await page.keyboard.down('Escape');
  await expect(replayOf(page)).toHaveCount(0);
  await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  await thirty.expectState('finish');
});

test('Space that is held toggles once', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await watchResult(page);
  await sliderOf(page).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await expect(replayOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('focus is not lost: a link followed while watching', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await page.getByRole('button', WATCH).click();
  await expect(replayOf(page)).toBeVisible();
  await follow(page, EXAMPLE_FRAGMENT);
  await expect(challengeOf(page)).toBeVisible();
  await expect(thirty.field).toBeFocused();
});
test('focus is not lost: Watch of another round, from the list, while watching', async ({ page, thirty }) => {
  await thirty.open();
  await play(thirty, 20);
  await page.getByRole('button', WATCH).click();
  await openRounds(page);
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Watch/ })
    .click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(replayOf(page).getByRole('button', { name: /Play|Pause/ })).toBeFocused();
});
test('focus is not lost: a theme chosen while watching', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await page.getByRole('button', WATCH).click();
  await thirty.choose('Light');
  await expect(replayOf(page).getByRole('button', { name: /Play|Pause/ })).toBeFocused();
});
test('focus is not lost: the name given while watching', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await copiedLink(page);
  await page.getByRole('button', WATCH).click();
  await page.getByRole('button', { name: 'Add your name' }).click();
  await page.keyboard.type('Bo');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Copied, with/)).toBeVisible();
  await expect(replayOf(page).getByRole('button', { name: /Play|Pause/ })).toBeFocused();
});

test('a name that was typed and not sent is there when it is asked for again, also for the next round', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await copiedLink(page);
  await page.getByRole('button', { name: 'Add your name' }).click();
  await page.getByLabel('Your name').fill('Zoë');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add your name' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë');
  await thirty.restart.click();
  await playUnkept(thirty, 20);
  await copiedLink(page);
  await page.getByRole('button', { name: 'Add your name' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Copied, with your name/)).toBeVisible();
});

test('during the run of a race the line about it no longer says that the words are waiting', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await page.getByRole('button', RACE).click();
  await thirty.type('x');
  await thirty.expectState('run');
  await expect(page.getByText('The same words are waiting.')).toHaveCount(0);
});

test('value text does not change with every frame while it plays', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await page.getByRole('button', WATCH).click();
  await sliderOf(page).focus();
  const count = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let n = 0;
        new MutationObserver((list) => {
          n += list.length;
        }).observe(document.querySelector('[type=range]') as Element, {
          attributeFilter: ['aria-valuetext'],
        });
        setTimeout(() => resolve(n), 2000);
      }),
  );
  expect(count).toBeLessThan(10);
});

test('a name of 20 wide letters does not widen the page at 320 px', async ({
  page,
  thirty,
  browser,
  baseURL,
}) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  const link = await copiedLink(page, 'W'.repeat(20));
  const [other, context] = await anotherPlayer(browser, { baseURL, viewport: { width: 320, height: 640 } });
  await other.open(link);
  await expect(challengeOf(other.page)).toBeVisible();
  expect(
    await other.page.evaluate(() => {
      scrollTo(500, 0);
      return scrollX;
    }),
  ).toBe(0);
  await context.close();
});

test('at the result a bad link does not speak of a usual round during a race', async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await follow(page, '#race=AAAA');
  await expect(page.getByText(/^This link cannot be read/)).toBeVisible();
  await page.getByRole('button', RACE).click();
  await expect(page.getByText(/^A race against a round of yours/)).toBeVisible();
  await expect(page.getByText('Here are words for a usual round')).toHaveCount(0);
});

for (const fragment of [`#race%3D${EXAMPLE_FRAGMENT.slice(6)}`, `#RACE=${EXAMPLE_FRAGMENT.slice(6)}`])
  test(`what is meant as a link is told of: ${fragment.slice(0, 12)}`, async ({ page, thirty }) => {
    await thirty.open(`/${fragment}`);
    await expect(
      page.getByRole('status').filter({ hasText: /^A challenge|^This link cannot be read/ }),
    ).toBeVisible({ timeout: 2000 });
  });

for (const fragment of ['', '&x=1', '?utm_source=x', '%20', '.'])
  test(`a link survives what messengers add: "${fragment}"`, async ({ page, thirty }) => {
    await thirty.open(`/${EXAMPLE_FRAGMENT}${fragment}`);
    await expect(challengeOf(page)).toBeVisible({ timeout: 2000 });
  });

const FRENCH = [...listOf('Français')];
const FRENCH_ROUND = aFinishedRound({ ...A_SETUP, wordList: 'french-1', words: FRENCH }, [typed('a')]);
const FRENCH_FRAGMENT = challengeFragment(recordingOf(FRENCH_ROUND), FRENCH, 'Ana');
const NOT_LOADED = 'The words of this challenge could not be loaded';

test.describe(() => {
  test.use({ expectsPageErrors: true, serviceWorkers: 'block' });

  test('a link followed in an open page waits for its list, stays in the address, and nothing wrong is said', async ({
    page,
    thirty,
  }) => {
    const letThrough = await thirty.hold(/assets\/more\/french/);
    await thirty.open();
    const before = await thirty.words();
    const regions = thirty.main.locator('[aria-live]');
    const regionsBefore = await regions.count();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const said = document.body.innerText.match(/This link[^.]*|could not be loaded/g);
        seen.push(...(said ?? []), ...(location.hash === '' ? ['no fragment'] : []));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const asked = page.waitForRequest(/assets\/more\/french/);
    await follow(page, FRENCH_FRAGMENT);
    await asked;
    // The region of the line that would say it is there, and has had two frames to.
    await expect.poll(() => regions.count()).toBeGreaterThan(regionsBefore);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await thirty.words()).toBe(before);
    letThrough();
    await expect(challengeOf(page)).toContainText('A challenge by Ana');
    expect((await thirty.words()).split(' ').filter((word) => !FRENCH.includes(word))).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(new URL(page.url()).hash).toBe(FRENCH_FRAGMENT);
  });

  for (const how of ['followed', 'opened'] as const)
    test(`the list of a link that is ${how} cannot be loaded: that is said, and another try brings it`, async ({
      page,
      thirty,
    }) => {
      await page.route(/assets\/more\/french/, (route) => route.abort());
      await thirty.open(how === 'opened' ? `./${FRENCH_FRAGMENT}` : './');
      if (how === 'followed') await follow(page, FRENCH_FRAGMENT);
      await expect(page.getByText(NOT_LOADED)).toBeVisible();
      await expect(page.getByText(/^This link cannot be read/)).toHaveCount(0);
      // A usual round goes on, and what is not refused is not gone.
      await playUnkept(thirty, 5);
      expect(new URL(page.url()).hash).toBe(FRENCH_FRAGMENT);
      await page.unroute(/assets\/more\/french/);
      const letThrough = await thirty.hold(/assets\/more\/french/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Loading the words of this challenge')).toBeVisible();
      letThrough();
      await expect(challengeOf(page)).toContainText('A challenge by Ana');
      await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
      await expect(thirty.field).toBeFocused();
    });
});

test('Restart stands still when the page of a link comes up', async ({ page, thirty }) => {
  const go = await thirty.hold(/assets\/index-.*\.js/);
  await page.goto(`/${EXAMPLE_FRAGMENT}`, { waitUntil: 'commit' });
  await expect(thirty.field).toBeFocused();
  const before = await thirty.restart.boundingBox();
  go();
  await thirty.pictured();
  expect((await thirty.restart.boundingBox())?.y).toBe(before?.y);
});

test("the ghost's speed is in the table of the chart too", async ({ page, thirty }) => {
  await thirty.open();
  await playUnkept(thirty, 20);
  await page.getByRole('button', RACE).click();
  await playUnkept(thirty, 10);
  await expect(
    page.getByRole('table', { name: 'Speed over time' }).getByRole('columnheader', { name: /ghost/i }),
  ).toHaveCount(1, { timeout: 3000 });
});

test("a fragment that is not Thirty's is left alone", async ({ page, thirty }) => {
  await thirty.open('/#elsewhere');
  await playUnkept(thirty, 10);
  await expect(page.getByRole('button', RACE)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#elsewhere');
});
