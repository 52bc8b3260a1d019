import { textInTree } from '../support/tree';
import { expect, LONG, test } from '../test';

test('the first line of the next words stands below, faint, as text and then on the canvas; it moves straight up when its turn comes', async ({
  page,
  thirty,
}) => {
  await thirty.dealsAlike();
  const letThrough = await thirty.hold(/Board.*\.js/);
  await thirty.openToWords();
  const words = await thirty.words();
  const line = (await thirty.ahead.textContent()) ?? '';
  expect(line).toMatch(/^[a-z]+( [a-z]+)+$/);
  expect(words).not.toContain(line);
  const colour = await thirty.ahead.evaluate((element) => getComputedStyle(element).color);
  expect(colour).toBe(`rgb(${(await thirty.colour('ahead')).join(', ')})`);
  const box = await thirty.ahead.boundingBox();
  const above = await (await thirty.wordsElement()).boundingBox();
  expect(box?.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
  expect(box?.x).toBe(above?.x);

  letThrough();
  await thirty.pictured();
  await expect(thirty.ahead).toBeHidden();
  expect(await thirty.words()).toBe(words);
  expect(await thirty.pixelsAhead()).toBeGreaterThan(200);
  await thirty.type(words);
  await expect.poll(() => thirty.words()).not.toBe(words);
  expect((await thirty.words()).startsWith(`${line} `)).toBe(true);
  const leftEdge = async () => (await thirty.canvas.boundingBox())?.x;
  expect(await leftEdge()).toBe(above?.x);
  expect(await thirty.pixelsAhead()).toBeGreaterThan(200);
  await thirty.expectSameDrawnAnew();
  await thirty.restart.click();
  expect(await leftEdge()).toBe(above?.x);
  await thirty.loseCanvas();
  await expect(thirty.ahead).toHaveText(/[a-z]/);
  expect(await thirty.words()).not.toContain((await thirty.ahead.textContent()) ?? '');
  await expect(page.locator('[aria-live], [role="status"]').filter({ hasText: line })).toHaveCount(0);
});

test(
  'the next words are in no accessibility tree: before the app is there, with the canvas, without one',
  LONG,
  async ({ page, thirty }) => {
    const letAppCome = await thirty.openBeforeApp();
    await expect(thirty.ahead).toHaveText(/[a-z]/);
    const inTree = () => textInTree(page, '[data-part="ahead"]');
    expect(await inTree()).toBe('');
    letAppCome();
    await thirty.pictured();
    expect(await inTree()).toBe('');
    await thirty.loseCanvas();
    await expect(thirty.ahead).toHaveText(/[a-z]/);
    expect(await inTree()).toBe('');
    await expect(await thirty.wordsElement()).toHaveText(/^[a-z]{2,10}( [a-z]{2,10}){11}$/);
  },
);

test('at the result the next words are gone, and nothing else moves', LONG, async ({ page, thirty }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await thirty.begin(5);
  const places = () => Promise.all([thirty.canvas, thirty.restart].map((part) => part.boundingBox()));
  const before = await places();
  await thirty.finish();
  await expect.poll(() => thirty.pixelsAhead()).toBe(0);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await thirty.expectState('start');
  await expect.poll(() => thirty.pixelsAhead()).toBeGreaterThan(200);
});

test(
  'where no words follow none are shown: a round of 24 words has them once, and its replay, too',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.options.chooseTime('12 words');
    await expect.poll(() => thirty.pixelsAhead()).toBe(0);
    await thirty.options.chooseTime('24 words');
    await expect.poll(() => thirty.pixelsAhead()).toBeGreaterThan(200);
    const words = await thirty.words();
    await thirty.type(words.slice(0, 1));
    await thirty.skipTime(5000);
    await thirty.type(words.slice(1));
    await expect.poll(() => thirty.words()).not.toBe(words);
    expect(await thirty.pixelsAhead()).toBe(0);
    await thirty.type(await thirty.words());
    await thirty.expectState('finish');
    await thirty.replay.watchFromStart();
    await page.keyboard.press('Home');
    await expect.poll(() => thirty.words()).toBe(words);
    await expect.poll(() => thirty.pixelsOf('ahead')).toBeGreaterThan(200);
  },
);

test('in a low window and with larger letters the next words go first', LONG, async ({ page, thirty }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await thirty.open();
  const top = async () => (await thirty.restart.boundingBox())?.y ?? 0;
  const pixels = () => thirty.pixelsOf('ahead');
  await expect.poll(pixels).toBeGreaterThan(200);
  const usual = await top();
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect.poll(top).toBeLessThan(usual - 30);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(top).toBe(usual);
  await expect.poll(pixels).toBeGreaterThan(200);
  await thirty.hasStored('options', '{"version":1,"size":150}');
  const letAppCome = await thirty.openBeforeApp();
  await expect(thirty.ahead).toBeEmpty();
  letAppCome();
  await thirty.pictured();
  const lines = await thirty.canvas.evaluate(
    (canvas) => canvas.clientHeight / Number.parseFloat(getComputedStyle(canvas).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
});
