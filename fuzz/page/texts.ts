import type { KeyInput } from 'puppeteer-core';
import { avoidDeadline } from './clock';
import { addTyped, charOf, isInField, pressChars, typeChar } from './keys';
import type { Player } from './player';
import type { StepOf } from './steps';

/*
 * Input that does not come key by key. Most of it needs Chromium's DevTools protocol and is skipped in Firefox.
 */

/** Several characters at once, of which the last one counts. */
export async function enterSeveral(player: Player, { text, last, by }: StepOf<'several'>): Promise<void> {
  const { page } = player;
  if (!(await isInField(player))) return;
  const char = charOf(player, last);
  await typeChar(player, char, async () => {
    if (by === 'paste' && player.isChromium) {
      const isCopied = await page.evaluate(
        (all) =>
          navigator.clipboard.writeText(all).then(
            () => true,
            () => false,
          ),
        text + char,
      );
      if (isCopied) {
        await page.keyboard.down('Control');
        await page.keyboard.press('v', { commands: ['Paste'] } as never);
        await page.keyboard.up('Control');
        return;
      }
      player.skip('paste: no clipboard');
    }
    if (player.isChromium) await page.keyboard.sendCharacter(text + char);
    else await page.evaluate((all) => void document.execCommand('insertText', false, all), text + char);
  });
}

/** Holds a key down so that it repeats: its character counts once. */
export async function holdKey(player: Player, { key, times }: StepOf<'hold'>): Promise<void> {
  if (!player.isChromium || !(await isInField(player))) return;
  await player.readWords();
  const char = charOf(player, key);
  const name = char as KeyInput;
  const { keyboard } = player.page;
  await typeChar(player, char, () => keyboard.down(name));
  for (let time = 1; time < times; time++) await keyboard.down(name);
  await keyboard.up(name);
}

/** A composition, as from dead keys and input methods; some produce nothing in the end. */
export async function compose(player: Player, { parts, gives }: StepOf<'compose'>): Promise<void> {
  const { devtools } = player.fresh;
  if (!devtools || !(await isInField(player))) return;
  await player.readWords();
  const chars = gives === 'nothing' ? [] : [charOf(player, 'right'), ...(gives === 'two' ? ['7'] : [])];
  const now = await avoidDeadline(player);
  for (const text of parts) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  if (chars.length > 0) await devtools.send('Input.insertText', { text: chars.join('') });
  else await devtools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  for (const char of chars) addTyped(player, char, now);
}

/** Types keys while the page is too busy to handle them. */
export async function typeWhileBusy(player: Player, { ms, keys }: StepOf<'stall'>): Promise<void> {
  if (!player.isChromium || !(await isInField(player))) return;
  await player.readWords();
  const now = await avoidDeadline(player);
  const chars: string[] = [];
  for (const key of keys) {
    const char = charOf(player, key);
    chars.push(char);
    addTyped(player, char, now);
  }
  await player.page.evaluate((busyMs) => {
    setTimeout(() => {
      const until = Date.now() + busyMs;
      while (Date.now() < until);
    });
  }, ms);
  await Promise.all(chars.map((char) => pressChars(player, char)));
}
