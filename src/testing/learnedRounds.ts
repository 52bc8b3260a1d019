import type { LearnedRound } from '../analysis/learn/learnedRound';

interface Typed {
  /** The letters in the order in which they are typed. */
  readonly letters: string;
  /** The gap of each in ms; of those in `slow` the other one. */
  readonly ms?: number;
  readonly slow?: Readonly<Record<string, number>>;
  /** Letters that are missed each time. */
  readonly missed?: string;
  readonly isLesson?: boolean;
  readonly playedAt?: number;
  readonly wpm?: number;
  readonly accuracy?: number;
  readonly durationMs?: number;
}

/** What a made-up round shows about letters. None of them is the first of a word. */
export function aLearnedRound({ letters, ms = 300, slow = {}, missed = '', ...about }: Typed): LearnedRound {
  const times = Array.from(letters, (letter) =>
    missed.includes(letter) ? Number.NaN : (slow[letter] ?? ms),
  );
  return {
    playedAt: 0,
    isLesson: true,
    durationMs: 30_000,
    wpm: 12_000 / ms,
    accuracy: 1,
    ...about,
    items: letters,
    timesMs: Float32Array.from(times),
    firsts: new Uint8Array(times.length),
    firstMs: 0,
    insideMs: ms,
  };
}
