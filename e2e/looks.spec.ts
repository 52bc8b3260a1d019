import { PNG } from 'pngjs';
import { contrast, countNear, expect, Thirty, test, wrong } from './thirty';

for (const theme of ['Light', 'Dark'] as const) {
  test(`every text has at least 4.5:1 contrast in ${theme}`, async ({ thirty }) => {
    await thirty.open();
    await thirty.choose(theme);
    const paper = await thirty.colour('paper');
    for (const token of ['untyped', 'match', 'mismatch', 'ink', 'ink-soft', 'accent']) {
      expect(contrast(await thirty.colour(token), paper), token).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(await thirty.colour('mistyped-space'), paper)).toBeGreaterThanOrEqual(3);
  });
}

for (const dpr of [1, 1.25, 1.5, 2, 3]) {
  test(`at ${dpr} device pixels per pixel the canvas has just as many, and whole colours`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      deviceScaleFactor: dpr,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    const thirty = new Thirty(page);
    await thirty.open();
    const size = await thirty.canvas.evaluate((canvas: HTMLCanvasElement) => ({
      across: canvas.width / canvas.getBoundingClientRect().width,
      down: canvas.height / canvas.getBoundingClientRect().height,
    }));
    expect(size.across).toBeCloseTo(dpr, 2);
    expect(size.down).toBeCloseTo(dpr, 2);

    // The canvas's own pixels, before the browser puts them on the page: a sharp stem reaches the full colour.
    await thirty.type(await thirty.words().then((words) => words.slice(0, 4)));
    const png = PNG.sync.read(await thirty.canvas.screenshot());
    expect(countNear(png, await thirty.colour('match'), 24)).toBeGreaterThan(15 * dpr);
    await context.close();
  });
}

test('words are never broken or cut off, from 320 px to 4K, and are laid out anew mid-round', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 3));
  for (const width of [320, 375, 768, 1024, 1280, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const box = await thirty.canvas.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= width;
      })
      .toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await thirty.pixelsOf('match')).toBeGreaterThan(10);
  }
  await thirty.expectState('run');
  expect(await thirty.words()).toBe(words);
});

test('the caret is there while keys come, and blinks with a cycle of 0.8 s', async ({ page, thirty }) => {
  await thirty.hasGpu();
  await page.addInitScript(recordFrames);
  await thirty.open();
  const frames = () => page.evaluate(() => (globalThis as unknown as Recorded).frames);
  await page.keyboard.press('Shift');
  const before = (await frames()).length;
  await expect.poll(async () => (await frames()).length, { timeout: 10_000 }).toBeGreaterThan(before + 6);
  const blinking = (await frames()).slice(before);
  // Two frames a cycle and none between them; a busy machine may hold up a frame, and none before it is time.
  const gaps = blinking.map(({ atMs }, i, all) => atMs - (all[i - 1]?.atMs ?? atMs));
  for (const gap of gaps.slice(2)) expect(gap).toBeGreaterThan(300);
  const shows = blinking.map(({ caret }) => caret > 40);
  for (const [i, isShown] of shows.slice(1).entries()) expect(isShown, `frame ${i + 1}`).toBe(!shows[i]);

  const typed = (await frames()).length;
  await thirty.type((await thirty.words()).slice(0, 1));
  const ofKey = async () => (await frames()).slice(typed).find(({ match }) => match > 10);
  await expect.poll(ofKey).toBeDefined();
  expect((await ofKey())?.caret).toBeGreaterThan(40);
});

interface Recorded {
  readonly frames: { readonly atMs: number; readonly caret: number; readonly match: number }[];
}

/** Counts the pixels of caret and right letters in each frame that is drawn: a picture taken later may show the next. */
function recordFrames(): void {
  const frames: { atMs: number; caret: number; match: number }[] = [];
  Object.assign(globalThis, { frames });
  const colourOf = (token: string): number[] => {
    const probe = document.createElement('i');
    probe.style.color = `var(--${token})`;
    document.body.append(probe);
    const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
    probe.remove();
    return parts.slice(0, 3).map(Number);
  };
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    const atMs = performance.now();
    draw.apply(this, args);
    const { drawingBufferWidth: width, drawingBufferHeight: height } = this;
    const pixels = new Uint8Array(4 * width * height);
    this.readPixels(0, 0, width, height, this.RGBA, this.UNSIGNED_BYTE, pixels);
    const count = (token: string): number => {
      const colour = colourOf(token);
      let found = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if (colour.every((value, i) => Math.abs(value - (pixels[at + i] ?? 0)) <= 12)) found++;
      return found;
    };
    frames.push({ atMs, caret: count('caret'), match: count('match') });
  };
}

test('a page out of sight draws nothing, and its caret is back with the page', async ({ page, thirty }) => {
  await page.addInitScript(() => {
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    let draws = 0;
    CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
      document.documentElement.dataset.draws = String(++draws);
      return (draw as (...all: unknown[]) => void).apply(this, args);
    };
  });
  await thirty.open();
  const comeToSight = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const draws = () => page.locator('html').getAttribute('data-draws');
  await comeToSight('hidden');
  const before = await draws();
  // Two halves of a cycle must have had the time to pass.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(await draws()).toBe(before);
  await comeToSight('visible');
  await expect.poll(draws).not.toBe(before);
});

test('a machine without a GPU draws on a 2D canvas, one with a GPU by WebGL', async ({ page, thirty }) => {
  const kind = () =>
    thirty.canvas.evaluate((canvas: HTMLCanvasElement) => (canvas.getContext('2d') ? '2d' : 'webgl'));
  await thirty.open();
  expect(await kind()).toBe('2d');
  await thirty.hasGpu();
  await page.reload();
  await thirty.pictured();
  expect(await kind()).toBe('webgl');
});

test('a key is one draw call, within its own event', async ({ page, thirty }) => {
  await thirty.hasGpu();
  await page.addInitScript(() => {
    const draw = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      const log = JSON.parse(document.documentElement.dataset.draws ?? '[]');
      document.documentElement.dataset.draws = JSON.stringify([...log, window.event?.type ?? 'none']);
      return draw.apply(this, args);
    };
  });
  await thirty.open();
  const words = await thirty.words();
  const reset = () => page.evaluate(() => delete document.documentElement.dataset.draws);
  const draws = async (): Promise<string[]> =>
    JSON.parse((await page.locator('html').getAttribute('data-draws')) ?? '[]');
  await thirty.type(words.slice(0, 1));
  await reset();
  await thirty.type(words.slice(1, 2));
  expect((await draws()).filter((event) => event !== 'none')).toEqual(['beforeinput']);
  await reset();
  await page.keyboard.press('Backspace');
  expect((await draws()).filter((event) => event !== 'none')).toEqual(['keydown']);
});

test('on a 2D canvas a key draws what it changes: two cells and the caret', async ({ page, thirty }) => {
  await page.addInitScript(() => {
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
      const { dataset } = document.documentElement;
      if (window.event) dataset.draws = String(1 + Number(dataset.draws ?? 0));
      return (draw as (...all: unknown[]) => void).apply(this, args);
    };
  });
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 1));
  await page.evaluate(() => delete document.documentElement.dataset.draws);
  await thirty.type(words.slice(1, 2));
  await expect(page.locator('html')).toHaveAttribute('data-draws', '3');
  await page.keyboard.press('Backspace');
  await expect(page.locator('html')).toHaveAttribute('data-draws', '6');
});

test('what keys have drawn, cell by cell, is the picture that a whole drawing gives', async ({
  page,
  thirty,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.open();
  const words = await thirty.words();
  const space = words.indexOf(' ');
  const asKeysDrew = async () => {
    const drawn = await thirty.canvas.screenshot();
    await thirty.canvas.evaluate((canvas) => canvas.dispatchEvent(new Event('contextrestored')));
    expect((await thirty.canvas.screenshot()).equals(drawn)).toBe(true);
  };
  await thirty.type(`${words.slice(0, space)}x${wrong(words[space + 1])}`);
  await asKeysDrew();
  for (const key of ['Backspace', 'Backspace', 'Space']) await page.keyboard.press(key);
  await asKeysDrew();
  // Over the end of a line, back by a word, and all of it again.
  await thirty.type(words.slice(space + 1, 60));
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.press('Control+Backspace');
  await asKeysDrew();
  await page.keyboard.press('Meta+Backspace');
  await asKeysDrew();
  await thirty.type(words);
  await asKeysDrew();
});

test('the canvas is never drawn from a fallback font', async ({ page, thirty }) => {
  const letThrough = await thirty.hold(/\.woff2/);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(await thirty.wordsElement()).toBeVisible();
  await thirty.type((await thirty.words()).slice(0, 2));
  await expect(thirty.canvas).toHaveCount(0);
  letThrough();
  await thirty.pictured();
});

for (const way of ['comes', 'cannot be had', 'never answers'] as const) {
  test(`a font that an extension has declared, and that ${way}, takes no canvas away, delays nothing and is not asked for`, async ({
    page,
    thirty,
  }) => {
    const asked: string[] = [];
    await page.route(/foreign\.woff2/, async (route) => {
      asked.push(route.request().url());
      if (way === 'comes') await route.fulfill({ path: 'assets/fonts/words.woff2' });
      if (way === 'cannot be had') await route.abort();
    });
    await page.addInitScript(() => {
      const face = new FontFace('Foreign', 'url(./foreign.woff2)');
      document.fonts.add(face);
    });
    await page.goto('./');
    await expect(await thirty.wordsElement()).toHaveAttribute('data-readable', 'true', { timeout: 2000 });
    await thirty.pictured();
    await thirty.type((await thirty.words()).slice(0, 2));
    expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
    expect(asked).toEqual([]);
  });
}

for (const isPictured of [true, false]) {
  test(`the caret is hollow while typing does not reach the field, ${isPictured ? 'on the canvas' : 'in the text'}`, async ({
    page,
    thirty,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!isPictured) await page.route(/Board.*\.js/, () => {});
    await page.goto('./');
    if (isPictured) await thirty.pictured();
    await expect(thirty.field).toBeFocused();
    await thirty.type((await thirty.words()).slice(0, 1));
    const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 200 };
    const caretPixels = async () =>
      countNear(PNG.sync.read(await page.screenshot({ clip })), await thirty.colour('caret'));
    const solid = await caretPixels();
    expect(solid).toBeGreaterThan(60);
    await thirty.field.evaluate((field) => field.blur());
    // A frame around a cell: more of its colour than a stroke has, and not a filled cell.
    await expect.poll(caretPixels).toBeGreaterThan(solid + 20);
    expect(await caretPixels()).toBeLessThan(4 * solid);
    await thirty.field.focus();
    await expect.poll(caretPixels).toBe(solid);
  });
}

test('text and canvas show the same hollow caret, to the pixel', async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letThrough = await thirty.hold(/Board.*\.js/);
  await page.goto('./');
  await thirty.type((await thirty.words()).slice(0, 3));
  await thirty.field.evaluate((field) => field.blur());
  await expect(page.getByText('Click the words or press Enter to type')).toBeVisible();
  const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 200 };
  const asText = await page.screenshot({ clip });
  letThrough();
  await thirty.pictured();
  expect((await page.screenshot({ clip })).equals(asText)).toBe(true);
});

for (const [name, media] of [
  ['more contrast', { contrast: 'more' }],
  ['forced colours', { forcedColors: 'active' }],
] as const) {
  test(`text and canvas underline the same errors, to the pixel, with ${name}`, async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    const letThrough = await thirty.hold(/Board.*\.js/);
    await page.goto('./');
    const words = await thirty.words();
    const [first = '', second = ''] = words.split(' ');
    // A letter for the space too. The caret is on the next one: where it lies over a letter, it may be seen through.
    await thirty.type(`${wrong(first[0])}${first.slice(1)}x${second.slice(0, -1)}${wrong(second.at(-1))}`);
    const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width: 1280, height: 200 };
    const asText = await page.screenshot({ clip });
    letThrough();
    await thirty.pictured();
    expect((await page.screenshot({ clip })).equals(asText)).toBe(true);
  });
}

test('a caret that nobody moves blinks twelve times, then rests, shown; a key starts it anew', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(() => {
    // A timer a hundredth as long: what is told is how often it turns, not when.
    const later = window.setTimeout;
    window.setTimeout = ((act: () => void, ms = 0) =>
      later(act, ms === 400 ? 4 : ms)) as unknown as typeof window.setTimeout;
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    let draws = 0;
    CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
      document.documentElement.dataset.draws = String(++draws);
      return (draw as (...all: unknown[]) => void).apply(this, args);
    };
  });
  await thirty.open();
  const draws = async () => Number(await page.locator('html').getAttribute('data-draws'));
  const rested = async () => {
    let before = -1;
    await expect
      .poll(
        async () => {
          const same = before === (await draws());
          before = await draws();
          return same;
        },
        { intervals: [200] },
      )
      .toBe(true);
    return before;
  };
  const atRest = await rested();
  expect(await thirty.pixelsOf('caret')).toBeGreaterThan(40);
  await thirty.type((await thirty.words()).slice(0, 1));
  // Two cells and the caret for the key; in each cycle the bare cell, and the cell with the caret on it.
  expect((await rested()) - atRest).toBe(3 + 12 * (1 + 2));
  expect(await thirty.pixelsOf('caret')).toBeGreaterThan(40);
});
