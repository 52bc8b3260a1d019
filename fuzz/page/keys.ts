import type { KeyInput } from 'puppeteer-core';
import { leaveUnsureTime, passTime } from './clock';
import { restart } from './newRound';
import type { Player } from './player';
import type { Key, StepOf } from './steps';
import { closeMenu } from './theme';

/** So many keys are on their way at once at most. */
const BURST = 16;

/** Types keys one after the other. */
export async function typeKeys(player: Player, { keys, everyMs }: StepOf<'type'>): Promise<void> {
  for (const [place, key] of keys.entries()) {
    if (place > 0) await passTime(player, everyMs);
    await typeChar(player, charOf(player, key));
  }
}

/** Types the words as they are, but for the last few characters. */
export async function typeOn(player: Player, { leave }: StepOf<'typeOn'>): Promise<void> {
  await player.readWords();
  const { model } = player;
  let left = (model.words ?? '').length - leave - model.typed.length;
  while (left > 0) {
    // Where the field has the keys many are sent at once: the page takes them one after the other.
    const isSure = player.sight?.focus === 'field' && !player.sight.isMenuOpen;
    const now = isSure ? await leaveUnsureTime(player) : 0;
    const { words, typed } = model;
    const burst = isSure && words ? words.slice(typed.length, typed.length + Math.min(left, BURST)) : '';
    if (burst) await pressChars(player, burst);
    else await typeChar(player, charOf(player, 'right'));
    if (burst) [player.unseenMs, player.focusIsDue] = [0, true];
    for (const char of burst) addTyped(player, char, now);
    left -= burst.length || 1;
  }
}

/** What a key types, as the words are now. */
export function charOf({ model: { words, typed } }: Player, key: Key): string {
  const expected = words?.[typed.length];
  if (!expected) return '7';
  switch (key) {
    case 'right':
      return expected;
    case 'wrong':
      return expected === 'z' ? 'y' : 'z';
    case 'space':
      return ' ';
    case 'capital':
      return expected.toUpperCase() === expected ? 'Q' : expected.toUpperCase();
    case 'digit':
      return '7';
    default:
      return key satisfies never;
  }
}

/** Types one character; `press` tells how it reaches the page. */
export async function typeChar(
  player: Player,
  char: string,
  press = () => pressChar(player, char),
): Promise<void> {
  await player.readWords();
  const now = await leaveUnsureTime(player);
  if (player.sight?.isMenuOpen) await closeMenu(player);
  const focus = player.sight?.focus ?? 'field';
  if (char === ' ' && !['field', 'nowhere'].includes(focus)) {
    if (focus === 'Restart') return restart(player, 'Space');
    return player.skip(`a space on ${focus}`);
  }
  const onlyFocuses = char === ' ' && focus !== 'field' && player.model.phase !== 'run';
  await press();
  player.unseenMs = 0;
  if (!onlyFocuses) addTyped(player, char, now);
  player.focusIsDue = true;
  if (player.sight) player.sight.focus = 'field';
}

/** Presses the key of a character; the model learns nothing of it. */
export async function pressChar(player: Player, char: string): Promise<void> {
  await pressChars(player, char);
}

/** Presses the keys of some characters as fast as they go; the model learns nothing of it. */
export async function pressChars({ page: { keyboard }, isChromium }: Player, chars: string): Promise<void> {
  if (!isChromium) return keyboard.type(chars);
  const keys = Array.from(chars) as KeyInput[];
  await Promise.all(keys.flatMap((key) => [keyboard.down(key), keyboard.up(key)]));
}

/** Tells the model of a character that was typed. */
export function addTyped(player: Player, char: string, now: number): void {
  const before = player.model.phase;
  player.rememberWords();
  player.model.type(char, now);
  player.cursorIsDue = player.model.phase !== 'finish';
  if (player.model.phase === 'finish' && before !== 'finish') player.endRound(now);
}

/** Deletes with Backspace, alone or with what makes it take a word or all. */
export async function deleteTyped(player: Player, { what, times }: StepOf<'delete'>): Promise<void> {
  const { keyboard } = player.page;
  // Backspace comes back to the field by itself, like any key that types.
  if (what !== 'character' && !(await isInField(player))) return;
  if (player.sight?.isMenuOpen) await closeMenu(player);
  const modifier = ({ character: undefined, word: 'Control', line: 'Meta' } as const)[what];
  for (let time = 0; time < times; time++) {
    await player.readWords();
    const now = await leaveUnsureTime(player);
    if (modifier) await keyboard.down(modifier);
    await keyboard.press('Backspace');
    if (modifier) await keyboard.up(modifier);
    player.model.delete(what, now);
    player.focusIsDue = true;
  }
}

/** Presses keys that are to change nothing. */
export async function pressChord(player: Player, { chord }: StepOf<'press'>): Promise<void> {
  const { keyboard } = player.page;
  if (player.sight?.isMenuOpen) await closeMenu(player);
  if (chord === 'CapsLock' && !player.isChromium) return player.skip('CapsLock: unknown to WebDriver');
  const names = chord.split('+') as KeyInput[];
  const key = names.pop() as KeyInput;
  for (const name of names) await keyboard.down(name);
  await keyboard.press(key);
  for (const name of names.reverse()) await keyboard.up(name);
}

/** Closes an open menu, and says whether keys go to the field then. */
export async function isInField(player: Player): Promise<boolean> {
  if (player.sight?.isMenuOpen) await closeMenu(player);
  if (player.sight?.focus === 'field') return true;
  player.skip(`focus on ${player.sight?.focus}`);
  return false;
}
