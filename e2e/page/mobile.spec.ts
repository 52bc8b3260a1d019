import { installVoices } from '../../src/testing/voices';
import { expect, test } from '../test';

const ADVICE = 'For a better experience, please switch to desktop view.';

test('at 767 px the advice is given, at 768 px it is not; play goes on behind it, and dismissing it gives focus back', async ({
  page,
  thirty,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const words = await thirty.open();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('alert')).toHaveText(ADVICE);
  await thirty.type(words.slice(0, 2));
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(thirty.field).toBeFocused();
  await thirty.type(words.slice(2, 3));
  await thirty.finishFlawless(3);
});

test('on a touch screen every field has letters of 16 px at least, so that a phone does not zoom in on it', async ({
  anotherPlayer,
}) => {
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
  await page.getByRole('button', { name: 'Copy challenge link' }).click();
  await page.getByRole('button', { name: 'Add your name' }).click();
  await expectLegible([/^Type the words/, /^Your name/]);
  await thirty.commands.open();
  await expectLegible([/^Commands: search/]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await thirty.options.openCustomText();
  await thirty.options.dialog.getByText('Other', { exact: true }).click();
  await thirty.options.dialog.getByRole('switch', { name: 'Say the words' }).check();
  await expectLegible([/^Words/, /^Seconds/, /^Own text/, /^Voice/]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await thirty.rounds.open();
  await thirty.rounds.openTab('Keys');
  await expectLegible([]);
});
