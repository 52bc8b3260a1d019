import { EXAMPLE_FRAGMENT } from '../../src/testing/challenges';
import { expect, LONG, test } from '../test';

test('Escape that is held closes the replay and nothing else', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.play(20);
  await thirty.replay.watch();
  await expect(thirty.replay.region).toBeVisible();
  await page.keyboard.down('Escape');
  await expect(thirty.replay.region).toHaveCount(0);
  await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  await thirty.expectState('finish');
});

test('Space that is held toggles once', LONG, async ({ page, thirty }) => {
  await thirty.replay.watchRoundOf(20);
  await thirty.replay.slider.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await expect(thirty.replay.region.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('focus is not lost: a link followed while watching', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.play(20);
  await thirty.replay.watch();
  await expect(thirty.replay.region).toBeVisible();
  await thirty.race.follow(EXAMPLE_FRAGMENT);
  await expect(thirty.race.challenge).toBeVisible();
  await expect(thirty.field).toBeFocused();
});

test('focus is not lost: Watch of another round, from the list, while watching', LONG, async ({ thirty }) => {
  await thirty.openAndPlay(20);
  await thirty.replay.watch();
  await thirty.rounds.open();
  await thirty.rounds.press('Watch');
  await expect(thirty.rounds.dialog).toHaveCount(0);
  await expect(thirty.replay.region.getByRole('button', { name: /Play|Pause/ })).toBeFocused();
});

test('focus is not lost: a theme chosen while watching', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.play(20);
  await thirty.replay.watch();
  await thirty.chooseTheme('Light');
  await expect(thirty.replay.region.getByRole('button', { name: /Play|Pause/ })).toBeFocused();
});

test('focus is not lost: the name given while watching', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.play(20);
  await thirty.race.copyLink();
  await thirty.replay.watch();
  await page.getByRole('button', { name: 'Add your name' }).click();
  await page.keyboard.type('Bo');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Copied, with/)).toBeVisible();
  await expect(thirty.replay.region.getByRole('button', { name: /Play|Pause/ })).toBeFocused();
});

test('value text does not change with every frame while it plays', LONG, async ({ page, thirty }) => {
  await thirty.open();
  await thirty.play(20);
  await thirty.replay.watch();
  await thirty.replay.slider.focus();
  const count = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let n = 0;
        new MutationObserver((list) => {
          n += list.length;
        }).observe(document.querySelector('[type=range]') as Element, {
          attributeFilter: ['aria-valuetext'],
        });
        setTimeout(() => resolve(n), 2000);
      }),
  );
  expect(count).toBeLessThan(10);
});

test(
  'while it plays by itself, a slider with the focus says another moment once in two seconds at most',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    await thirty.play(20);
    await thirty.replay.watch();
    await thirty.replay.slider.focus();
    const said = await thirty.replay.slider.evaluate(
      (slider) =>
        new Promise<{ readonly atMs: number; readonly value: string }[]>((resolve) => {
          const moments: { atMs: number; value: string }[] = [];
          new MutationObserver(() => {
            moments.push({ atMs: performance.now(), value: (slider as HTMLInputElement).value });
            if (moments.length === 3) resolve(moments);
          }).observe(slider, { attributes: true, attributeFilter: ['aria-valuetext'] });
        }),
    );
    const gapsMs = said.slice(1).map(({ atMs }, index) => atMs - (said[index]?.atMs ?? 0));
    for (const gapMs of gapsMs) expect(gapMs).toBeGreaterThan(1900);
    // Between them it does not change either: readers say that, too.
    const before = await thirty.replay.slider.inputValue();
    await expect.poll(() => thirty.replay.ms()).toBeGreaterThan(Number(said.at(-1)?.value) + 300);
    expect(await thirty.replay.slider.inputValue()).toBe(before);
  },
);

test(
  'the field has the focus before the replay is gone, so that a screen reader follows',
  LONG,
  async ({ page, thirty }) => {
    await thirty.replay.watchRoundOf(5);
    await thirty.replay.region.evaluate((replay) => {
      const field = document.querySelector('[data-part="field"]') as HTMLElement;
      field.addEventListener('focus', () => {
        const focusedAt = performance.now();
        new MutationObserver(() => {
          if (!replay.isConnected) field.dataset.lingeredMs ??= String(performance.now() - focusedAt);
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
    await page.keyboard.press('Escape');
    await expect(thirty.field).toBeFocused();
    await expect(thirty.main).not.toHaveAttribute('data-replay-ms');
    await expect(thirty.replay.region).toHaveCount(0);
    expect(Number(await thirty.field.getAttribute('data-lingered-ms'))).toBeGreaterThan(100);
  },
);
