import type { KeyFigure } from '../../analysis/practice/keyFigures';
import type { Typist } from '../../analysis/practice/typist';
import type { KeyRow } from './keyboards';

/** A key as it is drawn. */
export interface DrawnKey {
  readonly key: string;
  /** Null without a gap. */
  readonly figure: KeyFigure | null;
  /** Its fifth of the player's range: 0 for the fastest keys, 4 for the slowest; null without a gap. */
  readonly step: number | null;
  readonly isOftenMissed: boolean;
  /** Whether there are words to practise it with. */
  readonly canBeChosen: boolean;
}

export interface DrawnRow {
  readonly left: number;
  /** Null for a place without a key. */
  readonly keys: readonly (DrawnKey | null)[];
}

/** How many colours the range of the times has. */
export const STEPS = 5;

/** A key is often mistyped if it has at least this many misses, at this multiple of the player's overall share. */
const OFTEN = { times: 1.5, misses: 3 };

/** The player's figures, and the pairs of the chosen list. */
interface Typed {
  readonly figures: readonly KeyFigure[];
  readonly typist: Typist;
  /** The shares of pairs in the chosen list. */
  readonly shares: ReadonlyMap<string, number>;
}

/**
 * The keyboard with the player's figures: its rows, then a row of other characters that are in the list and that the
 * player has typed, then the space bar.
 */
export function drawnRows(rows: readonly KeyRow[], { figures, typist, shares }: Typed): readonly DrawnRow[] {
  const byKey = new Map(figures.filter(({ count }) => count > 0).map((figure) => [figure.key, figure]));
  const inList = new Set(Array.from(shares.keys(), (pair) => pair.slice(1)));
  const onKeyboard = new Set(rows.flatMap(({ keys }) => keys));
  const others = Array.from(byKey.keys())
    .filter((key) => key !== ' ' && inList.has(key) && !onKeyboard.has(key))
    .sort((one, other) => one.localeCompare(other));
  // Without the space, which nearly everybody types much faster.
  const stepOf = stepsOver([...onKeyboard, ...others].flatMap((key) => byKey.get(key ?? '') ?? []));
  const drawn = (key: string): DrawnKey => {
    const figure = byKey.get(key) ?? null;
    return {
      key,
      figure,
      step: figure && stepOf(figure),
      isOftenMissed:
        figure !== null &&
        figure.misses >= OFTEN.misses &&
        figure.missShare >= OFTEN.times * typist.missShare,
      // A space ends every word: there is nothing to choose.
      canBeChosen: key !== ' ' && inList.has(key),
    };
  };
  const widest = Math.max(1, ...rows.map(({ keys }) => keys.length));
  const rowsOfOthers = Array.from({ length: Math.ceil(others.length / widest) }, (_, row) => ({
    left: 0,
    keys: others.slice(row * widest, (row + 1) * widest),
  }));
  return [...rows, ...rowsOfOthers, { left: SPACE_LEFT, keys: [' '] }].map(({ left, keys }) => ({
    left,
    keys: keys.map((key) => (key === null ? null : drawn(key))),
  }));
}

/** Divides the range of these keys' times into steps. All are the fastest if there is no range. */
function stepsOver(figures: readonly KeyFigure[]): (figure: KeyFigure) => number {
  const times = figures.map(({ timeMs }) => timeMs);
  const least = Math.min(...times);
  const rangeMs = Math.max(...times) - least;
  return ({ timeMs }) =>
    rangeMs > 0 ? Math.max(0, Math.min(STEPS - 1, Math.floor((STEPS * (timeMs - least)) / rangeMs))) : 0;
}

/** The left edge and the width of the space bar, in key widths. */
const SPACE_LEFT = 2.75;
export const SPACE_WIDTH = 5;

/** The width of the rows, in key widths. */
export function columnsOf(rows: readonly DrawnRow[]): number {
  return Math.max(...rows.map(({ left, keys }) => left + keys.length));
}

/** The figures of the keys that are drawn, the slowest first. */
export function figuresOfKeys(rows: readonly DrawnRow[]): readonly KeyFigure[] {
  return rows
    .flatMap(({ keys }) => keys.map((key) => key?.figure ?? null))
    .filter((figure) => figure !== null)
    .sort((one, other) => other.timeMs - one.timeMs);
}
