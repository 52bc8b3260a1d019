import { type Key, type KeyEvent, readKeys } from './referenceKeys';
import { median, partsOfTheTime } from './referenceProgram';

interface TypedRound {
  /** The shown batches, in order. */
  readonly texts: readonly string[];
  readonly events: readonly KeyEvent[];
  readonly durationMs: number;
}

/** A pair that was typed right after `ms`, or missed. */
interface Typed {
  readonly pair: string;
  readonly ms: number | 'missed';
}

/**
 * The slow pairs of the last of these usual rounds, written from docs/contract.md and docs/practice.md alone, without any
 * code of the page.
 *
 * @param words those of the list to practise with
 */
export function referenceSlowPairs(rounds: readonly TypedRound[], words: readonly string[]) {
  const read = rounds.map(readPairs);
  const known = known20(read.slice(-20));
  const all = read.flatMap(({ typed }) => typed);
  const last = read.at(-1)?.typed ?? [];
  const gapsOf = (typed: readonly Typed[], pair: string): number[] =>
    typed.flatMap((one) => (one.pair === pair && one.ms !== 'missed' ? one.ms : []));
  if (all.filter(({ ms }) => ms !== 'missed').length < 300 || known === null) return [];
  return [...new Set(last.flatMap(({ pair, ms }) => (ms === 'missed' ? [] : pair)))]
    .map((pair) => {
      const counted = lastHundred(all.filter((one) => one.pair === pair));
      const gaps = gapsOf(counted, pair);
      const [n, missed] = [gaps.length, counted.length - gaps.length];
      const u = known.u(kindOf(pair));
      const time = (n * median(gaps) + 8 * u) / (n + 8);
      const misses = (missed + 8 * known.r) / (n + missed + 8);
      const slower = shareOf(pair, words) * (Math.max(0, time - u) + Math.max(0, misses - known.r) * known.c);
      const worthWpm = 12_000 / (known.g - Math.min(slower, 0.9 * known.g)) - 12_000 / known.g;
      return { pair, typicalMs: median(gapsOf(last, pair)), n, worthWpm };
    })
    .filter(({ n, worthWpm }) => n >= 3 && worthWpm >= 0.1)
    .sort((a, b) => b.worthWpm - a.worthWpm)
    .slice(0, 5);
}

function readPairs({ texts, events, durationMs }: TypedRound) {
  const keys = readKeys(texts, events);
  const usualGapMs = median(
    keys.flatMap(({ event, gapMs }) => (event.kind === 'typed' ? (gapMs ?? []) : [])),
  );
  const longestMs = Math.max(250, 2.5 * usualGapMs);
  const parts = partsOfTheTime(keys, usualGapMs, durationMs);
  return {
    typed: typedPairs(texts, keys).filter(({ ms }) => ms === 'missed' || ms <= longestMs),
    durationMs,
    score: keys.filter(({ isRight, stands }) => isRight && stands).length,
    mistakesMs: parts.wrongKeys + parts.corrections + parts.takenBack,
  };
}

function typedPairs(texts: readonly string[], keys: readonly Key[]): Typed[] {
  let open: Key[] = [];
  return keys.flatMap((key, index): Typed[] => {
    const before = keys[index - 1];
    if (before?.batch !== key.batch) open = [];
    if (key.event.kind === 'deleted') {
      open = open.slice(0, key.place + 1 - key.event.count);
      return [];
    }
    const leftOf = open.at(-1);
    open = [...open, key];
    const pair = (texts[key.batch] ?? '').slice(key.place - 1, key.place + 1);
    if (!leftOf?.isRight) return [];
    if (!key.isRight) return [{ pair, ms: 'missed' }];
    return before === leftOf && key.gapMs !== null ? [{ pair, ms: key.gapMs }] : [];
  });
}

/** The last hundred times, and the misses among them; at most two hundred of both. */
function lastHundred(typed: readonly Typed[]): readonly Typed[] {
  const right = typed.flatMap(({ ms }, index) => (ms === 'missed' ? [] : index));
  const from = right.length > 100 ? (right.at(-100) ?? 0) : 0;
  return typed.slice(from).slice(-200);
}

/** u by the kind of pair, ḡ, R and c of these rounds; null where nothing was typed. */
function known20(rounds: readonly ReturnType<typeof readPairs>[]) {
  const typed = rounds.flatMap((round) => round.typed);
  const right = typed.filter(({ ms }) => ms !== 'missed');
  const misses = typed.length - right.length;
  const sum = (of: (round: (typeof rounds)[number]) => number): number =>
    rounds.reduce((total, round) => total + of(round), 0);
  const score = sum((round) => round.score);
  if (right.length === 0 || score === 0) return null;
  const u = (kind: string | null): number => {
    const ofKind = right.filter(({ pair }) => kind === null || kindOf(pair) === kind);
    return ofKind.length === 0 ? u(null) : median(ofKind.map(({ ms }) => Number(ms)));
  };
  return {
    u,
    g: sum(({ durationMs }) => durationMs) / score,
    r: misses / typed.length,
    c: misses === 0 ? 0 : sum(({ mistakesMs }) => mistakesMs) / misses,
  };
}

function kindOf(pair: string): string {
  if (pair[0] === ' ') return 'first letter';
  return pair[1] === ' ' ? 'last space' : 'inside';
}

function shareOf(pair: string, words: readonly string[]): number {
  const pairs = words.flatMap((word) =>
    Array.from({ length: word.length + 1 }, (_, place) => ` ${word} `.slice(place, place + 2)),
  );
  return pairs.filter((one) => one === pair).length / pairs.length;
}
