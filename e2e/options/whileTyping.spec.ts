import { setBrowserFont } from '../support/reach';
import { expect, LONG, test } from '../test';

test('the speed of the last five seconds can be seen beside the time, which stays where it is', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const place = await thirty.time().boundingBox();
  await thirty.options.choose('While typing', 'Time and speed');
  const words = await thirty.words();
  const speed = thirty.main.getByText(/^\d+ wpm$/);
  await thirty.type(words.slice(0, 10));
  await expect(speed).toHaveCount(0);
  // Ten characters are two words.
  await thirty.skipTime(3000);
  await expect(speed).toHaveText('40 wpm');
  await thirty.type(words.slice(10, 11));
  await thirty.skipTime(2000);
  await expect(speed).toHaveText('26 wpm');
  await thirty.skipTime(5000);
  await expect(speed).toHaveText('0 wpm');
  expect(await thirty.time().boundingBox()).toEqual(place);
  const [time, shown] = [await thirty.time().boundingBox(), await speed.boundingBox()];
  expect(shown?.x).toBeGreaterThan((time?.x ?? 0) + (time?.width ?? 0));
  // Screen readers are not told.
  expect(await thirty.main.ariaSnapshot()).not.toContain('wpm');
  await thirty.finishAfter(20_000);
  await thirty.expectFlawless(11);
  // The result is there: it has all speeds that are left.
  const told = page.getByRole('region').getByText(/^\d+ wpm$/);
  await expect(speed.and(told)).not.toHaveCount(0);
  await expect(async () => expect(await speed.count()).toBe(await told.count())).toPass();
});

test(
  'the speed fits beside the time from 320 px on, with letters of any size',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await thirty.open();
    await thirty.options.choose('While typing', 'Time and speed');
    const session = await page.context().newCDPSession(page);
    for (const px of [16, 24, 32]) {
      await setBrowserFont(session, px);
      await thirty.typeWords(27);
      await thirty.skipTime(3000);
      await expect(thirty.main.getByText('108 wpm')).toHaveCount(1);
      await thirty.expectWithinWindow();
      await page.keyboard.press('Escape');
      await thirty.expectState('start');
    }
  },
);

test('the time can be hidden while a round runs; screen readers have it', async ({ thirty }) => {
  await thirty.open();
  await thirty.options.choose('While typing', 'Nothing');
  /** How strongly the time is painted. */
  const seen = () => thirty.time().evaluate((heading) => getComputedStyle(heading).opacity);
  expect(await seen()).toBe('1');
  await thirty.typeWords(3);
  await expect.poll(seen).toBe('0');
  await thirty.skipTime(3000);
  await expect(thirty.time()).toHaveText('Time: 27');
  await thirty.finishAfter(27_000);
  expect(await seen()).toBe('1');
  await thirty.rounds.expectSomeSaved();
  await expect(thirty.best()).toHaveText('Highest Score: 3');
});
