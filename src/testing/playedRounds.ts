import { beginRound, play, type Round, type RoundEvent, replay } from '../core/round/round';
import type { RoundSetup } from '../core/round/roundSetup';
import {
  type RoundSettings,
  STANDARD_ROUND,
  WORD_COUNT_DEADLINE_MS,
  type WordLimit,
} from '../core/round/rules';
import { A_SETUP, deleted, START_MS, ticked, typed } from './rounds';

interface Played {
  /** The words of the first batch. */
  readonly words: string;
  /** The keys, one event per character; `⌫` deletes one character. */
  readonly keys: string;
  /** The time between two events. */
  readonly gapMs?: number;
  /** Exceptions from `gapMs`, by the index of the event that ends the gap. */
  readonly gapsMs?: Readonly<Record<number, number>>;
  readonly durationMs?: number;
  readonly rules?: Pick<RoundSettings, 'onMistake' | 'spaceEndsWord'>;
}

/** A finished round over the given words. */
export function aPlayedRound({
  words,
  keys,
  gapMs = 100,
  gapsMs = {},
  durationMs = 30_000,
  rules = {},
}: Played): Round {
  let at = START_MS;
  const events = Array.from(keys, (key, index): RoundEvent => {
    if (index > 0) at += gapsMs[index] ?? gapMs;
    return key === '⌫' ? deleted(1, at) : typed(key, at);
  });
  const setup = aSetupOver(words, durationMs);
  return aFinishedRound({ ...setup, settings: { ...setup.settings, ...rules } }, events);
}

/** The keys that type this number of batches without a mistake; the first batch is `words`. */
export function rightKeys(words: string, batches: number): string {
  let keys = words;
  for (let typed = 1; typed < batches; typed++) keys += aPlayedRound({ words, keys, gapMs: 0 }).expected;
  return keys;
}

/** A finished round with these events. */
export function aFinishedRound(setup: RoundSetup, events: readonly RoundEvent[]): Round {
  return replay(setup, [...events, ticked(START_MS + setup.settings.durationMs)]);
}

/** A word-count round over those of `A_SETUP`, in which nothing is typed yet. */
export function aWordCountSetup(wordLimit: WordLimit = 12, more: Partial<RoundSettings> = {}): RoundSetup {
  return {
    ...A_SETUP,
    settings: { ...STANDARD_ROUND, durationMs: WORD_COUNT_DEADLINE_MS, wordLimit, ...more },
  };
}

/** Types a setup's words without a mistake until its round is over, a key every `gapMs`. */
export function typedToTheEnd(setup: RoundSetup, gapMs = 100): Round {
  let round = beginRound(setup);
  for (let at = START_MS; round.phase !== 'finish'; at += gapMs) {
    round = play(round, typed(round.expected.charAt(round.typed.length), at));
  }
  return round;
}

/** A setup whose first batch is `text`, of at most four words. Searches for a seed that deals it. */
export function aSetupOver(text: string, durationMs = 30_000): RoundSetup {
  const wanted = text.split(' ');
  // A list needs twice as many words. Each word gets a partner of equal length, since words are dealt by length.
  const words = wanted.flatMap((word, index) => [word, `${'qvxz'[index]}${'z'.repeat(word.length - 1)}`]);
  const settings = { durationMs, wordsPerBatch: wanted.length };
  for (let seed = 0; seed < 100_000; seed++) {
    const setup = { seed, settings, wordList: 'text-1', words };
    if (beginRound(setup).expected === text) return setup;
  }
  throw new Error(`No seed deals "${text}". Pass fewer words, each of them once.`);
}
