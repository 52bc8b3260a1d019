import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Thirty } from '../pages/Thirty';
import { boxOf, countNear } from '../support/colours';
import { expect, LONG, test } from '../test';

const SIZE = { width: 1200, height: 630 };
const button = (page: Page, verb: 'Copy' | 'Save' | 'Share') =>
  page.getByRole('button', { name: `${verb} picture`, exact: true });

/** The picture on the clipboard. */
async function copiedPicture(page: Page): Promise<PNG> {
  const base64 = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await item?.getType('image/png');
    const bytes = new Uint8Array((await picture?.arrayBuffer()) ?? []);
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return PNG.sync.read(Buffer.from(base64, 'base64'));
}

/** Presses a button that saves a picture, and returns the file's name and the picture. */
async function savedPicture(page: Page, press: () => Promise<void>): Promise<[string, PNG]> {
  const coming = page.waitForEvent('download');
  await press();
  const download = await coming;
  return [download.suggestedFilename(), PNG.sync.read(readFileSync(await download.path()))];
}

/** Expects a picture in the current colours of the page, with the speed and the curve in the accent colour. */
async function expectDrawn(picture: PNG, thirty: Thirty): Promise<void> {
  expect({ width: picture.width, height: picture.height }).toEqual(SIZE);
  const paper = countNear(picture, await thirty.colour('paper'), 2);
  expect(paper).toBeGreaterThan(0.8 * SIZE.width * SIZE.height);
  const drawn = boxOf(picture, await thirty.colour('accent'));
  expect(drawn.top).toBeLessThan(200);
  expect(drawn.bottom).toBeGreaterThan(360);
  expect(drawn.right).toBeGreaterThan(1000);
  expect(countNear(picture, await thirty.colour('mismatch'), 2)).toBeGreaterThan(30);
}

test('a picture of the result is on the clipboard, in the colours of the page, and the button says so', async ({
  page,
  context,
  thirty,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await thirty.insights.playUsualRound();
  await button(page, 'Copy').click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(thirty.live(/^The picture is on the clipboard$/)).toHaveCount(1);
  await expectDrawn(await copiedPicture(page), thirty);
  await expect(button(page, 'Copy')).toBeVisible();

  await thirty.chooseTheme('Light');
  await thirty.commands.perform('Copy picture');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expectDrawn(await copiedPicture(page), thirty);
  await thirty.expectState('finish');
});

test('a saved round that is shown has a picture, too', LONG, async ({ page, context, thirty }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await thirty.insights.playUsualRound();
  await button(page, 'Copy').click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const atResult = await copiedPicture(page);
  await thirty.rounds.expectSomeSaved();
  await thirty.rounds.open();
  await thirty.rounds.press('Show');
  await thirty.rounds.dialog.getByRole('button', { name: 'Copy picture' }).click();
  await expect(thirty.rounds.dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await copiedPicture(page)).data.equals(atResult.data)).toBe(true);
});

test('where the browser refuses to copy, or knows no pictures on the clipboard, the picture is saved', async ({
  page,
  thirty,
}) => {
  await page.addInitScript(() => {
    Clipboard.prototype.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await thirty.insights.playUsualRound();
  await button(page, 'Copy').click();
  await expect(button(page, 'Save')).toBeVisible();
  await expect(thirty.live(/^This browser does not let pages copy/)).toHaveCount(1);
  const [name, picture] = await savedPicture(page, () => button(page, 'Save').click());
  expect(name).toMatch(/^thirty-\d{4}-\d\d-\d\d\.png$/);
  await expectDrawn(picture, thirty);

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'));
  await thirty.open();
  await thirty.play(20);
  await savedPicture(page, () => thirty.commands.perform('Copy picture'));
  await expect(button(page, 'Save')).toBeVisible();
});

test.describe('where a finger points', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test(
    'the picture goes to the share sheet, and is a file where that is refused',
    LONG,
    async ({ page, thirty }) => {
      await page.addInitScript(() => {
        const shared: string[] = [];
        let isRefused = false;
        Object.assign(globalThis, { shared, refuse: () => (isRefused = true) });
        navigator.canShare = () => true;
        navigator.share = async (data) => {
          if (isRefused) throw new DOMException('refused', 'NotAllowedError');
          shared.push(...(data?.files ?? []).map(({ name, type, size }) => `${name} ${type} ${size > 9000}`));
          throw new DOMException('closed', 'AbortError');
        };
      });
      await thirty.open();
      await thirty.play(20);
      await thirty.race.press('Share picture');
      const shared = () => page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared);
      await expect.poll(shared).toEqual([expect.stringMatching(/^thirty-[\d-]+\.png image\/png true$/)]);
      await page.evaluate(() => (globalThis as unknown as { refuse: () => void }).refuse());
      const [, picture] = await savedPicture(page, () => thirty.race.press('Share picture'));
      expect(picture.width).toBe(SIZE.width);
    },
  );
});

test.describe('without its code', () => {
  test.use({ expectsPageErrors: true });

  test(
    'the page says that a part is missing, and another press brings the picture',
    LONG,
    async ({ page, context, thirty }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.route(/drawPicture.*\.js/, (route) => route.abort());
      await thirty.open();
      await thirty.play(20);
      await button(page, 'Copy').click();
      const missing = page.getByText(/^A part of this page could not be loaded/);
      await expect(missing).toBeVisible();
      await page.unroute(/drawPicture.*\.js/);
      await button(page, 'Copy').click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      await expect(missing).toHaveCount(0);
    },
  );
});
