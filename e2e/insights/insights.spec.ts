import { typeRound, wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/**
 * Has the browser report each Backspace as on screen after 304 ms, and no other key, however fast the machine is. Its own
 * entries have stamps of real time, at which no key of these rounds goes down. Must run before the page's own scripts.
 */
function tellOfSlowKeys(): void {
  globalThis.PerformanceObserver = new Proxy(PerformanceObserver, {
    construct(Real, [tell]: [PerformanceObserverCallback]) {
      const observer = new Real(tell);
      const observe = observer.observe.bind(observer);
      observer.observe = (options) => {
        if (options?.type !== 'event') {
          observe(options);
          return;
        }
        addEventListener('keydown', ({ key, timeStamp }) => {
          if (key !== 'Backspace') return;
          const entries = [{ name: 'keydown', startTime: timeStamp, duration: 304 }];
          tell({ getEntries: () => entries } as unknown as PerformanceObserverEntryList, observer);
        });
      };
      return observer;
    },
  });
}

test('a round tells its figures, its curve, where its seconds went, its mistakes and its slow pairs', async ({
  page,
  thirty,
}) => {
  await thirty.insights.playRound();
  const told = thirty.insights.region;
  // In half a minute, 20 standing characters and 21 typed ones are 8 and 8.4 words a minute.
  const figures = await thirty.insights.figures();
  // It was left early: how fast its player is cannot be told.
  expect(figures).toEqual({ Speed: '8 wpm', 'Raw speed': '8 wpm', 'Raw accuracy': '95%' });

  // Of the gap of 2200 ms, what exceeds 500 is a pause.
  await expect(thirty.insights.partsOfTime).toHaveText([
    'Right keys 4.1 s',
    'Wrong keys 0.2 s, 8 wpm without them',
    'Corrections 0.2 s, 8 wpm without them',
    'Pauses 1.7 s, 8 wpm without them',
    'After the last key 23.8 s, 39 wpm without it',
  ]);
  await expect(told.getByText('Stopping before the end cost you 31 wpm.')).toBeVisible();
  // The others are worth less than 1 wpm: shown as one, read out one by one.
  await expect(told.getByText('other 2.1 s')).toBeVisible();
  const areSeen = await thirty.insights.partsOfTime.evaluateAll((parts) =>
    parts.map((part) => part.getBoundingClientRect().width > 1),
  );
  expect(areSeen).toEqual([true, false, false, false, true]);

  const rows = told.getByRole('table', { name: 'Speed over time' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(30);
  // A key every 200 ms, five a second: the sixth is exactly on the full second and belongs to the next.
  await expect(rows.nth(0).getByRole('cell')).toHaveText(['1', '60', '60', '0']);
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['2', '48', '48', '1']);
  await expect(rows.nth(29).getByRole('cell')).toHaveText(['30', '0', '8', '0']);

  const [mistake = '', ...others] = await thirty.insights.items('Mistakes');
  expect(mistake).toMatch(/^1 (in the wrong case|neighbouring key|other mistake|misplaced space|added)$/);
  expect(others).toEqual([]);
  const [wrongWord = '', ...rightWords] = await thirty.insights.items('Wrong words');
  expect(wrongWord).toMatch(
    /Q.* for [a-z]+ (wrong case|neighbouring key|wrong letter|missed space|added), corrected$/,
  );
  expect(rightWords).toEqual([]);
  // One round has too few keys to show what is slow.
  await expect(told.getByText(/ more rounds to see your slow pairs here$/)).toBeVisible();
  expect(await thirty.insights.items('Slow pairs')).toEqual([]);

  const texts = (await told.textContent()) ?? '';
  const order = ['Speed', 'Speed over time', 'Where the seconds went', 'Mistakes', 'Slow pairs'];
  const places = [...order, 'About this measurement', 'On screen:'].map((text) => texts.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('a round that was not left early has a likely range around its speed, and a consistency', async ({
  thirty,
}) => {
  await thirty.open();
  await thirty.playWhole(20);
  const figures = await thirty.insights.figures();
  expect(Object.keys(figures)).toEqual(['Speed', 'Likely range', 'Raw speed', 'Raw accuracy', 'Consistency']);
  expect(figures.Speed).toBe('8 wpm');
  const [, from = '', to = ''] = figures['Likely range']?.match(/^(\d+) to (\d+) wpm$/) ?? [];
  expect(Number(from)).toBeLessThanOrEqual(8);
  expect(Number(to)).toBeGreaterThanOrEqual(8);
  expect(figures.Consistency).toMatch(/^\d+%$/);
});

test('it is there at the result only, after it, and not of it', async ({ page, thirty }) => {
  await thirty.begin(10);
  await expect(thirty.insights.region).toHaveCount(0);
  await thirty.finish();
  await expect(thirty.insights.region).toBeVisible();
  const result = page.getByRole('heading', { name: 'Result' }).locator('xpath=..');
  await expect(result.getByRole('region')).toHaveCount(0);
  expect(
    await result.evaluate(
      (element, region) =>
        region !== null &&
        Boolean(element.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING),
      await thirty.insights.region.elementHandle(),
    ),
  ).toBe(true);
  await thirty.restart.click();
  await expect(thirty.insights.region).toHaveCount(0);
});

test('arrow keys, Home and End go along the curve, and focus stays there', LONG, async ({ page, thirty }) => {
  const words = await thirty.insights.playRound();
  const curve = thirty.insights.region.getByRole('img', { name: 'Speed over time' });
  await thirty.skipTime(1000);
  await curve.focus();
  const line = thirty.insights.region.getByText(/^Second \d+:/);
  for (const [key, said] of [
    ['ArrowRight', `Second 1: 60 wpm, net 60 so far, typed “${words.slice(0, 5)}”`],
    [
      'ArrowRight',
      `Second 2: 48 wpm, net 48 so far, typed “${words.slice(5, 6)}Q${words.slice(6, 8)}”, 1 taken back, 1 error`,
    ],
    ['ArrowLeft', `Second 1: 60 wpm, net 60 so far, typed “${words.slice(0, 5)}”`],
    ['ArrowLeft', `Second 1: 60 wpm, net 60 so far, typed “${words.slice(0, 5)}”`],
    ['End', 'Second 30: 0 wpm, net 8 so far, nothing typed'],
    ['ArrowRight', 'Second 30: 0 wpm, net 8 so far, nothing typed'],
    ['Home', `Second 1: 60 wpm, net 60 so far, typed “${words.slice(0, 5)}”`],
    ['Enter', `Second 1: 60 wpm, net 60 so far, typed “${words.slice(0, 5)}”`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(line, key).toHaveText(said);
    await expect(curve).toBeFocused();
  }
  await curve.blur();
  await expect(line).toHaveCount(0);
  await curve.focus();
  await page.keyboard.press('Escape');
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
});

test(
  'the machine’s line says how many keys were on screen within 16 ms, and the slowest, for those who ask',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(tellOfSlowKeys);
    await thirty.open();
    // The browser's entry identifies a slow key by its time alone.
    await typeRound(thirty, [
      (words) => [...words.slice(0, 2), 'Backspace'].map((key) => ({ key, gapMs: 100 })),
    ]);
    const line = thirty.insights.region.getByText(
      'On screen: 2 of 3 keys within 16 ms, the slowest after 304 ms',
    );
    await expect(line).toBeHidden();
    await thirty.insights.region.getByText('About this measurement').click();
    await expect(line).toBeVisible();
    await expect(thirty.field).toBeFocused();
  },
);

test('a browser that measures no events says nothing of them', LONG, async ({ page, thirty }) => {
  await page.addInitScript(() => {
    const types = PerformanceObserver.supportedEntryTypes.filter((type) => type !== 'event');
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: types });
  });
  await thirty.insights.playRound();
  await expect(thirty.insights.region.getByText(/^On screen:/)).toHaveCount(0);
});

test('a round of one key, and one of wrong keys only, are told without a fuss', LONG, async ({ thirty }) => {
  await thirty.open();
  const { region } = thirty.insights;
  for (const isOneKey of [true, false]) {
    const words = await thirty.words();
    await thirty.type(isOneKey ? words.slice(0, 1) : [...words.slice(0, 30)].map(wrong).join(''));
    await thirty.finish();
    expect(await thirty.insights.figures()).toMatchObject({ Speed: '0 wpm' });
    expect(await region.textContent()).not.toMatch(/NaN|Infinity|undefined|null|-\d/);
    await expect(region.getByRole('list', { name: 'Slow pairs' })).toHaveCount(0);
    await expect(region.getByRole('list', { name: 'Mistakes' })).toHaveCount(isOneKey ? 0 : 1);
    await thirty.restart.click();
    await thirty.expectState('start');
  }
});

test(
  'each wrong word is listed once, with its wrong letters in red; after five the others are shown on demand, and the field keeps the focus',
  LONG,
  async ({ thirty }) => {
    await thirty.dealsAlike();
    const words = await thirty.open();
    // The first letter of each word is wrong.
    await thirty.type(words.replace(/(?<= |^)\S/g, wrong));
    await thirty.finish();
    const { region } = thirty.insights;
    const list = region.getByRole('list', { name: 'Wrong words' }).getByRole('listitem');
    await expect(list).toHaveCount(5);
    const first = words.split(' ')[0] ?? '';
    const item = list.filter({ hasText: `${wrong(first[0])}${first.slice(1)} for ${first}` });
    const red = await thirty.colour('mismatch');
    await expect(item.getByText(wrong(first[0]), { exact: true })).toHaveCSS(
      'color',
      `rgb(${red.join(', ')})`,
    );
    const more = region.getByRole('button', { name: '7 more words' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect(list).toHaveCount(12);
    await expect(thirty.field).toBeFocused();
    await region.getByRole('button', { name: 'Fewer words' }).click();
    await expect(list).toHaveCount(5);
    await expect(thirty.field).toBeFocused();
  },
);
