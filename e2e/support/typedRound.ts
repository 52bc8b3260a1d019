import { expect } from '@playwright/test';
import type { KeyEvent } from '../../src/testing/referenceKeys';
import type { Thirty } from '../pages/Thirty';

export const DURATION_MS = 30_000;

/** A key, and how long after the previous one it is pressed. */
interface Press {
  readonly key: string;
  readonly gapMs: number;
}

export interface TypedRound {
  readonly texts: readonly string[];
  readonly events: readonly KeyEvent[];
}

/**
 * Types batch after batch, each as its entry makes of the words, every key at its exact time. Then the round ends.
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

/** Sets the times at which the next keys go down, in ms since the first. */
export async function timeKeys({ page }: Thirty, timesMs: readonly number[]): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('keytimes', { detail })), timesMs);
}

/** Lets the time of a round with timed keys run out. */
export async function endTimedRound(thirty: Thirty): Promise<void> {
  const afterEndMs = DURATION_MS + 100;
  await thirty.page.evaluate((detail) => dispatchEvent(new CustomEvent('settime', { detail })), afterEndMs);
  await thirty.expectState('finish');
}

/** Seeded gaps of a fast typist: 40 to 160 ms, with an occasional pause. */
export function unevenGaps(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    const share = state / 2_147_483_647;
    // Eighths of a ms, which are exact as binary fractions.
    return Math.round(8 * (share < 0.02 ? 600 + share * 30_000 : 40 + share * 120)) / 8;
  };
}

/** What is typed for a word. */
export type Slip = (word: string) => string[];

/** Types the words with these slips, each in a word of its own that is long enough to tell the kind of slip. */
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

/** The first two letters swapped. */
export const swapped: Slip = (word) => [...(word[1] ?? ''), ...(word[0] ?? ''), ...word.slice(2)];
/** The first letter as a capital. */
export const capital: Slip = (word) => [word.slice(0, 1).toUpperCase(), ...word.slice(1)];
/** The first letter replaced by `=`, whose key is next to no letter. */
export const foreign: Slip = (word) => ['=', ...word.slice(1)];
/** The same, deleted at the word's end and typed again. */
export const foreignAndBack: Slip = (word) => [...foreign(word), ...takenBack(word.length), ...word];
/** The second letter left out, and the rest deleted at the word's end and typed again. */
export const skippedAndBack: Slip = (word) => [
  ...word.slice(0, 1),
  ...word.slice(2),
  ...takenBack(word.length - 2),
  ...word.slice(1),
];
/** Typed right, then the last two letters deleted and typed again. */
export const rightAndBack: Slip = (word) => [...word, ...takenBack(2), ...word.slice(-2)];

/** So many Backspaces. */
function takenBack(count: number): string[] {
  return Array(count).fill('Backspace');
}

/** A wrong letter for each right one; never a space. */
export function wrong(char: string | undefined): string {
  return char === 'z' ? 'y' : 'z';
}
