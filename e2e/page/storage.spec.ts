import { expect, LONG, longUnless, test } from '../test';

for (const kept of [
  '',
  'NaN',
  '-5',
  '12.7',
  '1e9',
  '{"score":3}',
  '9'.repeat(40),
  '<b>9</b>',
  '\u0000',
  'null',
]) {
  test(
    `highestResult holding ${JSON.stringify(kept.slice(0, 12))} is put aside, and play goes on`,
    longUnless(kept === 'NaN'),
    async ({ page, thirty }) => {
      await page.addInitScript((text) => {
        if (localStorage.length === 0) localStorage.setItem('highestResult', text);
      }, kept);
      await thirty.open();
      await expect(thirty.best()).toHaveText('Highest Score: 0');
      await thirty.play(4);
      await expect(thirty.best()).toHaveText('Highest Score: 4');
      const storage = await page.evaluate(() => ({ ...localStorage }));
      expect(storage).toEqual({ highestResult: '4', 'highestResult.aside.1': kept });
    },
  );
}

test('storage that is full: the best lives in memory, and that is told once', async ({ page, thirty }) => {
  await thirty.open();
  await page.evaluate(() => {
    let size = 1 << 20;
    for (let n = 0; size > 0; n++) {
      try {
        localStorage.setItem(`filler${n}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
  await thirty.play(4);
  await expect(thirty.best()).toHaveText('Highest Score: 4');
  await expect(page.getByText('This browser saves nothing for this page')).toHaveCount(1);
});

test('storage that is absent: play goes on', LONG, async ({ page, thirty }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  await thirty.open();
  await thirty.chooseTheme('Light');
  await expect(page.locator('html')).toHaveClass('light');
  await thirty.play(4);
  await expect(thirty.best()).toHaveText('Highest Score: 4');
});

test(
  'storage that is cleared while the page is open: the best stays, and is kept again after the next round',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded')) localStorage.setItem('highestResult', '50');
      sessionStorage.setItem('seeded', 'yes');
    });
    await thirty.open();
    await page.evaluate(() => localStorage.clear());
    await expect(thirty.best()).toHaveText('Highest Score: 50');
    await thirty.type('x');
    await thirty.finish();
    await expect(thirty.best()).toHaveText('Highest Score: 50');
    expect(await thirty.stored('highestResult')).toBe('50');
  },
);

test('two tabs that finish together: both end up with the higher best, and so does the storage', async ({
  page,
  thirty,
  anotherTab,
}) => {
  const other = await anotherTab();
  await other.typeWords(9);
  await page.bringToFront();
  await thirty.begin(5);
  await Promise.all([thirty.skipTime(30_000), other.skipTime(30_000)]);
  await thirty.expectState('finish');
  await other.expectState('finish');
  for (const tab of [thirty, other]) await expect(tab.best()).toHaveText('Highest Score: 9');
  await expect.poll(() => thirty.stored('highestResult')).toBe('9');
});

test("another tab's theme is taken over", LONG, async ({ page, context, thirty }) => {
  await thirty.open();
  const other = await context.newPage();
  await other.goto('./');
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(page.locator('html')).toHaveClass('light');
});

for (const state of ['granted', 'prompt', 'denied', 'unknown'] as const) {
  test(
    `the browser is asked ${state === 'granted' ? 'once a visit' : 'for nothing'} to keep what is stored, where its permission is ${state}`,
    LONG,
    async ({ page, thirty }) => {
      await page.addInitScript((permission) => {
        const count = (name: string): void => {
          const { dataset } = document.documentElement;
          dataset[name] = String(Number(dataset[name] ?? 0) + 1);
        };
        navigator.permissions.query = async () => {
          count('queried');
          if (permission === 'unknown') throw new TypeError('no such permission');
          return { state: permission } as PermissionStatus;
        };
        navigator.storage.persisted = async () => false;
        navigator.storage.persist = async () => {
          count('asked');
          return true;
        };
      }, state);
      await thirty.open();
      await thirty.type('zzzzzzzz');
      await thirty.finish();
      const html = page.locator('html');
      for (const characters of [3, 6]) {
        await thirty.restart.click();
        await thirty.play(characters);
      }
      await expect(thirty.best()).toHaveText('Highest Score: 6');
      await expect(html).toHaveAttribute('data-queried', '1');
      if (state === 'granted') await expect(html).toHaveAttribute('data-asked', '1');
      else await expect(html).not.toHaveAttribute('data-asked');
    },
  );
}

test(
  'what cannot be read is not overwritten where there is no room to put it aside, and that is told once',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      localStorage.setItem('highestResult', 'a hundred');
      localStorage.setItem('theme', 'purple');
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key: string, text: string) {
        if (key.includes('.aside.')) throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, text);
      };
    });
    await thirty.open();
    await thirty.chooseTheme('Light');
    await thirty.play(4);
    await expect(thirty.best()).toHaveText('Highest Score: 4');
    await expect(page.locator('html')).toHaveClass('light');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      highestResult: 'a hundred',
      theme: 'purple',
    });
    await expect(page.getByText('This browser saves nothing for this page')).toHaveCount(1);
  },
);
