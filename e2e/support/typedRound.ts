import { expect } from '@playwright/test';
import type { KeyEvent } from '../../src/testing/referenceKeys';
import type { Thirty } from '../pages/Thirty';

export const DURATION_MS = 30_000;

/** What is pressed, and how long after the key before. */
interface Press {
  readonly key: string;
  readonly gapMs: number;
}

export interface TypedRound {
  readonly texts: readonly string[];
  readonly events: readonly KeyEvent[];
}

/**
 * Types batch after batch, each as its entry says of the words, every key at its very time; and lets the round end.
 *
 */
export async function typeRound(
  thirty: Thirty,
  batches: readonly ((words: string) => Press[])[],
): Promise<TypedRound> {
  const texts: string[] = [];
  const events: KeyEvent[] = [];
  let at = 0;
  for (const play of batches) {
    const words = await thirty.words();
    texts.push(words);
    const presses = play(words);
    let typed = 0;
    const timesMs: number[] = [];
    for (const { key, gapMs } of presses) {
      if (events.length > 0) at += gapMs;
      timesMs.push(at);
      events.push(key === 'Backspace' ? { kind: 'deleted', count: 1, at } : { kind: 'typed', char: key, at });
      typed += key === 'Backspace' ? -1 : 1;
    }
    await timeKeys(thirty, timesMs);
    for (const { key } of presses) await thirty.page.keyboard.press(key === ' ' ? 'Space' : key);
    if (typed === words.length) await expect(await thirty.wordsElement()).not.toHaveText(words);
  }
  expect(at, 'All keys are to be in time.').toBeLessThanOrEqual(DURATION_MS);
  await endTimedRound(thirty);
  return { texts, events };
}

/** Says when the next keys go down, in ms since the first. */
export async function timeKeys({ page }: Thirty, timesMs: readonly number[]): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('keytimes', { detail })), timesMs);
}

/** Lets a round of timed keys end. */
export async function endTimedRound(thirty: Thirty): Promise<void> {
  const afterEndMs = DURATION_MS + 100;
  await thirty.page.evaluate((detail) => dispatchEvent(new CustomEvent('settime', { detail })), afterEndMs);
  await thirty.expectState('finish');
}

/** The gaps of a quick hand, the same in every run: 40 to 160 ms, now and then a pause. */
export function unevenGaps(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    const share = state / 2_147_483_647;
    // Eighths of a ms, so that halves are halves.
    return Math.round(8 * (share < 0.02 ? 600 + share * 30_000 : 40 + share * 120)) / 8;
  };
}

/** What is typed for a word. */
export type Slip = (word: string) => string[];

/** The words, each slip in another of them: in one long enough that a slip is seen for what it is. */
export function withSlips(gap: () => number, slips: readonly Slip[] = []) {
  return (words: string): Press[] => {
    const left = [...slips];
    const keys = words.split(' ').flatMap((word, index) => {
      const slip = /^[a-z]{4,}$/.test(word) && !/(.)\1/.test(word) ? left.shift() : undefined;
      return [...(index > 0 ? [' '] : []), ...(slip?.(word) ?? word)];
    });
    if (left.length > 0) throw new Error(`"${words}" has too few words to slip in.`);
    return keys.map((key) => ({ key, gapMs: gap() }));
  };
}

/** The first two letters change places. */
export const swapped: Slip = (word) => [...(word[1] ?? ''), ...(word[0] ?? ''), ...word.slice(2)];
/** The first letter is a capital. */
export const capital: Slip = (word) => [word.slice(0, 1).toUpperCase(), ...word.slice(1)];
/** The first letter is another, whose key is beside that of no letter. */
export const foreign: Slip = (word) => ['=', ...word.slice(1)];
/** That, noticed at the word's end and typed anew. */
export const foreignAndBack: Slip = (word) => [...foreign(word), ...takenBack(word.length), ...word];
/** The second letter is left out, noticed at the word's end and typed after all. */
export const skippedAndBack: Slip = (word) => [
  ...word.slice(0, 1),
  ...word.slice(2),
  ...takenBack(word.length - 2),
  ...word.slice(1),
];
/** Right, and its last two letters once more. */
export const rightAndBack: Slip = (word) => [...word, ...takenBack(2), ...word.slice(-2)];

/** So many Backspaces. */
function takenBack(count: number): string[] {
  return Array(count).fill('Backspace');
}

/** A wrong letter for each right one; never a space. */
export function wrong(char: string | undefined): string {
  return char === 'z' ? 'y' : 'z';
}
