import { type DrawBelow, drawn, drawsOfPart, shuffled } from '../round/random';
import { capitalised, marksOf, numberBy, withMark } from '../words/decoratedBatch';
import { CAPITALS, DIGITS, lessonWord, MARKS } from './items';
import type { Lesson } from './lesson';

/** Of so many orders of its words, a batch has the one whose mean length is nearest to the usual one. */
const TRIES = 8;
/** The marks between words; some more often than others, as in texts. */
const DEALT_MARKS = '....,,,,??!;:';
/** The size of a list's cache. */
const MAX_KNOWN = 8;

/** Words that a lesson can have, in the order of the list. */
interface Pool {
  /** Those with a new letter, and of the others those with a letter that comes more often. */
  readonly fresh: readonly string[];
  readonly again: readonly string[];
  readonly others: readonly string[];
  /** The mean length of the list's words. */
  readonly usualLetters: number;
}

/**
 * The words of one batch of a lesson, separated by single spaces: distinct ones of the lesson's letters, and none of them
 * in the next batch. Half of them have a new letter, a quarter one that is to come more often, as far as the list has such
 * words. Where it has too few words of the letters, those with the fewest others help out. Depends only on its arguments,
 * so any batch can be computed without the ones before it.
 *
 * The words are split in two, from which batches are dealt in turn.
 *
 * @param words distinct words, at least `2 × wordsPerBatch` of them
 * @param batchNumber 0 for the first batch
 * @param wordList the name of the list, by which its language is known
 * @throws RangeError if the list is too short to deal two different batches
 */
export function lessonText(
  words: readonly string[],
  lesson: Lesson,
  seed: number,
  batchNumber: number,
  { wordsPerBatch }: { readonly wordsPerBatch: number },
  wordList: string,
): string {
  if (words.length < 2 * wordsPerBatch) {
    throw new RangeError(`A list of ${words.length} words is too short for batches of ${wordsPerBatch}.`);
  }
  const pool = poolOf(words, lesson, 2 * wordsPerBatch);
  const half = halfOf(pool, (seed + batchNumber) % 2);
  const drawBelow = drawsOfPart(seed, batchNumber);
  const dealt = dealtFrom(half, wordsPerBatch, pool.usualLetters, drawBelow);
  return decorated(dealt, lesson, drawBelow, wordList).join(' ');
}

/** The words of a list that have no letters but those of a lesson, as lessons write them. */
function wordsOfLetters(words: readonly string[], letters: string): readonly string[] {
  const known = new Set(letters);
  const found = words.map(lessonWord).filter((word) => word.split('').every((letter) => known.has(letter)));
  return [...new Set(found)];
}

const knownPools = new WeakMap<readonly string[], Map<string, Pool>>();

/** Cached per list and lesson: a batch is dealt while a key is handled. The ninth lesson empties the cache. */
function poolOf(words: readonly string[], lesson: Lesson, least: number): Pool {
  const known = knownPools.get(words) ?? new Map<string, Pool>();
  knownPools.set(words, known);
  const key = JSON.stringify([lesson, least]);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const pool = makePool(words, lesson, least);
  known.set(key, pool);
  return pool;
}

function makePool(words: readonly string[], [items, fresh, again]: Lesson, least: number): Pool {
  let all = wordsOfLetters(words, items);
  if (all.length < least) all = nearestWords(words, items).slice(0, least);
  const hasOneOf = (word: string, letters: string): boolean =>
    letters.split('').some((one) => word.includes(one));
  const withFresh = all.filter((word) => hasOneOf(word, fresh));
  const withAgain = all.filter((word) => !hasOneOf(word, fresh) && hasOneOf(word, again));
  return {
    fresh: withFresh,
    again: withAgain,
    others: all.filter((word) => !hasOneOf(word, fresh) && !hasOneOf(word, again)),
    usualLetters: words.reduce((sum, { length }) => sum + length, 0) / words.length,
  };
}

/** A list's words, those with the fewest other letters first. */
function nearestWords(words: readonly string[], items: string): readonly string[] {
  const othersIn = (word: string): number =>
    new Set(word.split('').filter((one) => !items.includes(one))).size;
  return [...new Set(words.map(lessonWord))].sort((one, other) => othersIn(one) - othersIn(other));
}

/** Every second word of each kind: the words of two batches in a row. */
function halfOf({ fresh, again, others }: Pool, half: number): Omit<Pool, 'usualLetters'> {
  // The next kind goes on where the one before it ends, so that both halves have as many words.
  const every = (words: readonly string[], from: number): string[] =>
    words.filter((_, place) => (place + from) % 2 === half);
  return {
    fresh: every(fresh, 0),
    again: every(again, fresh.length),
    others: every(others, fresh.length + again.length),
  };
}

function dealtFrom(
  { fresh, again, others }: Omit<Pool, 'usualLetters'>,
  wordsPerBatch: number,
  usualLetters: number,
  drawBelow: DrawBelow,
): readonly string[] {
  const offBy = (words: readonly string[]): number =>
    Math.abs(words.reduce((sum, { length }) => sum + length, 0) / words.length - usualLetters);
  let best: readonly string[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    const [first, second, rest] = [fresh, again, others].map((words) =>
      drawn(words, wordsPerBatch, drawBelow),
    );
    const wanted = [
      ...(first ?? []).slice(0, Math.ceil(wordsPerBatch / 2)),
      ...(second ?? []).slice(0, Math.ceil(wordsPerBatch / 4)),
    ];
    const further = [rest, second, first].flatMap((words) => words ?? []);
    const words = [...new Set([...wanted, ...further])].slice(0, wordsPerBatch);
    if (best.length === 0 || offBy(words) < offBy(best)) best = words;
  }
  return shuffled(best, drawBelow);
}

/** The words with capitals, marks and numbers, of those that the lesson has. What is new is in half of the words. */
function decorated(
  words: readonly string[],
  [items, fresh, again]: Lesson,
  drawBelow: DrawBelow,
  wordList: string,
): readonly string[] {
  const { opening = {}, instead = {} } = marksOf(wordList);
  const marks = Array.from(DEALT_MARKS).filter((mark) => instead[mark] !== '');
  // Whether the next word has what an item stands for.
  const draw = (item: string): boolean => {
    if (!items.includes(item)) return false;
    return drawBelow(12) < (fresh.includes(item) ? 6 : again.includes(item) ? 3 : 1);
  };
  return words.map((word) => {
    let text = draw(DIGITS) ? numberBy(drawBelow, wordList) : word;
    if (draw(CAPITALS)) text = capitalised(text, wordList);
    if (!draw(MARKS)) return text;
    const mark = marks[drawBelow(marks.length)] as string;
    return withMark((opening[mark] ?? '') + text, mark, wordList);
  });
}
