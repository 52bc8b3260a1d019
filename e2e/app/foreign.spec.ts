import type { Page } from '@playwright/test';
import { expect, LONG, test } from '../test';

/** Wraps every text of the page in two new elements, as it comes, as a translator does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || parent.closest('font, script, style, [translate="no"]') || !text.data.trim()) continue;
        const [outer, font] = [document.createElement('font'), document.createElement('font')];
        font.textContent = text.data;
        outer.append(font);
        text.replaceWith(outer);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/** What the page says where React has fallen. */
const BROKEN = 'A part of this page could not be loaded';

test(
  'a translator that is at work on the loaded page ends nothing: round, result and restart go on',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await translate(page);
    for (const characters of [4, 3]) {
      const words = await thirty.words();
      await thirty.type(words.slice(0, characters));
      await thirty.finishFlawless(characters);
      await expect(thirty.time()).toHaveText('Time: 0');
      await thirty.restart.click();
      await thirty.expectState('start');
      await expect(thirty.time()).toHaveText('Time: 30');
      await expect(page.getByRole('heading', { name: 'Result' })).toHaveCount(0);
      await expect(thirty.field).toBeFocused();
      await expect.poll(() => thirty.words()).not.toBe(words);
    }
    await expect(thirty.best()).toHaveText('Highest Score: 4');
  },
);

test('a translator takes nothing of the page away: the result of each round is announced, and the page stays whole', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await translate(page);
  for (const characters of [3, 4, 2]) {
    await thirty.play(characters);
    await expect(thirty.live(new RegExp(`^Time is up.*characters typed ${characters},`))).toHaveCount(1);
    await expect(page.getByText(BROKEN)).toHaveCount(0);
    await thirty.restart.click();
    await thirty.expectState('start');
  }
});

test(
  'a translator takes nothing away in races, replays and dialogs either',
  LONG,
  async ({ page, thirty }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await thirty.open();
    await translate(page);
    await thirty.playWhole(30);
    await page.getByRole('button', { name: 'Race yourself', exact: true }).click();
    await thirty.play(20);
    await page.getByRole('button', { name: 'Race them again' }).click();
    await thirty.play(40);
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await page.getByRole('button', { name: 'Loop from here' }).click();
    await page.keyboard.press('Escape');
    for (const tab of ['Keys', 'Learn', 'Export and import', 'History'] as const) {
      await thirty.rounds.open();
      await thirty.rounds.openTab(tab);
      if (tab === 'History') {
        await thirty.rounds.press('Delete');
        await page.getByRole('button', { name: /^Bring back/ }).click();
        await thirty.rounds.press('Show');
        await page.getByRole('button', { name: 'Back to all rounds' }).click();
      }
      await page.keyboard.press('Escape');
    }
    await thirty.options.choose('Time', '12 words');
    await thirty.options.choose('Caret', 'Block');
    await thirty.options.chooseStandard();
    await thirty.commands.perform("Today's words");
    await thirty.play(5);
    await expect(page.getByText(BROKEN)).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test(
  'something takes “canvas” from the page mid-round: the words are seen, and a key in any task after that counts',
  LONG,
  async ({ page, thirty }) => {
    await thirty.begin(3);
    await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      const nextTask = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      document.querySelector('canvas')?.remove();
      for (let n = 0; n < 400; n++) {
        await nextTask();
        const key = { inputType: 'insertText', data: '#', cancelable: true, bubbles: true };
        document.querySelector('input')?.dispatchEvent(new InputEvent('beforeinput', key));
      }
    });
    await expect(page.locator('canvas, main [data-mark]').first()).toBeVisible();
    await thirty.expectState('run');
    await expect(thirty.field).toBeFocused();
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 1%', 'Errors: 400', 'Characters Typed: 403']);
  },
);

test('if React fails, the words stay playable and a reload is offered', LONG, async ({ page, thirty }) => {
  await thirty.begin(3);
  // As if an extension had moved the element for the result: React throws, and empties its root.
  await page.evaluate(() => {
    const append = Element.prototype.appendChild;
    Element.prototype.appendChild = function <T extends Node>(node: T): T {
      if (this.matches('[data-part="result"]') || node.textContent?.includes('Result')) {
        Element.prototype.appendChild = append;
        throw new DOMException('from outside', 'NotFoundError');
      }
      return append.call(this, node) as T;
    };
  });
  await thirty.skipTime(30_000);
  await thirty.expectState('finish');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await thirty.restart.click();
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
  await thirty.typeWords(2);
  await thirty.expectState('run');
});

test(
  'where React falls again and again, the page says that it needs a reload',
  LONG,
  async ({ page, thirty }) => {
    await thirty.begin(3);
    await page.evaluate(() => {
      // React can neither write the new best nor mount the app again.
      Object.defineProperty(Node.prototype, 'nodeValue', {
        set: () => {
          throw new Error('from outside');
        },
      });
      window.matchMedia = () => {
        throw new Error('from outside');
      };
    });
    await thirty.skipTime(30_000);
    await expect(page.getByRole('alert')).toHaveText(/has stopped working/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await thirty.pictured();
    await thirty.expectState('start');
  },
);

test('a result that cannot be shown leaves the rest of the page as it is', LONG, async ({ page, thirty }) => {
  await thirty.begin(2);
  const main = await thirty.main.elementHandle();
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error('from outside');
    };
  });
  await thirty.finish();
  await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
  expect(await thirty.main.evaluate((element, before) => element === before, main)).toBe(true);
  await page.keyboard.press('Escape');
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
  await thirty.typeWords(2);
  await thirty.expectState('run');
});

test(
  'something has taken “#root” away before the app is there: the page is there again',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    await page.evaluate(() => document.querySelector('#root')?.remove());
    letThrough();
    await expect(thirty.field).toBeFocused();
    await thirty.typeWords(2);
    await thirty.expectState('run');
  },
);
