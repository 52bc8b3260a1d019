import { play } from '../round/round';
import type { Playback } from './playback';
import { StandingEvents } from './StandingEvents';

/** The outcome of a key: whether a character was right and whether it was deleted later, or that it was a deletion. */
export type KeyFate = 'right' | 'rightTakenBack' | 'wrong' | 'wrongTakenBack' | 'deletion';

/** A key of a finished round. */
export interface PlayedKey {
  /** In ms since the first character. */
  readonly atMs: number;
  readonly fate: KeyFate;
}

/** All keys of a round, in order, and the text of each batch that was shown. */
export interface PlayedKeys {
  readonly keys: readonly PlayedKey[];
  readonly texts: readonly string[];
}

/** The outcome of every key of a round, in one pass. */
export function playedKeys(playback: Playback): PlayedKeys {
  let round = playback.after(0);
  const keys: PlayedKey[] = [];
  const texts = [round.expected];
  const standing = new StandingEvents();
  for (const event of playback.events) {
    const before = round;
    const { expected, typed } = before;
    round = play(before, event);
    if (event.kind === 'typed') {
      standing.typed(keys.length, before, round);
      keys.push({ atMs: event.at, fate: event.char === expected[typed.length] ? 'right' : 'wrong' });
    } else {
      for (const index of standing.deleted(before, round)) keys[index] = takenBack(keys[index] as PlayedKey);
      keys.push({ atMs: event.at, fate: 'deletion' });
    }
    if (round.batchesShown > texts.length) texts.push(round.expected);
  }
  return { keys, texts };
}

function takenBack({ atMs, fate }: PlayedKey): PlayedKey {
  return { atMs, fate: fate === 'right' ? 'rightTakenBack' : 'wrongTakenBack' };
}
