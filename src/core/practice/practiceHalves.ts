import { countsOf } from './batchQuality';
import { evenOut } from './evenOut';
import { type PickedWords, pickWords } from './pickWords';
import { type PracticeWord, practiceWord, practiceWords } from './practiceWord';
import { MIN_SHARE } from './wantedPairs';

/** One of the two halves of a list from which batches are dealt in turn, so that two in a row share no word. */
interface ListHalf {
  /** Its words with wanted pairs. */
  readonly words: readonly PracticeWord[];
  /** Words without any, if it has too few with wanted pairs for a batch. */
  readonly fillers: readonly PracticeWord[];
}

/** How practice is dealt from a list. */
interface Halves<Half> {
  readonly even: Half;
  readonly odd: Half;
  /** The indices of the wanted items, the rarest one in the list first. */
  readonly rarestFirst: readonly number[];
}

/** How practice with words of usual lengths is dealt. */
interface UsualHalves extends Halves<ListHalf> {
  /** The mean length of the list's words, in letters. */
  readonly usualLetters: number;
}

/** A half for words that are as short as can be. Its fillers are short, too. */
export interface PracticeHalf extends ListHalf {
  /** The batch with the greatest share of wanted pairs that was found; the search stops at `MIN_SHARE`. */
  readonly best: PickedWords;
}

/** Fillers of such halves have at most this many letters, if there are enough such words. */
const SHORT = 5;

/** The size of a list's cache. */
const MAX_KNOWN = 8;

type Split<Found> = (words: readonly string[], wanted: readonly string[], wordsPerBatch: number) => Found;

/**
 * Splits a list in two, so that the batches of both halves can have about as much of each wanted item, for words of usual
 * lengths. Cached per list and items.
 *
 * @param words distinct words, at least `2 × wordsPerBatch` of them
 */
export const usualHalves: Split<UsualHalves> = cachedByList((words, wanted, wordsPerBatch) => {
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  return { ...splitInTwo(words, wanted, wordsPerBatch, () => true), usualLetters: letters / words.length };
});

/** The same for words that are as short as can be, which give the greatest share of wanted pairs. */
export const practiceHalves: Split<Halves<PracticeHalf>> = cachedByList((words, wanted, wordsPerBatch) => {
  const { even, odd, rarestFirst } = splitInTwo(words, wanted, wordsPerBatch, isShort);
  const pick = (half: ListHalf): PickedWords =>
    pickWords(half.words, half.fillers, rarestFirst, wordsPerBatch, MIN_SHARE);
  const picked = [pick(even), pick(odd)] as const;
  // Words for both halves: only those that have no fillers can be exchanged.
  const hasFillers = even.fillers.length + odd.fillers.length > 0;
  const [ofEven, ofOdd] = hasFillers ? picked : evenOut(picked);
  return {
    even: { ...even, words: withPicked(even.words, picked[0], ofEven), best: ofEven },
    odd: { ...odd, words: withPicked(odd.words, picked[1], ofOdd), best: ofOdd },
    rarestFirst,
  };
});

function isShort(word: string): boolean {
  return word.length <= SHORT;
}

function cachedByList<Found>(split: Split<Found>): Split<Found> {
  const knownByList = new WeakMap<readonly string[], Map<string, Found>>();
  return (words, wanted, wordsPerBatch) => {
    const known = knownByList.get(words) ?? new Map<string, Found>();
    knownByList.set(words, known);
    const key = [wordsPerBatch, ...wanted].join('\n');
    const halves = known.get(key) ?? split(words, wanted, wordsPerBatch);
    if (!known.has(key) && known.size === MAX_KNOWN) known.clear();
    known.set(key, halves);
    return halves;
  };
}

/** @param isFiller which words fill a half that has too few with wanted pairs, if there are enough of them */
function splitInTwo(
  words: readonly string[],
  wanted: readonly string[],
  wordsPerBatch: number,
  isFiller: (word: string) => boolean,
): Halves<ListHalf> {
  const candidates = practiceWords(words, wanted).toSorted((one, other) => other.surplus - one.surplus);
  const counts = wanted.map((_, item) => countsOf(candidates)[item] ?? 0);
  const rarestFirst = [...wanted.keys()].sort((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
  const [even, odd] = dealByItem(candidates, rarestFirst);
  const known = new Set(candidates.map(({ word }) => word));
  const others = words.filter((word) => !known.has(word));
  const [ofEven, ofOdd] = dealFillers([even, odd], others, wanted, wordsPerBatch, isFiller);
  return { even: { words: even, fillers: ofEven }, odd: { words: odd, fillers: ofOdd }, rarestFirst };
}

/** Item by item, the next word goes to the half that has the item less often. */
function dealByItem(
  candidates: readonly PracticeWord[],
  rarestFirst: readonly number[],
): readonly [even: PracticeWord[], odd: PracticeWord[]] {
  const halves = [[] as PracticeWord[], [] as PracticeWord[]] as const;
  const dealt = new Set<PracticeWord>();
  for (const item of rarestFirst) {
    const counts = halves.map((half) => countsOf(half)[item] ?? 0) as [number, number];
    for (const word of candidates) {
      const count = word.counts[item] ?? 0;
      if (count === 0 || dealt.has(word)) continue;
      const fewer = counts[0] - counts[1] || halves[0].length - halves[1].length;
      const half = fewer <= 0 ? 0 : 1;
      counts[half] += count;
      halves[half].push(word);
      dealt.add(word);
    }
  }
  return halves;
}

/** Fillers for halves that need some: every next one goes to the smaller half. Moves words where all are too few. */
function dealFillers(
  halves: readonly [PracticeWord[], PracticeWord[]],
  others: readonly string[],
  wanted: readonly string[],
  wordsPerBatch: number,
  isFiller: (word: string) => boolean,
): readonly [readonly PracticeWord[], readonly PracticeWord[]] {
  const fillers = [[] as PracticeWord[], [] as PracticeWord[]] as const;
  const [small, large] = halves[0].length <= halves[1].length ? halves : [halves[1], halves[0]];
  if (small.length >= wordsPerBatch) return fillers;
  while (small.length + others.length < wordsPerBatch) small.push(large.pop() as PracticeWord);
  const suitable = others.filter(isFiller);
  const enough = suitable.length >= 2 * wordsPerBatch ? suitable : others;
  for (const word of enough) {
    const sizes = [0, 1].map((i) => (halves[i]?.length ?? 0) + (fillers[i]?.length ?? 0)) as [number, number];
    fillers[sizes[0] <= sizes[1] ? 0 : 1].push(practiceWord(word, wanted));
  }
  return fillers;
}

/** A half after words of its best batch were exchanged. */
function withPicked(
  half: readonly PracticeWord[],
  before: PickedWords,
  after: PickedWords,
): readonly PracticeWord[] {
  return before === after ? half : [...half.filter((word) => !before.words.includes(word)), ...after.words];
}
