import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { countNear, expect, type Rgb, Thirty } from './thirty';

export function replayOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Replay' });
}

export function sliderOf(page: Page): Locator {
  return replayOf(page).getByRole('slider', { name: 'Position' });
}

/** Watches the round that is over, standing at its beginning. */
export async function watchResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await replayOf(page).getByRole('button', { name: 'Pause' }).click();
  await seek(page, 0);
}

export async function seek(page: Page, ms: number): Promise<void> {
  await sliderOf(page).fill(String(ms));
}

/** The time on show, in ms. */
export async function replayMs(thirty: Thirty): Promise<number> {
  return Number(await thirty.main.getAttribute('data-replay-ms'));
}

/** The challenge link of the round that is over, as somebody gets it who pastes it. */
export async function copiedLink(page: Page, name = ''): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy challenge link' }).click();
  await expect(page.getByText(/^Copied/)).toBeVisible();
  if (name !== '') {
    await page.getByRole('button', { name: 'Add your name' }).click();
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Copy with name' }).click();
    await expect(page.getByText(/^Copied, with your name/)).toBeVisible();
  }
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Somebody else, on another device. */
export async function anotherPlayer(browser: Browser, options = {}): Promise<[Thirty, BrowserContext]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const thirty = new Thirty(await context.newPage());
  await thirty.canSkipTime();
  return [thirty, context];
}

export function challengeOf(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^A challenge/ });
}

/** Where on the ribbon marks of a colour stand, in pixels from its left edge. */
export async function marksOf(page: Page, colour: Rgb): Promise<number[]> {
  const clip = await sliderOf(page).boundingBox();
  if (!clip) throw new Error('The slider has no place.');
  const png = PNG.sync.read(await page.screenshot({ clip }));
  const has = (x: number): boolean => {
    const column = new PNG({ width: 1, height: png.height });
    PNG.bitblt(png, column, x, 0, 1, png.height, 0, 0);
    // More than the ribbon's own line.
    return countNear(column, colour) > 3;
  };
  return Array.from({ length: png.width }, (_, x) => x).filter((x) => has(x) && (x === 0 || !has(x - 1)));
}
