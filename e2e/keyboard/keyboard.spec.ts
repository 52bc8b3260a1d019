import type { Page } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { findings } from '../support/axe';
import { contrast, type Rgb } from '../support/colours';
import { setBrowserFont } from '../support/reach';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

test.use({ viewport: { width: 1280, height: 720 } });

/** Opens the page with a keyboard, and returns the words. */
async function openWith(thirty: Thirty, view: 'Keys' | 'Keys and fingers'): Promise<string> {
  const words = await thirty.open();
  await thirty.keyboard.choose(view);
  await expect.poll(() => thirty.keyboard.lit()).not.toBe('');
  return words;
}

test('the next key is lit at start, after each key, right, wrong or Backspace, and for the space after a word', async ({
  page,
  thirty,
}) => {
  const words = await openWith(thirty, 'Keys');
  const expectLit = (at: number) => expect.poll(() => thirty.keyboard.lit()).toBe(words[at]);
  const space = words.indexOf(' ');
  await expectLit(0);
  for (let at = 0; at <= space; at++) {
    await expectLit(at);
    await thirty.type(words[at] ?? '');
  }
  await expectLit(space + 1);
  await thirty.type(wrong(words[space + 1]));
  await expectLit(space + 2);
  await page.keyboard.press('Backspace');
  await expectLit(space + 1);
  await thirty.type(words.slice(space + 1));
  await expect.poll(() => thirty.words()).not.toBe(words);
  const next = await thirty.words();
  await expect.poll(() => thirty.keyboard.lit()).toBe(next[0]);
  await thirty.restart.click();
  await expect.poll(async () => (await thirty.words())[0] === (await thirty.keyboard.lit())).toBe(true);
});

test('a capital lights Shift of the other hand, too', async ({ page, thirty }) => {
  await page.addInitScript(() => {
    localStorage.options = JSON.stringify({ version: 1, keyboardView: 'keys', capitals: true });
  });
  await thirty.open();
  for (const [hand, letters] of [
    ['left', /^[QWERTASDFGZXCVB]/],
    ['right', /^[YUIOPHJKLNM]/],
  ] as const) {
    await thirty.wordsWith(letters);
    // Two keys are filled; Shift, which is wide, is at the other side of the middle.
    const sides = async () =>
      (await thirty.keyboard.filled()).map(({ left, right }) => [right - left > 55, left < 640]);
    await expect.poll(async () => (await sides()).length).toBe(2);
    expect((await sides()).filter(([isWide]) => isWide)).toEqual([[true, hand === 'right']]);
  }
});

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`nothing moves when it comes or goes, at ${width} × ${height}; Restart is clicked through the canvas`, async ({
    page,
    thirty,
  }) => {
    await page.setViewportSize({ width, height });
    await thirty.open();
    const places = async () => {
      const parts = [
        '[data-part="bar"]',
        'h2',
        '[data-part="display"]',
        '[data-part="restart"]',
        '[data-part="hint"]',
      ];
      const all = page.locator([...parts, '[data-part="footer"]'].join());
      return await all.evaluateAll((elements) =>
        elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
      );
    };
    const before = await places();
    const tree = await thirty.main.ariaSnapshot();
    await thirty.keyboard.choose('Keys and fingers');
    await expect.poll(() => thirty.keyboard.pixelsOf('accent')).toBeGreaterThan(500);
    expect(await places()).toEqual(before);
    expect(await thirty.main.ariaSnapshot()).toBe(tree);
    await thirty.expectWithinWindow();
    const words = await thirty.words();
    await thirty.restart.click();
    await expect.poll(() => thirty.words()).not.toBe(words);
    await thirty.keyboard.choose('Off');
    await expect.poll(() => thirty.keyboard.pixelsOf('accent')).toBe(0);
    expect(await places()).toEqual(before);
  });
}

/** Makes the browser report what the page keeps in `window.layout`: a promise of AZERTY or of QWERTY. */
async function reportLayouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const qwerty = Array.from(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      (key) => [`Key${key}`, key.toLowerCase()] as const,
    );
    // AZERTY, as far as it differs in letters that are seen here.
    const others = { KeyQ: 'a', KeyW: 'z', KeyA: 'q', KeyZ: 'w', Semicolon: 'm', KeyM: ',' };
    const layouts = { qwerty: new Map(qwerty), azerty: new Map([...qwerty, ...Object.entries(others)]) };
    let told: Promise<unknown> = new Promise((resolve) =>
      addEventListener('tell', () => resolve(layouts.azerty), { once: true }),
    );
    addEventListener('switch', (event) => {
      told = Promise.resolve(layouts[(event as CustomEvent<'azerty' | 'qwerty'>).detail]);
    });
    Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: () => told } });
  });
}

const switchTo = (page: Page, layout: 'azerty' | 'qwerty') =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('switch', { detail })), layout);

test('the layout is the one that the browser reports: late, when the window gets the focus, and for a new round', async ({
  page,
  thirty,
}) => {
  await reportLayouts(page);
  await thirty.open();
  await thirty.wordsWith(/^a/);
  await thirty.keyboard.choose('Keys');
  await expect.poll(() => thirty.keyboard.lit()).toBe('a');
  await page.evaluate(() => dispatchEvent(new Event('tell')));
  await expect.poll(() => thirty.keyboard.lit()).toBe('q');
  await switchTo(page, 'qwerty');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => thirty.keyboard.lit()).toBe('a');
  await switchTo(page, 'azerty');
  await thirty.restart.click();
  await thirty.wordsWith(/^a/);
  await expect.poll(() => thirty.keyboard.lit()).toBe('q');
});

test('keys that type other letters than are drawn on them change the drawing', async ({ page, thirty }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'keyboard', { value: undefined }));
  await openWith(thirty, 'Keys');
  const session = await page.context().newCDPSession(page);
  for (const [code, text] of [
    ['KeyQ', 'a'],
    ['KeyA', 'q'],
    ['KeyQ', 'a'],
  ] as const)
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', code, key: text, text });
  // Words that begin with an `a` anyway have their cursor three letters further by now.
  await thirty.restart.click();
  await thirty.wordsWith(/^a/);
  await expect.poll(() => thirty.keyboard.lit()).toBe('q');
});

test('where the browser does not report the layout it is chosen in Options', async ({ page, thirty }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'keyboard', { value: undefined }));
  await thirty.open();
  await thirty.wordsWith(/^a/);
  await thirty.options.choose('Keyboard', 'Keys');
  await thirty.options.open('Sound and language');
  const layout = thirty.options.dialog.getByRole('combobox', { name: 'Layout' });
  await expect(layout.locator('option:checked')).toHaveText('Automatic: QWERTY');
  await layout.selectOption('AZERTY');
  await thirty.options.close();
  await expect.poll(() => thirty.keyboard.lit()).toBe('q');
});

test('it is gone at the result and while a round is watched, and back with the next round', async ({
  page,
  thirty,
}) => {
  await openWith(thirty, 'Keys');
  await thirty.play(5);
  const height = () => thirty.canvas.evaluate((canvas) => canvas.clientHeight);
  const words = await thirty.canvas.evaluate(
    () => document.querySelector('[data-part="display"]')?.clientHeight,
  );
  await expect.poll(height).toBeLessThanOrEqual(words ?? 0);
  await thirty.replay.watch();
  await expect.poll(height).toBeLessThanOrEqual(words ?? 0);
  await page.keyboard.press('Escape');
  await thirty.restart.click();
  await expect.poll(async () => (await thirty.words())[0] === (await thirty.keyboard.lit())).toBe(true);
});

test('where the page would be longer than the window, as with large text, there is no keyboard', async ({
  page,
  thirty,
}) => {
  await openWith(thirty, 'Keys');
  const room = page.locator('[data-part="keyboard"]');
  await expect(room).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  await setBrowserFont(session, 32);
  await expect(room).toHaveCount(0);
  await setBrowserFont(session, 16);
  await thirty.restart.click();
  await expect(room).toHaveCount(1);
});

test('a window that is too small has no keyboard', async ({ page, thirty }) => {
  await openWith(thirty, 'Keys');
  for (const [width, height, isShown] of [
    [1280, 599, false],
    [1280, 600, true],
    [639, 800, false],
    [390, 844, false],
    [1280, 720, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await thirty.keyboard.pixelsOf('accent')) > 300, `${width} × ${height}`)
      .toBe(isShown);
  }
});

test('no room is kept for it without a canvas', async ({ page, thirty }) => {
  const room = page.locator('[data-part="keyboard"]');
  await openWith(thirty, 'Keys');
  await expect(room).toHaveCount(1);
  await thirty.loseCanvas();
  await expect(room).toHaveCount(0);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.reload();
  await expect(thirty.field).toBeFocused();
  await thirty.type(await thirty.words());
  await expect(room).toHaveCount(0);
});

test.describe(() => {
  for (const renderer of ['WebGL', '2D'] as const) {
    test(`a key is drawn with its words, within its own event: ${renderer}`, async ({ page, thirty }) => {
      if (renderer === 'WebGL') await thirty.hasGpu();
      await page.addInitScript(() => {
        for (const { prototype, name } of [
          { prototype: WebGL2RenderingContext.prototype, name: 'drawElements' },
          { prototype: CanvasRenderingContext2D.prototype, name: 'drawImage' },
        ]) {
          const methods = prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
          const draw = methods[name];
          methods[name] = function (...args) {
            const { dataset } = document.documentElement;
            dataset.draws = `${dataset.draws ?? ''} ${window.event?.type ?? 'none'}`.trim();
            return draw?.apply(this, args);
          };
        }
      });
      const words = await openWith(thirty, 'Keys and fingers');
      await thirty.type(words.slice(0, 1));
      await expect.poll(() => thirty.keyboard.lit()).toBe(words[1]);
      await page.evaluate(() => delete document.documentElement.dataset.draws);
      await thirty.type(words.slice(1, 2));
      await expect.poll(() => thirty.keyboard.lit()).toBe(words[2]);
      const draws = (await page.locator('html').getAttribute('data-draws'))?.split(' ') ?? [];
      // Words and keyboard are a texture each; a 2D canvas draws two cells, the caret, and two keys where they differ.
      const count = renderer === 'WebGL' ? 2 : words[1] === words[2] ? 3 : 5;
      expect(draws.filter((event) => event !== 'none')).toEqual(Array(count).fill('beforeinput'));
    });
  }
});

test(
  'what keys have lit, one by one, is the picture that a whole drawing gives',
  LONG,
  async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A keyboard that is wider than the words.
    await page.addInitScript(() => {
      const options = { keyboardView: 'fingers', capitals: true, numbers: true, size: 75 };
      localStorage.options = JSON.stringify({ version: 1, ...options });
    });
    const words = await thirty.open();
    await expect.poll(() => thirty.keyboard.pixelsOf('accent')).toBeGreaterThan(300);
    for (let at = 0; at < words.length; at += 7) {
      await thirty.type(words.slice(at, at + 7));
      await thirty.expectSameDrawnAnew();
    }
    await page.keyboard.press('Control+Backspace');
    await thirty.expectSameDrawnAnew();
  },
);

test('each key tells its finger by a colour and by the pieces of its bar, in both themes', async ({
  thirty,
}) => {
  await openWith(thirty, 'Keys and fingers');
  for (const theme of ['Dark', 'Light'] as const) {
    await thirty.chooseTheme(theme);
    const paper = await thirty.colour('paper');
    // Of q, w, e, r and t, and the same from the other side.
    await expect.poll(async () => (await thirty.keyboard.bars()).length).toBe(2 * (4 + 3 + 2 + 1 + 1));
    const colours = [...new Set((await thirty.keyboard.bars()).map((colour) => colour.join()))];
    expect(colours).toHaveLength(8);
    for (const colour of colours) {
      const rgb = colour.split(',').map(Number) as unknown as Rgb;
      expect(contrast(rgb, paper)).toBeGreaterThanOrEqual(3);
    }
  }
});

test.describe(() => {
  test.use({ bypassCSP: true });

  test('axe finds nothing with it', async ({ page, thirty }) => {
    await openWith(thirty, 'Keys and fingers');
    expect(await findings(page)).toEqual([]);
  });
});
