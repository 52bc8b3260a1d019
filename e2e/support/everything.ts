import { expect } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';

/** The values of options that load something of their own, each with what shows that it has come. */
export const LOADING_OPTIONS: readonly {
  readonly option: string;
  readonly value: string;
  readonly hasCome: (thirty: Thirty) => Promise<void>;
}[] = [
  { option: 'Keyboard', value: 'Keys', hasCome: isKeyboardShown },
  { option: 'Keyboard', value: 'Keys and fingers', hasCome: isKeyboardShown },
  {
    option: 'While typing',
    value: 'Time and speed',
    hasCome: async (thirty) => {
      await thirty.typeWords(10);
      await thirty.skipTime(3000);
      await expect(thirty.main.getByText(/^\d+ wpm$/)).toBeVisible();
      await thirty.restart.click();
    },
  },
  {
    option: 'Pace',
    value: 'Other',
    hasCome: (thirty) => expect(thirty.main).toHaveAttribute('data-ghost', '0'),
  },
  {
    option: 'Colours',
    value: 'Sea',
    hasCome: ({ page }) => expect(page.locator('html')).toHaveAttribute('data-colours', 'sea'),
  },
  {
    option: 'Letters',
    value: 'Plex',
    hasCome: ({ page }) =>
      expect
        .poll(() =>
          page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font-words')),
        )
        .toContain('Plex'),
  },
];

/** In the room for the keyboard, the canvas has the colour of its keys. */
async function isKeyboardShown({ page, keyboard }: Thirty): Promise<void> {
  await expect(page.locator('[data-part="keyboard"]')).toHaveCount(1);
  await expect.poll(() => keyboard.pixelsOf('accent')).toBeGreaterThan(100);
}

/** Chooses each of them, and expects it to have come. All of them stay chosen. */
export async function chooseAll(thirty: Thirty): Promise<void> {
  for (const { option, value, hasCome } of LOADING_OPTIONS) {
    await thirty.options.choose(option, value);
    await hasCome(thirty);
  }
}

/** Plays a round, and opens each part and dialog once: result, replay, picture, today's words, a lesson, list, keys, commands. */
export async function openAll(thirty: Thirty): Promise<void> {
  const { page, rounds, insights, commands } = thirty;
  await page.getByRole('button', { name: /^Today's words/ }).click();
  await thirty.play(30);
  await expect(insights.region).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
  const saving = page.waitForEvent('download').catch(() => null);
  await page.getByRole('button', { name: /^(Copy|Save) picture$/ }).click();
  await Promise.race([saving, expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()]);
  await thirty.replay.watchFromStart();
  await page.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Close' }).click();
  await thirty.restart.click();
  await thirty.learn.begin();
  await thirty.play(3);
  await expect(thirty.learn.lesson).toBeVisible();
  await thirty.learn.done.click();
  await expect(thirty.learn.line).toHaveCount(0);
  await rounds.open();
  await expect(rounds.rows.first()).toBeVisible();
  for (const tab of await rounds.dialog.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(rounds.dialog).toHaveCount(0);
  await thirty.barButton('Commands').click();
  await expect(commands.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(commands.dialog).toHaveCount(0);
}
