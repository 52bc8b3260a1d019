import type { Page } from '@playwright/test';
import { holdYields } from '../support/pretence';
import { expect, LONG, longUnless, test } from '../test';

/** Wraps every text of the page into elements of its own, again and again, as a translator does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || parent.closest('font, script, style, [translate="no"]') || !text.data.trim()) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
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
      expect(await thirty.words()).not.toBe(words);
    }
    await expect(thirty.best()).toHaveText('Highest Score: 4');
  },
);

const PARTS = [
  'main',
  'main > *',
  'header',
  'h2',
  'input',
  'h2 > span',
  '[aria-live]',
  'button',
  '#root',
  'canvas',
];

for (const part of PARTS) {
  test(
    `something takes “${part}” from the page mid-round: it is back, and the round goes on`,
    longUnless(part === 'main'),
    async ({ page, thirty }) => {
      const words = await thirty.begin(3);
      await page.evaluate((selector) => {
        for (const element of document.querySelectorAll(selector)) element.remove();
      }, part);
      await expect(thirty.field).toBeFocused();
      await expect(thirty.time()).toHaveText(/Time: [23]\d/);
      await thirty.type(words.slice(3, 5));
      await thirty.expectState('run');
      expect(await thirty.words()).toBe(words);
      await thirty.finishFlawless(5);
      await thirty.restart.click();
      await thirty.typeWords(2);
      await thirty.expectState('run');
    },
  );
}

test('should React fall, the words stay playable and a reload is offered', LONG, async ({ page, thirty }) => {
  await thirty.begin(3);
  // What React wants to put the result into is not where it was: it throws, and empties its root.
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
  const next = await thirty.words();
  await thirty.type(next.slice(0, 2));
  await thirty.expectState('run');
});

test(
  'a page that something has emptied is set up anew, says so, and offers a reload',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await page.evaluate(() => document.getElementById('root')?.replaceChildren());
    await expect(page.getByText('Something has changed this page from outside')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await thirty.typeWords(2);
    await thirty.expectState('run');
    await page.getByRole('button', { name: 'Reload' }).click();
    await thirty.expectState('start');
  },
);

test(
  'a part that goes in the middle of a composition takes no key with it that comes after',
  LONG,
  async ({ page, thirty }) => {
    const words = await thirty.begin(1);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'n', selectionStart: 1, selectionEnd: 1 });
    await page.evaluate(() => document.querySelector('main')?.remove());
    await expect(thirty.field).toBeFocused();
    await thirty.type(words.slice(1, 4));
    await thirty.finishFlawless(4);
  },
);

test(
  'a page that cannot be set up anew offers a reload, and nothing else is left of it',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await page.evaluate(() => {
      window.matchMedia = () => {
        throw new Error('from outside');
      };
      document.getElementById('root')?.replaceChildren();
    });
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
  await thirty.typeWords(2);
  await thirty.expectState('run');
});

test(
  'every part is wrapped into another element at the result: nothing of it stays behind at Restart',
  LONG,
  async ({ page, thirty }) => {
    await thirty.begin(2);
    await thirty.finish();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *, header *')) {
        const wrapper = document.createElement('div');
        element.replaceWith(wrapper);
        wrapper.append(element);
      }
    });
    await thirty.expectFlawless(2);
    await thirty.restart.click();
    await thirty.expectState('start');
    await expect(page.getByRole('heading', { name: 'Result' })).toHaveCount(0);
    await expect(page.getByText('Something has changed this page from outside')).toBeVisible();
    await thirty.pictured();
    await thirty.typeWords(4);
    expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
  },
);

test(
  'a page whose parts were moved elsewhere before the app came has each of them once, and every key counts',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    const words = await thirty.words();
    await page.evaluate(() => {
      const section = document.body.appendChild(document.createElement('section'));
      section.append(document.querySelector('main') as Element);
      document.querySelector('input')?.focus();
    });
    await thirty.type(words.slice(0, 5));
    letThrough();
    await thirty.pictured();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await thirty.type(words.slice(5, 10));
    await thirty.finishFlawless(10);
  },
);

for (const close of ['disabled', 'inert'] as const) {
  test(`a field that something makes ${close} mid-round is open again`, LONG, async ({ thirty }) => {
    const words = await thirty.begin(3);
    await thirty.field.evaluate((field, attribute) => field.setAttribute(attribute, ''), close);
    await expect(thirty.field).toBeEnabled();
    await expect(thirty.field).toBeFocused();
    await thirty.type(words.slice(3, 6));
    await thirty.finishFlawless(6);
  });
}

test('a direction that something gives the page turns no words around', LONG, async ({ page, thirty }) => {
  await thirty.open();
  const place = await thirty.canvas.boundingBox();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect.poll(async () => (await thirty.canvas.boundingBox())?.width).toBe(place?.width);
  const { x = 0, width = 0 } = (await thirty.canvas.boundingBox()) ?? {};
  const main = (await thirty.main.boundingBox()) ?? { x: 0, width: 0 };
  expect(Math.abs(x + width / 2 - (main.x + main.width / 2))).toBeLessThan(15);
});

for (const [what, above] of [
  ['the place of the canvas', 1],
  ['what that place is in', 2],
] as const) {
  test(`${what} is taken away: the words are seen, and the round goes on`, LONG, async ({ page, thirty }) => {
    const words = await thirty.begin(3);
    await thirty.canvas.evaluate((canvas, parents) => {
      let element: Element | null = canvas;
      for (let n = 0; n < parents; n++) element = element?.parentElement ?? null;
      element?.remove();
    }, above);
    await expect(page.locator('canvas, main [data-mark]').first()).toBeVisible();
    await thirty.type(words.slice(3, 6));
    await thirty.finishFlawless(6);
  });
}

test('a key in any task after the canvas has been taken away is no error', LONG, async ({ page, thirty }) => {
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
      const key = { inputType: 'insertText', data: 'x', cancelable: true, bubbles: true };
      document.querySelector('input')?.dispatchEvent(new InputEvent('beforeinput', key));
    }
  });
  await expect(page.locator('canvas, main [data-mark]').first()).toBeVisible();
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

test(
  'something empties “#root” before the bar has come to life: the page is there again',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(holdYields);
    const letThrough = await thirty.openBeforeApp();
    await thirty.typeWords(1);
    const words = await thirty.words();
    letThrough();
    await expect(page.locator('html[data-holds]')).toBeAttached();
    await page.locator('#root').evaluate((root) => root.replaceChildren());
    await page.evaluate(() => dispatchEvent(new Event('yieldends')));
    await expect(thirty.field).toBeFocused();
    expect(await thirty.words()).toBe(words);
    await thirty.expectState('run');
    await page.getByRole('button', { name: 'Options' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
