import { play } from '../round/round';
import type { Playback } from './playback';

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
  /** The indices of the keys whose characters are still in the open batch. */
  const standing: number[] = [];
  for (const event of playback.events) {
    const { expected, typed, batchNumber } = round;
    round = play(round, event);
    if (event.kind === 'typed') {
      if (round.missed === null) standing.push(keys.length);
      keys.push({ atMs: event.at, fate: event.char === expected[typed.length] ? 'right' : 'wrong' });
    } else {
      for (const index of standing.splice(round.typed.length))
        keys[index] = takenBack(keys[index] as PlayedKey);
      keys.push({ atMs: event.at, fate: 'deletion' });
    }
    if (round.batchNumber === batchNumber) continue;
    standing.length = 0;
    texts.push(round.expected);
  }
  return { keys, texts };
}

function takenBack({ atMs, fate }: PlayedKey): PlayedKey {
  return { atMs, fate: fate === 'right' ? 'rightTakenBack' : 'wrongTakenBack' };
}
