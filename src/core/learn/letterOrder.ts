import { fingerOf } from '../keyboard/keys';
import { isByOneKey, type Strokes } from '../keyboard/strokes';
import { FIRST_LETTERS, lessonWord } from './items';

/** A letter that fewer words of a list have is rare: nothing waits for it. */
const RARE_WORDS = 12;
/** A first letter that less than this share of their words have comes seldom. */
const SELDOM_SHARE = 0.1;
/** How many of the first letters each hand types, at least. */
const FOR_EACH_HAND = 2;
/** Exchanges of letters after which the first ones are good enough. */
const MAX_EXCHANGES = 24;

/** The letters of a list in the order in which a course teaches them. */
export interface LetterOrder {
  /** Those that it begins with, all at once. */
  readonly first: readonly string[];
  /** Those of them that few of the words made from them have: the next letter does not wait for these. */
  readonly seldom: readonly string[];
  /** Those that come one by one. */
  readonly further: readonly string[];
  /** Those that few words have, and those that the layout cannot type: they come together, at the end. */
  readonly rare: readonly string[];
}

/**
 * The order of a list's letters on a layout: first the eight letters that make the most words of the list, two at least
 * for each hand; then each time the letter that makes the most further words. Letters that one key does not type come
 * after those.
 *
 * The first ones are found by taking away the letter that costs the fewest words, again and again, and then by exchanging
 * two letters as long as that makes more words.
 */
export function letterOrder(words: readonly string[], strokes: Strokes): LetterOrder {
  const spelled = words.map((word) => [...new Set(lessonWord(word).split(''))]);
  const counts = countsOf(spelled);
  const letters = [...counts.keys()].sort(byCount(counts));
  const isRare = (letter: string): boolean =>
    (counts.get(letter) ?? 0) < RARE_WORDS || strokes(letter).length === 0;
  const usual = letters.filter((letter) => !isRare(letter));
  const isEasy = (letter: string): boolean => isByOneKey(strokes, letter);
  const easy = usual.filter(isEasy);
  const first = firstLetters(
    spelled,
    easy,
    (letter) => fingerOf(strokes(letter)[0]?.code ?? '')?.side ?? null,
  );
  const easyOnes = furtherLetters(spelled, first, easy);
  const hard = furtherLetters(
    spelled,
    [...first, ...easyOnes],
    usual.filter((letter) => !isEasy(letter)),
  );
  const made = spelled.filter((word) => word.every((letter) => first.includes(letter)));
  const inMade = countsOf(made);
  return {
    first: first.sort(byCount(counts)),
    seldom: first.filter((letter) => (inMade.get(letter) ?? 0) < SELDOM_SHARE * made.length),
    further: [...easyOnes, ...hard],
    rare: letters.filter(isRare),
  };
}

type Spelled = readonly (readonly string[])[];
type SideOf = (letter: string) => 'left' | 'right' | null;

function firstLetters(spelled: Spelled, letters: readonly string[], sideOf: SideOf): string[] {
  const known = new Set(letters);
  const isEven = (some: ReadonlySet<string>): boolean =>
    (['left', 'right'] as const).every((side) => {
      const ofSide = letters.filter((letter) => sideOf(letter) === side);
      const least = Math.min(FOR_EACH_HAND, ofSide.length);
      return ofSide.filter((letter) => some.has(letter)).length >= least;
    });
  while (known.size > FIRST_LETTERS) {
    const made = countsOf(spelled.filter((word) => word.every((letter) => known.has(letter))));
    const [least] = [...known]
      .filter((letter) => isEven(without(known, letter)))
      .sort((one, other) => (made.get(one) ?? 0) - (made.get(other) ?? 0));
    if (least === undefined) break;
    known.delete(least);
  }
  for (let exchanges = 0; exchanges < MAX_EXCHANGES; exchanges++) {
    const better = bestExchange(spelled, known, letters, isEven);
    if (!better) break;
    known.delete(better.out);
    known.add(better.in);
  }
  return [...known];
}

/** The exchange of a known letter for another that makes the most words; null if none makes more than there are. */
function bestExchange(
  spelled: Spelled,
  known: ReadonlySet<string>,
  letters: readonly string[],
  isEven: (some: ReadonlySet<string>) => boolean,
): { readonly in: string; readonly out: string } | null {
  const others = letters.filter((letter) => !known.has(letter));
  // Words that lack one letter at most: no other can come by an exchange.
  const near = spelled.flatMap((word) => {
    const lacking = word.filter((letter) => !known.has(letter));
    return lacking.length <= 1 ? [{ word, lacking: lacking[0] }] : [];
  });
  let most = near.filter(({ lacking }) => lacking === undefined).length;
  let best: { readonly in: string; readonly out: string } | null = null;
  for (const out of known) {
    const left = near.filter(({ word }) => !word.includes(out));
    const stay = left.filter(({ lacking }) => lacking === undefined).length;
    const gained = countsOf(left.map(({ lacking }) => (lacking === undefined ? [] : [lacking])));
    for (const letter of others) {
      const made = stay + (gained.get(letter) ?? 0);
      if (made <= most || !isEven(without(known, out).add(letter))) continue;
      most = made;
      best = { in: letter, out };
    }
  }
  return best;
}

/** These letters, each time the one next that makes the most further words; of two the one that more words have. */
function furtherLetters(spelled: Spelled, first: readonly string[], letters: readonly string[]): string[] {
  const known = new Set(first);
  const waiting = new Set(letters.filter((letter) => !known.has(letter)));
  const order: string[] = [];
  while (waiting.size > 0) {
    const gained = countsOf(
      spelled.flatMap((word) => {
        const lacking = word.filter((letter) => !known.has(letter));
        return lacking.length === 1 ? [lacking] : [];
      }),
    );
    // `letters` is sorted by how many words have them, and so is `waiting`.
    const [next = ''] = [...waiting].sort((one, other) => (gained.get(other) ?? 0) - (gained.get(one) ?? 0));
    waiting.delete(next);
    known.add(next);
    order.push(next);
  }
  return order;
}

function without(letters: ReadonlySet<string>, letter: string): Set<string> {
  const others = new Set(letters);
  others.delete(letter);
  return others;
}

function countsOf(spelled: Spelled): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of spelled) for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** Most words first; of equal ones the smaller character, so that the order is the same everywhere. */
function byCount(counts: ReadonlyMap<string, number>): (one: string, other: string) => number {
  return (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1);
}
