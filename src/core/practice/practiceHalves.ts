import { countsOf } from './batchQuality';
import { evenOut } from './evenOut';
import { type PickedWords, pickWords } from './pickWords';
import { type PracticeWord, practiceWord, practiceWords } from './practiceWord';
import { MIN_SHARE } from './wantedPairs';

/** One of the two halves of a list from which batches are dealt in turn, so that two in a row share no word. */
export interface PracticeHalf {
  /** Its words with wanted pairs. */
  readonly words: readonly PracticeWord[];
  /** Short words without any, if it has too few with wanted pairs for a batch. */
  readonly fillers: readonly PracticeWord[];
  /** The batch with the greatest share of wanted pairs that was found; the search stops at `MIN_SHARE`. */
  readonly best: PickedWords;
}

/** How practice is dealt from a list. */
export interface PracticeHalves {
  readonly even: PracticeHalf;
  readonly odd: PracticeHalf;
  /** The indices of the wanted items, the rarest one in the list first. */
  readonly rarestFirst: readonly number[];
}

/** Fillers have at most this many letters, if there are enough such words: they take time from what is practised. */
const SHORT = 5;

/** The size of a list's cache. */
const MAX_KNOWN = 8;

const knownHalves = new WeakMap<readonly string[], Map<string, PracticeHalves>>();

/**
 * Splits a list in two, so that the batches of both halves can have about as much of each wanted item. Cached per list
 * and items.
 *
 * @param words distinct words, at least `2 × wordsPerBatch` of them
 */
export function practiceHalves(
  words: readonly string[],
  wanted: readonly string[],
  wordsPerBatch: number,
): PracticeHalves {
  const known = knownHalves.get(words) ?? new Map<string, PracticeHalves>();
  knownHalves.set(words, known);
  const key = [wordsPerBatch, ...wanted].join('\n');
  let halves = known.get(key);
  if (!halves) {
    halves = split(words, wanted, wordsPerBatch);
    if (known.size === MAX_KNOWN) known.clear();
    known.set(key, halves);
  }
  return halves;
}

function split(words: readonly string[], wanted: readonly string[], wordsPerBatch: number): PracticeHalves {
  const candidates = practiceWords(words, wanted).toSorted((one, other) => other.surplus - one.surplus);
  const counts = wanted.map((_, item) => countsOf(candidates)[item] ?? 0);
  const rarestFirst = [...wanted.keys()].sort((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
  const [even, odd] = dealByItem(candidates, rarestFirst);
  const known = new Set(candidates.map(({ word }) => word));
  const others = words.filter((word) => !known.has(word));
  const fillers = dealFillers([even, odd], others, wanted, wordsPerBatch);
  const pick = (half: PracticeWord[], i: 0 | 1): PickedWords =>
    pickWords(half, fillers[i], rarestFirst, wordsPerBatch, MIN_SHARE);
  const picked = [pick(even, 0), pick(odd, 1)] as const;
  // Words for both halves: only those that have no fillers can be exchanged.
  const [ofEven, ofOdd] = fillers.flat().length === 0 ? evenOut(picked) : picked;
  return {
    even: { words: withPicked(even, picked[0], ofEven), fillers: fillers[0], best: ofEven },
    odd: { words: withPicked(odd, picked[1], ofOdd), fillers: fillers[1], best: ofOdd },
    rarestFirst,
  };
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
): readonly [readonly PracticeWord[], readonly PracticeWord[]] {
  const fillers = [[] as PracticeWord[], [] as PracticeWord[]] as const;
  const [small, large] = halves[0].length <= halves[1].length ? halves : [halves[1], halves[0]];
  if (small.length >= wordsPerBatch) return fillers;
  while (small.length + others.length < wordsPerBatch) small.push(large.pop() as PracticeWord);
  const short = others.filter(({ length }) => length <= SHORT);
  const enough = short.length >= 2 * wordsPerBatch ? short : others;
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
