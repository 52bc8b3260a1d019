import { lookAlike } from '../support/colours';
import { wrong } from '../support/typedRound';
import { expect, LONG, longUnless, test } from '../test';

const BOARD = /Board.*\.js/;

test('before the canvas is there, words are seen and coloured, and what is typed counts; then they are for screen readers only, exactly', async ({
  page,
  thirty,
}) => {
  const letThrough = await thirty.hold(BOARD);
  await page.goto('./');
  await expect(thirty.field).toBeFocused();
  const words = await thirty.words();
  const space = words.indexOf(' ');
  await thirty.type(words.slice(0, space - 1) + wrong(words[space - 1]));
  await thirty.type('x');

  const text = await thirty.wordsElement();
  await expect(text).toBeVisible();
  const colourOf = (mark: string) =>
    text
      .locator(`[data-mark="${mark}"]`)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const token = async (name: string) => `rgb(${(await thirty.colour(name)).join(', ')})`;
  expect(await colourOf('match')).toBe(await token('match'));
  expect(await colourOf('mismatch')).toBe(await token('mismatch'));
  expect(await colourOf('untyped')).toBe(await token('untyped'));
  await expect(text.locator('[data-mark="mistypedSpace"]')).toHaveCount(1);

  letThrough();
  await thirty.pictured();
  await expect.poll(() => text.boundingBox()).toMatchObject({ width: 1, height: 1 });
  await expect(thirty.canvas).toHaveAttribute('aria-hidden', 'true');
  expect(await thirty.words()).toBe(words);
  expect(await thirty.pixelsOf('mistyped-space')).toBeGreaterThan(300);
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
  await thirty.type(words.slice(space + 1, space + 3));
  await thirty.finish();
  await thirty.expectResult([
    `Accuracy: ${Math.round(((space + 1) / (space + 3)) * 100)}%`,
    'Errors: 2',
    `Characters Typed: ${space + 3}`,
  ]);
});

/** Runs in the page: records layout shifts. */
function recordShift(): void {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    document.documentElement.dataset.shift = String(shift);
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [width, deviceScaleFactor] of [
  [320, 1],
  [1280, 1],
  [1337, 1],
  [390, 2],
] as const) {
  test.describe(() => {
    test.use({ deviceScaleFactor });
    test(
      `at ${width} px of ${deviceScaleFactor} device pixels nothing moves, not by one, when the app takes over and then the canvas`,
      longUnless(width === 1280 && deviceScaleFactor === 1),
      async ({ page, thirty }) => {
        await page.setViewportSize({ width, height: 800 });
        const letBoardThrough = await thirty.hold(BOARD);
        await page.addInitScript(recordShift);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const letAppThrough = await thirty.openBeforeApp();
        await expect(await thirty.wordsElement()).toBeVisible();
        const words = await thirty.words();
        const space = words.indexOf(' ');
        // A wrong letter, which is underlined, and a wrong space.
        await thirty.type(`${words.slice(0, space - 1)}${wrong(words[space - 1])}x`);
        await expect(thirty.ahead).toHaveText(/[a-z]/);
        // The field covers the words, and nothing that changes by itself.
        const clip = (await thirty.field.boundingBox()) ?? { x: 0, y: 0, width, height: 800 };
        const ofPageAlone = await page.screenshot({ clip });
        const boardAskedFor = page.waitForRequest(BOARD);
        letAppThrough();
        await boardAskedFor;
        const ofApp = await page.screenshot({ clip });
        letBoardThrough();
        await thirty.pictured();
        const ofCanvas = await page.screenshot({ clip });
        expect(ofApp.equals(ofPageAlone)).toBe(true);
        expect(lookAlike(ofApp, ofCanvas)).toBe(true);
        expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
      },
    );
  });
}

for (const [where, before, isBarThere] of [
  ['in the bar', 'Rounds</button>', false],
  ['in its headings', 'Highest Score:', true],
  ['before its script', '</main>', true],
] as const) {
  test(
    `on a line that stops ${where} the bar is seen once it is whole, no figure that is not the player’s is, and nothing moves when the rest comes`,
    LONG,
    async ({ page, thirty, server }) => {
      const letThrough = server.stopBefore(before);
      await page.addInitScript(recordShift);
      await page.addInitScript(() => localStorage.setItem('highestResult', '217'));
      await page.goto(server.url, { waitUntil: 'commit' });
      if (isBarThere) {
        await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
        await expect(page.locator('h2')).toHaveCount(2);
      } else {
        await expect(page.locator('header')).toBeAttached();
        await expect(page.getByRole('button', { name: 'Commands' })).toBeHidden();
      }
      const seen = await page
        .locator('h2, footer')
        .evaluateAll((all) => all.map((one) => one.checkVisibility({ visibilityProperty: true })));
      expect(seen).not.toContain(true);
      letThrough();
      await expect(thirty.best()).toHaveText('Highest Score: 217');
      await expect(page.getByText('No account, no cookies')).toBeVisible();
      await thirty.pictured();
      await expect(page.locator('html')).not.toHaveAttribute('data-shift');
    },
  );
}

test.describe(() => {
  test.use({ toleratedPageError: /violates the following Content Security Policy directive/ });
  test(
    'a host that still sends the policy of an older version, without fonts in the page: it asks for the file',
    LONG,
    async ({ page, thirty, server }) => {
      server.headers = { 'content-security-policy': "font-src 'self'" };
      await page.goto(server.url);
      await thirty.pictured();
      expect(server.asked.filter((file) => file.endsWith('.woff2'))).toHaveLength(1);
    },
  );
});

test(
  'a page that ends before the app is asked for says so, and can be played',
  LONG,
  async ({ page, thirty, server }) => {
    const whole = await (await page.request.get(server.url)).text();
    const body = whole.slice(0, whole.indexOf('<noscript>'));
    server.instead = (file) =>
      file === 'index.html' ? { status: 200, headers: { 'content-type': 'text/html' }, body } : undefined;
    await page.goto(server.url);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await thirty.typeWords(3);
    await expect((await thirty.wordsElement()).locator('[data-mark="match"]')).toHaveCount(3);
  },
);
