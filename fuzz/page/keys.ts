import type { KeyInput } from 'puppeteer-core';
import { avoidDeadline, passTime } from './clock';
import { restart } from './newRound';
import type { Player } from './player';
import type { Key, StepOf } from './steps';
import { closeMenu } from './theme';

/** The most keys that are sent at once. */
const BURST = 16;

/** Types keys one after the other. */
export async function typeKeys(player: Player, { keys, everyMs }: StepOf<'type'>): Promise<void> {
  for (const [place, key] of keys.entries()) {
    if (place > 0) await passTime(player, everyMs);
    await typeChar(player, charOf(player, key));
  }
}

/** Types the words correctly, except for the last few characters. */
export async function typeOn(player: Player, { leave }: StepOf<'typeOn'>): Promise<void> {
  await player.readWords();
  const { model } = player;
  let left = (model.words ?? '').length - leave - model.typed.length;
  while (left > 0) {
    // If the field has focus, many keys are sent at once; the page handles them in order.
    const isSure = player.snapshot?.focus === 'field' && !player.snapshot.isMenuOpen;
    const now = isSure ? await avoidDeadline(player) : 0;
    const { words, typed } = model;
    const burst = isSure && words ? words.slice(typed.length, typed.length + Math.min(left, BURST)) : '';
    if (burst) await pressChars(player, burst);
    else await typeChar(player, charOf(player, 'right'));
    if (burst) [player.unseenMs, player.focusIsDue] = [0, true];
    for (const char of burst) addTyped(player, char, now);
    left -= burst.length || 1;
  }
}

/** The character that a key stands for at the current position. */
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

/** Types one character; `press` sends it to the page. */
export async function typeChar(
  player: Player,
  char: string,
  press = () => pressChars(player, char),
): Promise<void> {
  await player.readWords();
  const now = await avoidDeadline(player);
  if (player.snapshot?.isMenuOpen) await closeMenu(player);
  const focus = player.snapshot?.focus ?? 'field';
  if (char === ' ' && !['field', 'nowhere'].includes(focus)) {
    if (focus === 'Restart') return restart(player, 'Space');
    return player.skip(`a space on ${focus}`);
  }
  const onlyFocuses = char === ' ' && focus !== 'field' && player.model.phase !== 'run';
  await press();
  player.unseenMs = 0;
  if (!onlyFocuses) addTyped(player, char, now);
  player.focusIsDue = true;
  if (player.snapshot) player.snapshot.focus = 'field';
}

/** Presses the keys of some characters as fast as possible, without telling the model. */
export async function pressChars({ page: { keyboard }, isChromium }: Player, chars: string): Promise<void> {
  if (!isChromium) return keyboard.type(chars);
  const keys = Array.from(chars) as KeyInput[];
  await Promise.all(keys.flatMap((key) => [keyboard.down(key), keyboard.up(key)]));
}

/** Tells the model that a character was typed. */
export function addTyped(player: Player, char: string, now: number): void {
  const before = player.model.phase;
  player.rememberWords();
  player.model.type(char, now);
  player.cursorIsDue = player.model.phase !== 'finish';
  if (player.model.phase === 'finish' && before !== 'finish') player.endRound(now);
}

/** Presses Backspace, alone or with the modifier that deletes a word or the whole line. */
export async function deleteTyped(player: Player, { what, times }: StepOf<'delete'>): Promise<void> {
  const { keyboard } = player.page;
  // Like any typing key, a plain Backspace moves the focus back to the field.
  if (what !== 'character' && !(await isInField(player))) return;
  if (player.snapshot?.isMenuOpen) await closeMenu(player);
  const modifier = ({ character: undefined, word: 'Control', line: 'Meta' } as const)[what];
  for (let time = 0; time < times; time++) {
    await player.readWords();
    const now = await avoidDeadline(player);
    if (modifier) await keyboard.down(modifier);
    await keyboard.press('Backspace');
    if (modifier) await keyboard.up(modifier);
    player.model.delete(what, now);
    player.focusIsDue = true;
  }
}

/** Presses keys that should change nothing. */
export async function pressChord(player: Player, { chord }: StepOf<'press'>): Promise<void> {
  const { keyboard } = player.page;
  if (player.snapshot?.isMenuOpen) await closeMenu(player);
  if (chord === 'CapsLock' && !player.isChromium) return player.skip('CapsLock: unknown to WebDriver');
  const names = chord.split('+') as KeyInput[];
  const key = names.pop() as KeyInput;
  for (const name of names) await keyboard.down(name);
  await keyboard.press(key);
  for (const name of names.reverse()) await keyboard.up(name);
}

/** Closes an open menu and returns whether the field has focus. */
export async function isInField(player: Player): Promise<boolean> {
  if (player.snapshot?.isMenuOpen) await closeMenu(player);
  if (player.snapshot?.focus === 'field') return true;
  player.skip(`focus on ${player.snapshot?.focus}`);
  return false;
}
