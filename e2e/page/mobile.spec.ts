import type { Locator } from '@playwright/test';
import { installVoices } from '../../src/testing/voices';
import { expect, LONG, test } from '../test';

const ADVICE = 'For a better experience, please switch to desktop view.';

test(
  'at 767 px the advice is given, at 768 px it is not; it leaves with the first key and stands below the result; dismissing it gives focus back',
  LONG,
  async ({ page, thirty }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = await thirty.open();
    const advice = page.getByRole('alert');
    await expect(advice).toHaveCount(0);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(advice).toHaveText(ADVICE);
    await thirty.type(words.slice(0, 2));
    await expect(advice).toHaveCount(0);
    await thirty.finishFlawless(2);
    await expect(advice).toHaveText(ADVICE);
    // A result is announced once, and nothing covers it.
    await expect(advice).toHaveAttribute('aria-live', 'off');
    const bottom = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    await expect(thirty.insights.region).toBeVisible();
    expect(await bottom(advice)).toBeGreaterThan(await bottom(thirty.insights.region));
    await advice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(advice).toHaveCount(0);
    await expect(thirty.field).toBeFocused();
    await page.keyboard.press('Escape');
    await thirty.expectState('start');
    await expect(advice).toHaveCount(0);
  },
);

test(
  'on a touch screen every field has letters of 16 px at least, so that a phone does not zoom in on it',
  LONG,
  async ({ anotherPlayer }) => {
    const thirty = await anotherPlayer({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const { page } = thirty;
    await page.addInitScript(installVoices, { voices: [{ name: 'Amy', lang: 'en-GB' }] });
    /** The names of the fields that are there and too small. */
    const expectLegible = async (names: readonly RegExp[]) => {
      for (const name of names) await expect(page.getByLabel(name).first()).toBeAttached();
      const small = await page
        .locator(
          'input:not([type="file"], [type="radio"], [type="checkbox"], [type="range"]), select, textarea',
        )
        .evaluateAll((fields) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML.slice(0, 80)),
        );
      expect(small).toEqual([]);
    };
    await thirty.openAndPlay(5);
    await thirty.race.press('Copy link');
    await expectLegible([/^Type the words/, /^Your name/]);
    await page.keyboard.press('Escape');
    await thirty.commands.open();
    await expectLegible([/^Commands: search/]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await thirty.options.openCustomText();
    await thirty.options.dialog
      .getByRole('radiogroup', { name: 'Time' })
      .getByText('Other', { exact: true })
      .click();
    await expectLegible([/^Words/, /^Seconds/, /^Own text/]);
    await thirty.options.show('Sound and language');
    await thirty.options.dialog.getByRole('switch', { name: 'Read the words aloud' }).check();
    await expectLegible([/^Voice/, /^Language/, /^Layout/]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await thirty.rounds.open();
    await thirty.rounds.openTab('Keys');
    await expectLegible([]);
  },
);
