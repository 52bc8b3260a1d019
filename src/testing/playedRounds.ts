import { beginRound, type Round, type RoundEvent, type RoundSetup, replay } from '../core/round/round';
import { deleted, START_MS, ticked, typed } from './rounds';

interface Played {
  /** The words of the first batch. */
  readonly words: string;
  /** What is typed, a character an event; `⌫` takes one back. */
  readonly keys: string;
  /** Between any two events. */
  readonly gapMs?: number;
  /** Other gaps, by the index of the event that ends them. */
  readonly gapsMs?: Readonly<Record<number, number>>;
  readonly durationMs?: number;
}

/** A finished round over words of one's own choice. */
export function aPlayedRound({ words, keys, gapMs = 100, gapsMs = {}, durationMs = 30_000 }: Played): Round {
  let at = START_MS;
  const events = Array.from(keys, (key, index): RoundEvent => {
    if (index > 0) at += gapsMs[index] ?? gapMs;
    return key === '⌫' ? deleted(1, at) : typed(key, at);
  });
  return aFinishedRound(aSetupOver(words, durationMs), events);
}

/** The keys that type so many batches as they are shown, the first of them `words`. */
export function rightKeys(words: string, batches: number): string {
  let keys = words;
  for (let typed = 1; typed < batches; typed++) keys += aPlayedRound({ words, keys, gapMs: 0 }).expected;
  return keys;
}

/** A round to whose end these events led. */
export function aFinishedRound(setup: RoundSetup, events: readonly RoundEvent[]): Round {
  return replay(setup, [...events, ticked(START_MS + setup.settings.durationMs)]);
}

/** A setup whose first batch is `text`, for texts of at most four words: the seed that deals it is looked for. */
export function aSetupOver(text: string, durationMs = 30_000): RoundSetup {
  const wanted = text.split(' ');
  // Beside each word one as long, since words are dealt by length.
  const words = wanted.flatMap((word, index) => [word, `${'qvxz'[index]}${'z'.repeat(word.length - 1)}`]);
  const settings = { durationMs, wordsPerBatch: wanted.length };
  for (let seed = 0; seed < 100_000; seed++) {
    const setup = { seed, settings, wordList: 'text-1', words };
    if (beginRound(setup).expected === text) return setup;
  }
  throw new Error(`No seed deals "${text}". Pass fewer words, each of them once.`);
}
