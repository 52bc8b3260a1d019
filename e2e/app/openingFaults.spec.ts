import { APP } from '../pages/Thirty';
import { expect, LONG, test } from '../test';

test(
  'the app takes over across the deadline while keys wait: those in time count',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
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
    await thirty.expectFlawless(3);
  },
);

test(
  'a page that was out of sight before the app came says so with the result',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    await thirty.typeWords(2);
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
  },
);

test(
  'a composition that is under way when the app comes gives its text, once',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    await thirty.typeWords(1);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'n', selectionStart: 1, selectionEnd: 1 });
    letThrough();
    await thirty.pictured();
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text: 'に' });
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 50%', 'Errors: 1', 'Characters Typed: 2']);
  },
);

test('waiting for the app is no stall', LONG, async ({ page, thirty }) => {
  const letThrough = await thirty.openBeforeApp();
  await thirty.typeWords(2);
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
    await thirty.typeWords(3);
    await thirty.expectState('run');
    await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(3);
  });

  test(
    'nobody says the words, so a screen reader is told them whatever is chosen',
    LONG,
    async ({ page, thirty }) => {
      await page.addInitScript(() => localStorage.setItem('options', '{"version":1,"saysWords":true}'));
      await page.route(APP, (route) => route.abort());
      await page.goto('./');
      await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
      await expect(thirty.field).toHaveAccessibleDescription(/^\w+( \w+){11}$/);
    },
  );

  test(
    'the round has its result, the best is kept, and a reload is a button',
    LONG,
    async ({ page, thirty }) => {
      await page.addInitScript(() => {
        if (!localStorage.getItem('highestResult')) localStorage.setItem('highestResult', '2');
      });
      await page.route(APP, (route) => route.abort());
      await page.goto('./');
      await thirty.typeWords(3);
      await thirty.finishFlawless(3);
      await expect(thirty.best()).toHaveText('Highest Score: 3');
      expect(await thirty.stored('highestResult')).toBe('3');
      await thirty.restart.click();
      await expect(page.getByRole('heading', { name: 'Result' })).toHaveCount(0);
      await thirty.type('zzzz');
      await thirty.finish();
      await expect(thirty.best()).toHaveText('Highest Score: 3');
      await page.unroute(APP);
      await page.getByRole('button', { name: 'Reload' }).click();
      await thirty.pictured();
      await expect(thirty.best()).toHaveText('Highest Score: 3');
    },
  );

  test('an app that breaks before it has taken over is told of too', LONG, async ({ page, thirty }) => {
    await page.route(APP, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await thirty.typeWords(3);
    await thirty.expectState('run');
  });
});

test.describe('where something has changed the page before the app comes', () => {
  test.use({ expectsPageErrors: true });

  test('the app sets it up anew, and the round goes on', LONG, async ({ thirty }) => {
    const letThrough = await thirty.openBeforeApp();
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
    await thirty.finishFlawless(5);
  });
});
