import { median } from '../analysis/insights/gaps';
import type { LearnedRound } from '../analysis/learn/learnedRound';
import { CAPITALS, DIGITS, itemOf, MARKS } from '../core/learn/items';
import { type DrawBelow, seededDraws, shuffled } from '../core/round/random';
import { STANDARD_ROUND } from '../core/round/rules';
import { seededNormals } from './madeUpTypist';

/** Who learns: at 10 wpm, at 18 wpm by two fingers, or at 60 wpm with five weak letters. */
export const KINDS = ['beginner', 'hunter', 'quick'] as const;
export type Kind = (typeof KINDS)[number];

/** How practice makes a key quicker and surer: by a power of the presses, or exponentially in them. docs/learning.md */
export const MODELS = ['power', 'exponential'] as const;
export type Model = (typeof MODELS)[number];

/** How much gaps of one key differ: the standard deviation of their logarithms. */
const GAP_SPREAD = 0.4;
/** How much keys of one learner differ, and learners of one kind, in the same measure. */
const KEY_SPREAD = 0.2;
const LEARNER_SPREAD = 0.15;
/** How much days differ, and lessons of one day. */
const DAY_SPREAD = 0.04;
const LESSON_SPREAD = 0.05;
/** A miss takes this much beyond the two keys, in ms. */
const MISS_MS = 200;
/** How much the mean gap of a key is above the median one. */
export const GAP_MEAN = Math.exp(GAP_SPREAD ** 2 / 2);

const WEAK_LETTERS = 5;
const WEAK = { slower: 2.2, misses: 0.12 } as const;
/** How much longer than letters what is no letter takes. */
const HARDER: Readonly<Record<string, number>> = { ' ': 0.8, [CAPITALS]: 1.7, [MARKS]: 1.3, [DIGITS]: 1.6 };

interface Traits {
  readonly wpm: number;
  /** What reading a word takes before its first letter, in ms. */
  readonly readingMs: number;
  readonly misses: number;
  /** What practice leaves of a key's time and misses in the end, and the presses by which it acts. */
  readonly floor: Readonly<Record<Model, number>>;
  readonly presses: Readonly<Record<Model, number>>;
}

const TRAITS: Readonly<Record<Kind, Traits>> = {
  beginner: {
    wpm: 10,
    readingMs: 250,
    misses: 0.09,
    floor: { power: 0.15, exponential: 0.3 },
    presses: { power: 60, exponential: 600 },
  },
  hunter: {
    wpm: 18,
    readingMs: 200,
    misses: 0.06,
    floor: { power: 0.25, exponential: 0.5 },
    presses: { power: 250, exponential: 2000 },
  },
  quick: {
    wpm: 60,
    readingMs: 60,
    misses: 0.03,
    floor: { power: 0.75, exponential: 0.9 },
    presses: { power: 15_000, exponential: 30_000 },
  },
};
/** How much keys differ in how many presses it takes to learn them. */
const PACE_SPREAD = 0.5;
/** The exponent of the power law. */
const RATE = 0.35;
/** Weak letters of quick learners are practised from here on, by so many presses. */
const WEAK_PRESSES: Readonly<Record<Model, number>> = { power: 60, exponential: 400 };

interface Key {
  readonly startMs: number;
  readonly startMisses: number;
  readonly floor: number;
  readonly scale: number;
}

/** How often a list's words have each key: shares of all characters, with a space after each word. */
interface KeyShares {
  readonly ofKeys: ReadonlyMap<string, number>;
  /** The share of first letters. */
  readonly firsts: number;
}

export function keySharesOf(words: readonly string[]): KeyShares {
  const counts = new Map<string, number>();
  for (const key of words.flatMap((word) => [...word, ' '])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    ofKeys: new Map(Array.from(counts, ([key, count]) => [key, count / all])),
    firsts: words.length / all,
  };
}

/** A learner of whom everything is known: how long each key takes now, how often it is missed, and how practice changes that. */
export class MadeUpLearner {
  readonly #model: Model;
  readonly #traits: Traits;
  readonly #keys: ReadonlyMap<string, Key>;
  readonly #pressed: Map<string, number>;
  readonly #slower: Map<string, number>;
  readonly #drawBelow: DrawBelow;
  readonly #normal: () => number;
  #dayFactor = 1;

  private constructor(
    model: Model,
    traits: Traits,
    keys: ReadonlyMap<string, Key>,
    pressed: ReadonlyMap<string, number>,
    slower: ReadonlyMap<string, number>,
    seed: number,
  ) {
    this.#model = model;
    this.#traits = traits;
    this.#keys = keys;
    this.#pressed = new Map(pressed);
    this.#slower = new Map(slower);
    this.#drawBelow = seededDraws(seed);
    this.#normal = seededNormals(seed + 1);
  }

  /** A learner of this kind, who types usual words, of these shares, at about its speed. */
  static of(kind: Kind, model: Model, seed: number, shares: KeyShares): MadeUpLearner {
    const usual = TRAITS[kind];
    const normal = seededNormals(seed + 1_000_003);
    const vary = (spread: number): number => Math.exp(spread * normal());
    const traits = { ...usual, readingMs: usual.readingMs * vary(LEARNER_SPREAD) };
    const wpm = usual.wpm * vary(LEARNER_SPREAD);
    const floor = Math.min(0.9, usual.floor[model] * vary(LEARNER_SPREAD));
    const scale = usual.presses[model] * vary(2 * LEARNER_SPREAD);
    const weak = kind === 'quick' ? weakLetters(shares, seed) : [];
    const drawn = (key: string): Key => {
      const startMs = (HARDER[key] ?? 1) * vary(KEY_SPREAD);
      const startMisses = Math.min(0.3, usual.misses * vary(2 * KEY_SPREAD));
      if (!weak.includes(key)) return { startMs, startMisses, floor, scale: scale * vary(PACE_SPREAD) };
      return {
        startMs: WEAK.slower * startMs,
        startMisses: WEAK.misses,
        floor: floor / WEAK.slower,
        scale: WEAK_PRESSES[model],
      };
    };
    const keys = new Map([...shares.ofKeys.keys(), CAPITALS, MARKS, DIGITS].map((key) => [key, drawn(key)]));
    const meanOf = (figure: (key: Key) => number): number =>
      Array.from(shares.ofKeys, ([key, share]) => share * figure(keys.get(key) as Key)).reduce(sum, 0);
    const others = shares.firsts * traits.readingMs + meanOf(({ startMisses }) => startMisses * MISS_MS);
    const factor =
      (12_000 / wpm - others) / meanOf(({ startMs, startMisses }) => startMs * (1 + startMisses));
    const atSpeed = Array.from(keys, ([key, one]): [string, Key] => [
      key,
      { ...one, startMs: one.startMs * factor },
    ]);
    return new MadeUpLearner(model, traits, new Map(atSpeed), new Map(), new Map(), seed);
  }

  /** The same learner in a life of its own from here on. */
  copy(seed: number): MadeUpLearner {
    return new MadeUpLearner(this.#model, this.#traits, this.#keys, this.#pressed, this.#slower, seed);
  }

  /** The mean gap of a key as it is now, without reading, in ms. */
  meanMs(key: string): number {
    const { startMs, floor } = this.#key(key);
    return startMs * (floor + (1 - floor) * this.#left(key)) * (this.#slower.get(key) ?? 1);
  }

  /** How likely a key is missed now, 0 to 1. */
  missShare(key: string): number {
    const { startMisses } = this.#key(key);
    return startMisses * (0.25 + 0.75 * this.#left(key));
  }

  /** The expected speed on usual words now, in wpm. */
  wpmOn({ ofKeys, firsts }: KeyShares): number {
    let ms = firsts * this.#traits.readingMs;
    for (const [key, share] of ofKeys) {
      const missed = this.missShare(key);
      ms += share * (this.meanMs(key) * (1 + missed) + missed * MISS_MS);
    }
    return 12_000 / ms;
  }

  /** From now on, a key takes so much longer. */
  slowDown(key: string, factor: number): void {
    this.#slower.set(key, (this.#slower.get(key) ?? 1) * factor);
  }

  /** Begins another day, which is a good one or a bad one. */
  beginDay(): void {
    this.#dayFactor = Math.exp(DAY_SPREAD * this.#normal());
  }

  /** Types for thirty seconds; a place waits for its right key. What it shows is as `learnedRound` has it. */
  type(textOf: (batch: number) => string, playedAt: number, isLesson: boolean): LearnedRound {
    const form = (this.#dayFactor * Math.exp(LESSON_SPREAD * this.#normal())) / GAP_MEAN;
    const { durationMs } = STANDARD_ROUND;
    const places: { item: string; timeMs: number; isFirst: boolean }[] = [];
    let [ms, right, wrong] = [0, 0, 0];
    for (let batch = 0; ms <= durationMs; batch++) {
      const text = textOf(batch);
      for (let place = 0; place < text.length; place++) {
        const item = itemOf(text.charAt(place));
        const key = item ?? ' ';
        const isFirst = place === 0 || text.charAt(place - 1) === ' ';
        const gapMs = this.#drawnMs(key, form) + (isFirst ? this.#traits.readingMs * this.#vary() : 0);
        // The clock starts with the first key.
        if (batch > 0 || place > 0) ms += gapMs;
        if (ms > durationMs) break;
        const isMissed = this.#drawBelow(2 ** 20) / 2 ** 20 < this.missShare(key);
        this.#pressed.set(key, (this.#pressed.get(key) ?? 0) + 1);
        if (item !== null && (isMissed || place > 0)) {
          places.push({ item, timeMs: isMissed ? Number.NaN : gapMs, isFirst });
        }
        if (isMissed) {
          wrong++;
          ms += MISS_MS + this.#drawnMs(key, form);
          if (ms > durationMs) break;
        }
        right++;
      }
    }
    const gapsOf = (isFirst: boolean): number[] =>
      places
        .filter((one) => one.isFirst === isFirst && !Number.isNaN(one.timeMs))
        .map(({ timeMs }) => timeMs);
    return {
      playedAt,
      isLesson,
      durationMs,
      wpm: (12_000 * right) / durationMs,
      accuracy: right / (right + wrong),
      items: places.map(({ item }) => item).join(''),
      timesMs: Float32Array.from(places, ({ timeMs }) => timeMs),
      firsts: Uint8Array.from(places, ({ isFirst }) => Number(isFirst)),
      firstMs: median(gapsOf(true)),
      insideMs: median(gapsOf(false)),
    };
  }

  #key(key: string): Key {
    const known = this.#keys.get(key);
    if (!known) throw new Error(`A made-up learner has no key ${key}.`);
    return known;
  }

  /** What practice has left of what it can take away, 1 before the first press. */
  #left(key: string): number {
    const pressed = (this.#pressed.get(key) ?? 0) / this.#key(key).scale;
    return this.#model === 'power' ? (1 + pressed) ** -RATE : Math.exp(-pressed);
  }

  #vary(): number {
    return Math.exp(GAP_SPREAD * this.#normal());
  }

  #drawnMs(key: string, form: number): number {
    return this.meanMs(key) * form * this.#vary();
  }
}

function weakLetters({ ofKeys }: KeyShares, seed: number): readonly string[] {
  const letters = [...ofKeys.keys()].filter((key) => key !== ' ');
  return shuffled(letters, seededDraws(seed + 7)).slice(0, WEAK_LETTERS);
}

function sum(one: number, other: number): number {
  return one + other;
}
