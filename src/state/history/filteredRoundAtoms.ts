import { atom } from 'jotai';
import { type RoundWithSpeed, withSpeed } from '../../analysis/history/roundWithSpeed';
import { isInFuture } from '../../core/history/summary';
import { kindKey, type RoundKind } from '../../core/options/options';
import { isUsual } from '../../core/round/rules';
import { firstVersion } from '../../core/words/listVersions';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { isCompared, newestFirst } from '../../services/history/roundListings';
import { isListShownAtom, listedRoundsAtom, listReadAtAtom } from './listedRoundAtoms';
import { savedKindsAtom } from './pastRoundsAtoms';

/** Which rounds figures, trend and list are of; null for all. */
export interface RoundFilter {
  /** A key of `kindChoicesAtom`. */
  readonly kind: string | null;
  /** A name of `wordsChoicesAtom`. */
  readonly words: string | null;
  /** In ms since 1970, UTC, both included. */
  readonly period: { readonly fromMs: number; readonly toMs: number } | null;
}

/** The key of practice, whatever pairs it is of. */
export const PRACTICE = 'practice';

/** The key of lessons, whatever letters they have. */
export const LESSONS = 'lessons';

const NO_FILTER: RoundFilter = { kind: null, words: null, period: null };

const chosenAtom = atom(NO_FILTER);

/** The kinds of the saved rounds, whatever their words, by their keys; those with most rounds first. */
export const kindChoicesAtom = atom((get) => mostFirst(get(savedKindsAtom), kindChoice));

/** The lists of words of the saved rounds, in any version, by their first names; those with most rounds first. */
export const wordsChoicesAtom = atom((get) => mostFirst(get(savedKindsAtom), wordsChoice));

/** The filter in force. What has no round any more is not in force. */
export const roundFilterAtom = atom(
  (get): RoundFilter => {
    const { kind, words, period } = get(chosenAtom);
    return {
      kind: kind !== null && get(kindChoicesAtom).has(kind) ? kind : null,
      words: words !== null && get(wordsChoicesAtom).has(words) ? words : null,
      period: period && get(listedRoundsAtom)?.some((one) => isWithin(one, period)) ? period : null,
    };
  },
  (_, set, change: Partial<RoundFilter>) => set(chosenAtom, (before) => ({ ...before, ...change })),
);

/** Shows all rounds again. */
export const showAllRoundsAtom = atom(null, (_, set) => set(chosenAtom, NO_FILTER));

/** The listed rounds that the filter lets through, newest first; null while there is no list. */
export const filteredRoundsAtom = atom((get): readonly ListedRound[] | null => {
  const listed = get(listedRoundsAtom);
  if (!listed) return null;
  const { kind, words, period } = get(roundFilterAtom);
  const isOfKind = ({ summary }: ListedRound): boolean =>
    (kind === null || kindChoice(summary) === kind) && (words === null || wordsChoice(summary) === words);
  // All rounds of a group are alike, so its first one tells.
  const ofKinds =
    kind === null && words === null
      ? listed
      : newestFirst(
          get(savedKindsAtom)
            .filter(([first]) => first && isOfKind(first))
            .flat(),
        );
  if (!period) return ofKinds;
  return ofKinds.filter((one) => isWithin(one, period));
});

function isWithin({ playedAt }: ListedRound, { fromMs, toMs }: NonNullable<RoundFilter['period']>): boolean {
  return playedAt >= fromMs && playedAt <= toMs;
}

/** A listed round with its speed and accuracy. */
export type ComparableRound = RoundWithSpeed<ListedRound>;

/**
 * Those of them that count for bests, newest first: neither raced nor left early, nor practice or lessons, unless these are what
 * is chosen.
 */
export const filteredBestsAtom = atom((get): readonly ComparableRound[] => {
  if (!get(isListShownAtom)) return [];
  const { kind } = get(roundFilterAtom);
  return (get(filteredRoundsAtom) ?? [])
    .filter((one) => isCompared(one) && (isUsual(one.summary) || kindChoice(one.summary) === kind))
    .map(withSpeed);
});

/** Those of them that the trend shows: all that are not dated later than the list was read. */
export const trendRoundsAtom = atom((get): readonly ComparableRound[] => {
  const readAt = get(listReadAtAtom);
  return get(filteredBestsAtom).filter((one) => !isInFuture(one, readAt));
});

/** A kind for each key, by how many rounds have it. */
function mostFirst(
  groups: readonly (readonly ListedRound[])[],
  keyOf: (kind: RoundKind) => string,
): ReadonlyMap<string, RoundKind> {
  const found = new Map<string, { readonly kind: RoundKind; count: number }>();
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    const key = keyOf(first.summary);
    const known = found.get(key) ?? { kind: first.summary, count: 0 };
    found.set(key, { ...known, count: known.count + group.length });
  }
  const sorted = [...found].sort(([, one], [, other]) => other.count - one.count);
  return new Map(sorted.map(([key, { kind }]) => [key, kind]));
}

function kindChoice(kind: RoundKind): string {
  if (kind.lesson) return LESSONS;
  return kind.practice ? PRACTICE : kindKey({ ...kind, wordList: '' });
}

function wordsChoice({ wordList }: RoundKind): string {
  return firstVersion(wordList);
}
