import { expect, LONG, test } from '../test';

test(
  'a reload mid-round begins anew: nothing half-played is kept; another tab plays a round of its own',
  LONG,
  async ({ page, thirty, anotherTab }) => {
    await thirty.begin(5);
    await thirty.reload();
    await thirty.expectState('start');
    await expect(thirty.time()).toHaveText('Time: 30');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    const other = await anotherTab();
    expect(await other.words()).not.toBe(await thirty.words());
    await other.type('x');
    await other.expectState('run');
    await thirty.expectState('start');
  },
);

test('the key that brings the window back counts', LONG, async ({ page, context, thirty }) => {
  const words = await thirty.begin(3);
  const other = await context.newPage();
  await other.bringToFront();
  await page.bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  await thirty.type(words.slice(3, 4));
  await thirty.finishFlawless(4);
});

test('what is printed is what is seen, without messages over it', LONG, async ({ page, thirty }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await thirty.open();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('alert')).toBeHidden();
  await thirty.pictured();
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).printColorAdjust)).toBe(
    'exact',
  );
  expect((await page.pdf()).length).toBeGreaterThan(1000);
});

test('Caps Lock is told once a key has shown it, and no sooner', LONG, async ({ page, thirty }) => {
  await thirty.open();
  const told = page.getByText('Caps Lock is on');
  const key = (name: string, isOn: boolean) =>
    thirty.field.evaluate(
      (field, { key, modifierCapsLock }) =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key, modifierCapsLock, bubbles: true })),
      { key: name, modifierCapsLock: isOn },
    );
  await key('CapsLock', true);
  await expect(told).toHaveCount(0);
  await key('H', true);
  await expect(told).toBeVisible();
  await key('h', false);
  await expect(told).toHaveCount(0);
});
