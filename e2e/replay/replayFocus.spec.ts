import { EXAMPLE_FRAGMENT } from '../../src/testing/challenges';
import { expect, LONG, test } from '../test';

test(
  'focus is not lost: a theme chosen, the name given and a link followed while watching',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    await thirty.play(20);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await thirty.replay.watch();
    const control = thirty.replay.region.getByRole('button', { name: /Play|Pause/ });
    await expect(control).toBeFocused();
    await thirty.chooseTheme('Light');
    await expect(control).toBeFocused();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Bo');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your name')).toHaveCount(0);
    await expect(control).toBeFocused();
    await thirty.race.follow(EXAMPLE_FRAGMENT);
    await expect(thirty.race.challenge).toBeVisible();
    await expect(thirty.field).toBeFocused();
  },
);

test.describe(() => {
  test.use({ time: 'ownTimers' });

  test(
    'while it plays by itself, a slider with the focus says another moment once in two seconds at most',
    LONG,
    async ({ thirty }) => {
      interface Said {
        readonly atMs: number;
        readonly value: number;
      }
      await thirty.replay.watchPaused(20);
      const { slider } = thirty.replay;
      await slider.focus();
      await slider.evaluate((element) => {
        const said: Said[] = [];
        Object.assign(globalThis, { said });
        const note = () =>
          said.push({ atMs: performance.now(), value: (element as HTMLInputElement).valueAsNumber });
        new MutationObserver(note).observe(element, { attributeFilter: ['aria-valuetext'] });
      });
      await thirty.runFor(7000);
      const said = await slider.evaluate(() => (globalThis as unknown as { said: Said[] }).said);
      expect(said).toHaveLength(3);
      const gapsMs = said.slice(1).map(({ atMs }, index) => atMs - (said[index]?.atMs ?? 0));
      // Always the next frame after two seconds; frames come every 16 ms.
      expect(gapsMs).toEqual([2000, 2000]);
      // The value changes no more often than the text: screen readers say both.
      await expect(slider).toHaveValue(String(said.at(-1)?.value));
      expect(await thirty.replay.ms()).toBeGreaterThan(Number(said.at(-1)?.value));
    },
  );

  test(
    'the field has the focus before the replay is gone, so that a screen reader follows',
    LONG,
    async ({ page, thirty }) => {
      await thirty.replay.watchPaused(5);
      await page.keyboard.press('Escape');
      await expect(thirty.field).toBeFocused();
      await expect(thirty.main).not.toHaveAttribute('data-replay-ms');
      await thirty.runFor(100);
      await expect(thirty.replay.region).toHaveCount(1);
      await expect(thirty.field).toBeFocused();
      await thirty.runFor(100);
      await expect(thirty.replay.region).toHaveCount(0);
      await expect(thirty.field).toBeFocused();
    },
  );
});
