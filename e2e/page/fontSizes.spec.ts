import { outOfReach, setBrowserFont } from '../support/reach';
import { expect, test } from '../test';

const LARGE_PX = 32;

test('a browser font of twice the size makes the words twice as large at once, and of a result on a phone nothing is cut off', async ({
  page,
  thirty,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1920, height: 1080 });
  const words = await thirty.open();
  const letter = () =>
    thirty.canvas.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--cell')),
    );
  const usual = await letter();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await setBrowserFont(session, LARGE_PX);
  await expect.poll(letter).toBeGreaterThan(1.9 * usual);
  expect(await letter()).toBeLessThan(2.1 * usual);
  await thirty.type(words.slice(0, 3));
  await expect.poll(() => thirty.pixelsOf('match')).toBeGreaterThan(100);

  await thirty.finish();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(thirty.insights.region).toBeVisible();
  await expect.poll(() => outOfReach(page, LARGE_PX)).toEqual([]);
});
