import type { Locator, Page } from '@playwright/test';
import { expect, type Thirty, test, wrong } from './thirty';

const TOLD = /ToldPanel.*\.js/;

function toldOf(page: Page): Locator {
  return page.getByRole('region', { name: 'What this round tells' });
}

/** Where something stands, wherever the page is scrolled to: the result may still be on its way to sight. */
function placeOnPage(locator: Locator): Promise<readonly number[]> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  });
}

/** From here on only skipped time passes, for the page and for its events. */
async function freezeTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frozen = performance.now();
    let skippedMs = 0;
    performance.now = () => frozen + skippedMs;
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => frozen + skippedMs });
    addEventListener('skiptime', (event) => {
      skippedMs += (event as CustomEvent<number>).detail;
    });
  });
}

/** Presses keys, each so long after the one before. */
async function press(page: Page, keys: readonly string[], gapMs: number): Promise<void> {
  for (const key of keys) {
    await page.evaluate((ms) => dispatchEvent(new CustomEvent('skiptime', { detail: ms })), gapMs);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
}

/** A round of 20 right characters, 200 ms apart, the seventh of them wrong at first; and a pause before the tenth. */
async function playRound(page: Page, thirty: Thirty): Promise<string> {
  await thirty.dealsAlike();
  await thirty.open();
  await freezeTime(page);
  const words = await thirty.words();
  const letters = [...words.slice(0, 20)];
  await press(page, letters.slice(0, 6), 200);
  await press(page, ['Q', 'Backspace', ...letters.slice(6, 9)], 200);
  await press(page, letters.slice(9, 10), 2200);
  await press(page, letters.slice(10), 200);
  await thirty.finish();
  await expect(toldOf(page)).toBeVisible();
  return words;
}

/** Descriptions, term by term. */
async function figuresOf(told: Locator): Promise<Record<string, string>> {
  const [terms, values] = await Promise.all(
    [told.getByRole('term'), told.getByRole('definition')].map((all) => all.allTextContents()),
  );
  return Object.fromEntries((terms ?? []).map((term, index) => [term, values?.[index] ?? '']));
}

async function itemsOf(told: Locator, name: string): Promise<string[]> {
  return await told.getByRole('list', { name }).getByRole('listitem').allTextContents();
}

test('a round tells its figures, its curve, where its seconds went, its mistakes and its slow pairs', async ({
  page,
  thirty,
}) => {
  const words = await playRound(page, thirty);
  const told = toldOf(page);
  // 20 characters that stand and 21 typed are 8 and 8.4 words a minute in half a minute.
  const figures = await figuresOf(told);
  expect(figures).toMatchObject({ Speed: '8 wpm', 'Raw speed': '8 wpm', 'Accuracy of all keys': '95%' });
  expect(Object.keys(figures)).toEqual([
    'Speed',
    'Likely range',
    'Raw speed',
    'Accuracy of all keys',
    'Consistency',
  ]);
  const [, from = '', to = ''] = figures['Likely range']?.match(/^(\d+) to (\d+) wpm$/) ?? [];
  expect(Number(from)).toBeLessThanOrEqual(8);
  expect(Number(to)).toBeGreaterThanOrEqual(8);
  expect(figures.Consistency).toMatch(/^\d+%$/);

  // What exceeds 500 ms of the 2200 is a pause.
  expect(await itemsOf(told, 'Where the seconds went')).toEqual([
    ' Right keys 4.1 s ',
    ' Wrong keys 0.2 s 8 wpm without it',
    ' Corrections 0.2 s 8 wpm without it',
    ' Pauses 1.7 s 8 wpm without it',
    ' After the last key 23.8 s 39 wpm without it',
  ]);
  await expect(told.getByText('Stopping before the end cost you 31 wpm.')).toBeVisible();

  const rows = told.getByRole('table', { name: 'Speed over time' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(30);
  // Five keys a second, one every 200 ms; the sixth is on the second and so in the next.
  expect(await rows.nth(0).getByRole('cell').allTextContents()).toEqual(['1', '60', '60', '0']);
  expect(await rows.nth(1).getByRole('cell').allTextContents()).toEqual(['2', '48', '48', '1']);
  expect(await rows.nth(29).getByRole('cell').allTextContents()).toEqual(['30', '0', '8', '0']);

  const [mistake = '', ...others] = await itemsOf(told, 'Mistakes');
  expect(mistake).toMatch(/^(case|neighbour|other|space|added) 1 .*\(corrected\)$/);
  expect(others).toEqual([]);
  const [slowest = '', ...more] = await itemsOf(told, 'Slow pairs');
  const pair = words.slice(8, 10).replaceAll(' ', '␣');
  expect(slowest).toBe(`${pair} 2200 ms 1 time`);
  expect(more.length).toBeLessThan(5);

  const texts = (await told.textContent()) ?? '';
  const order = [
    'Speed',
    'Likely range',
    'Speed over time',
    'Where the seconds went',
    'Mistakes',
    'Slow pairs',
  ];
  const places = [...order, 'On screen:'].map((text) => texts.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('it is there at the result only, after it, and not of it', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 10));
  await expect(toldOf(page)).toHaveCount(0);
  await thirty.finish();
  await expect(toldOf(page)).toBeVisible();
  const result = page.getByRole('heading', { name: 'Result' }).locator('xpath=..');
  await expect(result.getByRole('region')).toHaveCount(0);
  expect(
    await result.evaluate(
      (element, region) =>
        region !== null &&
        Boolean(element.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING),
      await toldOf(page).elementHandle(),
    ),
  ).toBe(true);
  await thirty.restart.click();
  await expect(toldOf(page)).toHaveCount(0);
});

test('arrow keys, Home and End go along the curve, and focus stays there', async ({ page, thirty }) => {
  const words = await playRound(page, thirty);
  const curve = toldOf(page).getByRole('img', { name: 'Speed over time' });
  await thirty.skipTime(1000);
  await curve.focus();
  const line = toldOf(page).getByText(/^Second \d+:/);
  for (const [key, said] of [
    ['ArrowRight', `Second 1: 60 wpm, net 60 so far, typed ‘${words.slice(0, 5)}’`],
    [
      'ArrowRight',
      `Second 2: 48 wpm, net 48 so far, typed ‘${words.slice(5, 6)}Q${words.slice(6, 8)}’, 1 taken back, 1 error`,
    ],
    ['ArrowLeft', `Second 1: 60 wpm, net 60 so far, typed ‘${words.slice(0, 5)}’`],
    ['ArrowLeft', `Second 1: 60 wpm, net 60 so far, typed ‘${words.slice(0, 5)}’`],
    ['End', 'Second 30: 0 wpm, net 8 so far, nothing typed'],
    ['ArrowRight', 'Second 30: 0 wpm, net 8 so far, nothing typed'],
    ['Home', `Second 1: 60 wpm, net 60 so far, typed ‘${words.slice(0, 5)}’`],
    ['Enter', `Second 1: 60 wpm, net 60 so far, typed ‘${words.slice(0, 5)}’`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(line, key).toHaveText(said);
    await expect(curve).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
});

test('the pointer names a second of the curve, and nothing below moves', async ({ page, thirty }) => {
  // The curve is to lie where it was measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playRound(page, thirty);
  const told = toldOf(page);
  const below = told.getByRole('heading', { name: 'Where the seconds went' });
  const curve = told.getByRole('img', { name: 'Speed over time' });
  await curve.scrollIntoViewIfNeeded();
  const before = await placeOnPage(below);
  const plot = (await curve.locator('svg').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(plot.x + (11.5 / 30) * plot.width, plot.y + plot.height / 2);
  await expect(told.getByText('Second 12: 0 wpm, net 20 so far, nothing typed')).toBeVisible();
  expect(await placeOnPage(below)).toEqual(before);
});

test('each figure says what it means when it has the focus, is pointed at or touched; nothing moves', async ({
  page,
  thirty,
}) => {
  await playRound(page, thirty);
  const told = toldOf(page);
  const heading = told.getByRole('heading', { name: 'Speed over time' });
  const before = await placeOnPage(heading);
  const terms = told.getByRole('term').getByRole('button');
  await expect(terms).toHaveCount(5);
  const meanings = new Set<string>();
  for (const term of await terms.all()) {
    await term.focus();
    const meaning = (await term.evaluate((button) => {
      const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      return described?.textContent;
    })) as string;
    await expect(term).toHaveAccessibleDescription(meaning);
    await expect(told.getByText(meaning)).toBeVisible();
    meanings.add(meaning);
    await term.blur();
    await expect(told.getByText(meaning)).toBeHidden();
    await term.hover();
    await expect(told.getByText(meaning)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(told.getByText(meaning)).toBeHidden();
  }
  expect(meanings.size).toBe(5);
  expect(await placeOnPage(heading)).toEqual(before);

  await terms.first().focus();
  await page.keyboard.press('Enter');
  await expect(terms.first()).toBeFocused();
  await thirty.expectState('finish');
});

test('the machine’s line says how many keys were on screen within 16 ms, and the slowest', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const words = await thirty.words();
  await page.evaluate(() => {
    addEventListener('keydown', ({ key }) => {
      if (key === 'Backspace') {
        const from = Date.now();
        while (Date.now() - from < 300);
      }
    });
  });
  await thirty.type(words.slice(0, 2));
  await page.keyboard.press('Backspace');
  // The browser tells of it once its frame has been shown.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await thirty.finish();
  await expect(
    toldOf(page).getByText(/^On screen: [0-2] of 3 keys within 16 ms, the slowest after [3-9]\d\d ms$/),
  ).toBeVisible();
});

test('a browser that measures no events says nothing of them', async ({ page, thirty }) => {
  await page.addInitScript(() => {
    const types = PerformanceObserver.supportedEntryTypes.filter((type) => type !== 'event');
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: types });
  });
  await playRound(page, thirty);
  await expect(toldOf(page).getByText(/^On screen:/)).toHaveCount(0);
});

for (const [what, keys] of [
  ['of one key', 1],
  ['of wrong keys only', 30],
] as const) {
  test(`a round ${what} is told without a fuss`, async ({ page, thirty }) => {
    await thirty.open();
    const words = await thirty.words();
    await thirty.type(keys === 1 ? words.slice(0, 1) : [...words.slice(0, keys)].map(wrong).join(''));
    await thirty.finish();
    const told = toldOf(page);
    expect(await figuresOf(told)).toMatchObject({ Speed: '0 wpm', 'Likely range': /^\d+ to \d+ wpm$/ });
    expect(await told.textContent()).not.toMatch(/NaN|Infinity|undefined|null|-\d/);
    await expect(told.getByRole('list', { name: 'Slow pairs' })).toHaveCount(0);
    await expect(told.getByRole('list', { name: 'Mistakes' })).toHaveCount(keys === 1 ? 0 : 1);
  });
}

test('it fades in over 0.3 s, and not where less motion is asked for', async ({ page, thirty }) => {
  await playRound(page, thirty);
  const motion = () =>
    toldOf(page).evaluate((element) => {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(element);
      return animationName === 'none' ? 'none' : `${animationDuration} after ${animationDelay}`;
    });
  expect(await motion()).toBe('0.3s after 0s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
});

test('at 1280 × 800 the three lines and the speed are seen without scrolling', async ({ page, thirty }) => {
  await playRound(page, thirty);
  // A busy machine may have stalled, and says so in one more line.
  await page.getByText(/stalls?, longest/).evaluateAll((lines) => {
    for (const line of lines) line.style.display = 'none';
  });
  for (const part of [page.getByText(/^Accuracy:/), page.getByText(/^Characters Typed:/)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(toldOf(page).getByRole('definition').first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [390, 320]) {
  test(`at ${width} px nothing of it is cut off`, async ({ page, thirty }) => {
    await page.setViewportSize({ width, height: 844 });
    await playRound(page, thirty);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const cutOff = await toldOf(page).evaluate((region) =>
      [...region.querySelectorAll('h3, dt, dd, p, li, svg')]
        .filter((element) => !element.closest('.visuallyHidden'))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.textContent),
    );
    expect(cutOff).toEqual([]);
  });
}

test('once its part is there, it is shown in the frame in which the result is', async ({ page, thirty }) => {
  await thirty.open();
  const come = page.waitForResponse(TOLD);
  await thirty.type((await thirty.words()).slice(0, 5));
  await come;
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('main[data-state="finish"]')) {
        document.documentElement.dataset.told = String(document.querySelector('section') !== null);
        seen.disconnect();
      }
    });
    seen.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await thirty.finish();
  await expect(page.locator('html')).toHaveAttribute('data-told', 'true');
});

test.describe('where its part comes late', () => {
  test.use({ serviceWorkers: 'block' });

  test('made ready before the end, it is neither seen nor heard, takes no room and no focus', async ({
    page,
    thirty,
  }) => {
    const letThrough = await thirty.hold(TOLD);
    await thirty.open();
    await thirty.type((await thirty.words()).slice(0, 5));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await thirty.skipTime(20_000);
    letThrough();
    await expect(page.locator('section h3').first()).toBeAttached();
    await thirty.expectState('run');
    await expect(toldOf(page)).toHaveCount(0);
    expect(await height()).toBe(before);
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate((element) => element.closest('section') === null)).toBe(true);
    const seen = await page
      .locator('section')
      .evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
    expect(seen).toBe(false);
  });

  test('it is shown then, and nothing above it moves', async ({ page, thirty }) => {
    const letThrough = await thirty.hold(TOLD);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    await thirty.type((await thirty.words()).slice(0, 5));
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 5']);
    const places = () =>
      Promise.all(
        [thirty.time(), thirty.canvas, thirty.restart, page.getByText(/^Characters Typed:/)].map((part) =>
          part.boundingBox(),
        ),
      );
    const before = await places();
    await expect(toldOf(page)).toHaveCount(0);
    letThrough();
    await expect(toldOf(page)).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test.describe('where its part cannot be loaded', () => {
  // A worker would have put it by.
  test.use({ expectsPageErrors: true, serviceWorkers: 'block' });

  test('the three lines stay, it is told, and play goes on', async ({ page, thirty }) => {
    await page.route(TOLD, (route) => route.abort());
    await thirty.open();
    await thirty.type((await thirty.words()).slice(0, 5));
    await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(0);
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 5']);
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await page.keyboard.press('Escape');
    await thirty.type((await thirty.words()).slice(0, 3));
    await thirty.expectState('run');
  });
});
