import type {} from '../../src/app/handover';
import { APP } from '../pages/Thirty';
import { reportNoLongTasks } from '../support/pretence';
import { expect, LONG, test } from '../test';

test(
  'the app takes over across the deadline while keys wait: those in time count',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    const words = await thirty.words();
    await thirty.type(words.slice(0, 2));
    // Starting the app takes until after the end, and a key pressed before the end is delivered only then.
    await page.evaluate((char) => {
      const startedMs = performance.now();
      const opening = window.thirtyOpening;
      Object.defineProperty(window, 'thirtyOpening', {
        configurable: true,
        get: () => {
          Object.defineProperty(window, 'thirtyOpening', { configurable: true, value: undefined });
          dispatchEvent(new CustomEvent('skiptime', { detail: 30_050 }));
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
          return opening;
        },
      });
    }, words[2] ?? '');
    letThrough();
    await thirty.expectState('finish');
    await thirty.expectFlawless(3);
  },
);

test('waiting for the app is no stall', LONG, async ({ page, thirty }) => {
  await page.addInitScript(reportNoLongTasks);
  const letThrough = await thirty.openBeforeApp();
  await thirty.typeWords(2);
  await thirty.skipTimeUnseen(3000);
  letThrough();
  await thirty.pictured();
  await expect(thirty.time()).toHaveText('Time: 27');
  await thirty.finish();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expect(page.getByText(/browser stalled/)).toHaveCount(0);
});

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

test.describe('where the app cannot be had', () => {
  test.use({ expectsPageErrors: true });

  test('the page says so, its words can be typed, and a reload is a button', async ({ page, thirty }) => {
    await page.route(APP, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('alert')).toHaveText(/did not load completely/);
    await thirty.typeWords(3);
    await thirty.expectState('run');
    await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(3);
    await page.unroute(APP);
    await page.getByRole('button', { name: 'Reload' }).click();
    await thirty.pictured();
    await thirty.expectState('start');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

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

test.describe('where the app is late', () => {
  test.use({ time: 'ownTimers' });

  test(
    'the page says so after 30 s; when it comes, the round is there and the notice is gone',
    LONG,
    async ({ page, thirty }) => {
      const letThrough = await thirty.openBeforeApp();
      const words = await thirty.typeWords(3);
      await thirty.pauseTimers();
      await thirty.runFor(25_000);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await thirty.runFor(10_000);
      await expect(page.getByRole('alert')).toHaveText(/did not load completely.*nothing is saved.*Reload/);
      await page.clock.resume();
      letThrough();
      await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await thirty.words()).toBe(words);
    },
  );
});

test.describe('where something has changed the page before the app comes', () => {
  test.use({ expectsPageErrors: true });

  test('the app sets it up anew, and the round goes on', LONG, async ({ thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    const words = await thirty.words();
    await thirty.type(words.slice(0, 3));
    // As an extension that translates pages would.
    await thirty.restart.evaluate((button) => {
      button.lastChild?.replaceWith(document.createElement('b'), 'Neue Runde');
    });
    letThrough();
    await thirty.pictured();
    await expect(thirty.restart).toHaveText('Restart');
    await expect(thirty.field).toBeFocused();
    expect(await thirty.words()).toBe(words);
    await thirty.type(words.slice(3, 5));
    await thirty.finishFlawless(5);
  });

  test(
    'an element of the app that is taken away, at whatever time, comes back with the round',
    LONG,
    async ({ page, thirty }) => {
      const letThrough = await thirty.openBeforeApp();
      const words = await thirty.words();
      await thirty.type(words.slice(0, 3));
      // As soon as the app runs; it has not taken over then.
      await page.evaluate(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (window.thirtyOpening) port2.postMessage(null);
          else document.querySelector('#root')?.remove();
        };
        port2.postMessage(null);
      });
      letThrough();
      await thirty.pictured();
      expect(await thirty.words()).toBe(words);
      await thirty.type(words.slice(3, 5));
      await page.evaluate(() => document.querySelector('#root')?.remove());
      await thirty.pictured();
      await expect(thirty.field).toBeFocused();
      expect(await thirty.words()).toBe(words);
      await thirty.type(words.slice(5, 7));
      await thirty.finishFlawless(7);
    },
  );
});
