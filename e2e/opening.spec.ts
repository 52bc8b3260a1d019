import type { Locator, Page } from '@playwright/test';
import { expect, type Thirty, test, wrong } from './thirty';

/** The app: all that is not in the page itself. */
const APP = /assets\/index-.*\.js/;

/** What frames show of state, time and best from now on, everything once. */
async function watchFrames(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const headings = Array.from(document.querySelectorAll('h2'), (heading) => heading.textContent);
      seen.add([document.querySelector('main')?.dataset.state, ...headings].join(', '));
      document.documentElement.dataset.frames = [...seen].join('; ');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => (await page.locator('html').getAttribute('data-frames')) ?? '';
}

test('the page alone can be typed in: keys count and are coloured, and the app goes on where it is', async ({
  page,
  thirty,
}) => {
  const letThrough = await thirty.hold(APP);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(thirty.field).toBeFocused();
  const words = await thirty.words();
  expect(words.split(' ')).toHaveLength(12);
  const space = words.indexOf(' ');
  await thirty.type(words.slice(0, space - 1) + wrong(words[space - 1]));
  await thirty.expectState('run');
  const text = await thirty.wordsElement();
  await expect(text.locator('[data-mark="match"]')).toHaveCount(space - 1);
  await expect(text.locator('[data-mark="mismatch"]')).toHaveCount(1);
  // The clock of the page itself: the app is still not there.
  await expect(thirty.time()).toHaveText('Time: 29');
  const field = await thirty.field.elementHandle();
  const framesShowed = await watchFrames(page);

  letThrough();
  await thirty.pictured();
  expect(await framesShowed()).toMatch(/run, Time: 2/);
  expect(await framesShowed()).not.toMatch(/start|Time: 30/);
  expect(await thirty.words()).toBe(words);
  expect(await thirty.field.evaluate((element, before) => element === before, field)).toBe(true);
  await expect(thirty.field).toBeFocused();
  await thirty.expectState('run');
  await expect(thirty.time()).toHaveText(/Time: 2[5-9]/);
  await thirty.type(' ');
  await thirty.finish();
  await thirty.expectResult([
    `Accuracy: ${Math.round((space / (space + 1)) * 100)}%`,
    'Errors: 1',
    `Characters Typed: ${space + 1}`,
  ]);
});

test('a whole round can pass before the app is there; its score is kept', async ({ page, thirty }) => {
  const letThrough = await thirty.hold(APP);
  await page.goto('./', { waitUntil: 'commit' });
  const words = await thirty.words();
  await thirty.type(words.slice(0, 5));
  await thirty.finish();
  await thirty.type('late');
  letThrough();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 5']);
  await expect(thirty.best()).toHaveText('Highest Score: 5');
  await thirty.pictured();
  await expect(page.getByText('New highest score', { exact: true })).toBeVisible();
});

test('the kept best is there with the first words', async ({ page, thirty }) => {
  await page.addInitScript(() => localStorage.setItem('highestResult', '127'));
  const letThrough = await thirty.hold(APP);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(thirty.best()).toHaveText('Highest Score: 127');
  const framesShowed = await watchFrames(page);
  letThrough();
  await thirty.pictured();
  expect(await framesShowed()).toMatch(/Highest Score: 127/);
  expect(await framesShowed()).not.toMatch(/Highest Score: 0/);
});

const ways: Record<string, (button: Locator) => Promise<void>> = {
  'a click': (button) => button.click(),
  'Enter on it': (button) => button.press('Enter'),
};
for (const [way, press] of Object.entries(ways)) {
  test(`Restart works before the app is there, with ${way}`, async ({ page, thirty }) => {
    const letThrough = await thirty.hold(APP);
    await page.goto('./', { waitUntil: 'commit' });
    const first = await thirty.words();
    await thirty.type(first.slice(0, 3));
    await press(thirty.restart);
    await thirty.expectState('start');
    await expect(thirty.field).toBeFocused();
    const words = await thirty.words();
    expect(words).not.toBe(first);
    await thirty.type(words.slice(0, 4));
    letThrough();
    await thirty.pictured();
    expect(await thirty.words()).toBe(words);
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 4']);
  });
}

test('the theme is asked for before the app is there: its menu opens with it', async ({ page, thirty }) => {
  const letThrough = await thirty.hold(APP);
  await page.goto('./', { waitUntil: 'commit' });
  await thirty.themeButton.click();
  letThrough();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(thirty.field).toBeFocused();
});

for (const [what, overtake] of Object.entries<(thirty: Thirty) => Promise<void>>({
  typing: async (thirty) => thirty.type((await thirty.words()).slice(0, 10)),
  'a click elsewhere': async ({ page }) => page.mouse.click(5, 600),
  Restart: async (thirty) => thirty.restart.click(),
})) {
  test(`a press of the theme's button that ${what} has overtaken lapses`, async ({ page, thirty }) => {
    const letThrough = await thirty.hold(APP);
    const menuIsThere = page.waitForResponse(/ThemeMenu.*\.js/);
    await page.goto('./', { waitUntil: 'commit' });
    await thirty.themeButton.click();
    await overtake(thirty);
    letThrough();
    await thirty.pictured();
    await menuIsThere;
    await thirty.type('keysonkeys');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await thirty.expectState('run');
  });
}

test('the app takes over across the deadline while keys wait: those in time count', async ({
  page,
  thirty,
}) => {
  const letThrough = await thirty.hold(APP);
  await page.goto('./', { waitUntil: 'commit' });
  const words = await thirty.words();
  await thirty.type(words.slice(0, 2));
  const appIsThere = page.waitForResponse(APP);
  // The app's code runs past the end; a key that went down before it is delivered only then.
  await page.evaluate((char) => {
    const startedMs = performance.now();
    document.addEventListener(
      'thirty-handover',
      (event) => {
        if (!event.isTrusted && document.documentElement.dataset.handed) return;
        document.documentElement.dataset.handed = 'yes';
        dispatchEvent(new CustomEvent('skiptime', { detail: 30_050 - (performance.now() - startedMs) }));
        setTimeout(() => {
          const field = document.querySelector('input');
          const key = new KeyboardEvent('keydown', { key: char, bubbles: true, cancelable: true });
          Object.defineProperty(key, 'timeStamp', { get: () => startedMs + 29_000 });
          field?.dispatchEvent(key);
          field?.dispatchEvent(
            new InputEvent('beforeinput', {
              data: char,
              inputType: 'insertText',
              bubbles: true,
              cancelable: true,
            }),
          );
        });
      },
      { capture: true },
    );
  }, words[2] ?? '');
  letThrough();
  await appIsThere;
  await thirty.expectState('finish');
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 3']);
});

test('a page that was out of sight before the app came says so with the result', async ({ page, thirty }) => {
  const letThrough = await thirty.hold(APP);
  await page.goto('./', { waitUntil: 'commit' });
  await thirty.type((await thirty.words()).slice(0, 2));
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  letThrough();
  await thirty.pictured();
  await thirty.finish();
  await expect(page.getByText('The page was out of sight during the round')).toBeVisible();
});

test('a composition that is under way when the app comes gives its text, once', async ({ page, thirty }) => {
  const letThrough = await thirty.hold(APP);
  await page.goto('./', { waitUntil: 'commit' });
  await thirty.type((await thirty.words()).slice(0, 1));
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'n', selectionStart: 1, selectionEnd: 1 });
  letThrough();
  await thirty.pictured();
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.insertText', { text: 'に' });
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 50%', 'Errors: 1', 'Characters Typed: 2']);
});

test('waiting for the app is no stall', async ({ page, thirty }) => {
  const letThrough = await thirty.hold(APP);
  await page.goto('./', { waitUntil: 'commit' });
  await thirty.type((await thirty.words()).slice(0, 2));
  await expect(thirty.time()).toHaveText('Time: 28');
  letThrough();
  await thirty.pictured();
  await expect(thirty.time()).toHaveText(/Time: 2[4-7]/);
  await thirty.finish();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  // A stall of the machine itself while the app starts would be told; one of seconds was none of its.
  const told = (await page.getByText(/longest/).allTextContents()).map((text) =>
    Number(text.match(/longest (\d+)/)?.[1]),
  );
  expect(told.every((ms) => ms < 1000)).toBe(true);
});

test.describe('where the app cannot be had', () => {
  test.use({ expectsPageErrors: true });

  test('the page says so, and its words can be typed', async ({ page, thirty }) => {
    await page.route(APP, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await thirty.type((await thirty.words()).slice(0, 3));
    await thirty.expectState('run');
    await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(3);
  });

  test('the round has its result, the best is kept, and a reload is a button', async ({ page, thirty }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('highestResult')) localStorage.setItem('highestResult', '2');
    });
    await page.route(APP, (route) => route.abort());
    await page.goto('./');
    await thirty.type((await thirty.words()).slice(0, 3));
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 3']);
    await expect(thirty.best()).toHaveText('Highest Score: 3');
    expect(await page.evaluate(() => localStorage.getItem('highestResult'))).toBe('3');
    await thirty.restart.click();
    await expect(page.getByRole('heading', { name: 'Result' })).toHaveCount(0);
    await thirty.type('zzzz');
    await thirty.finish();
    await expect(thirty.best()).toHaveText('Highest Score: 3');
    await page.unroute(APP);
    await page.getByRole('button', { name: 'Reload' }).click();
    await thirty.pictured();
    await expect(thirty.best()).toHaveText('Highest Score: 3');
  });

  test('an app that breaks before it has taken over is told of too', async ({ page, thirty }) => {
    await page.route(APP, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await thirty.type((await thirty.words()).slice(0, 3));
    await thirty.expectState('run');
  });
});

test.describe('where something has changed the page before the app comes', () => {
  test.use({ expectsPageErrors: true });

  test('the app sets it up anew, and the round goes on', async ({ page, thirty }) => {
    const letThrough = await thirty.hold(APP);
    await page.goto('./', { waitUntil: 'commit' });
    const words = await thirty.words();
    await thirty.type(words.slice(0, 3));
    // As an extension that translates pages would.
    await thirty.restart.evaluate((button) => {
      button.lastChild?.replaceWith(document.createElement('b'), 'Neustart');
    });
    letThrough();
    await thirty.pictured();
    await expect(thirty.restart).toHaveText('Restart');
    await expect(thirty.field).toBeFocused();
    expect(await thirty.words()).toBe(words);
    await thirty.type(words.slice(3, 5));
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 5']);
  });
});
