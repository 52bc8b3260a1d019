import { play } from '../round/round';
import type { Playback } from './playback';

/** What became of a key: of a character, whether it was right, and whether it was taken back later. */
export type KeyFate = 'right' | 'rightTakenBack' | 'wrong' | 'wrongTakenBack' | 'deletion';

/** A key of a round that is over. */
export interface PlayedKey {
  /** In ms since the first character. */
  readonly atMs: number;
  readonly fate: KeyFate;
}

/** All keys of a round, in order, and the words that were shown in it, a text a batch. */
export interface PlayedKeys {
  readonly keys: readonly PlayedKey[];
  readonly texts: readonly string[];
}

/** What became of every key of a round, in one pass over it. */
export function playedKeys(playback: Playback): PlayedKeys {
  let round = playback.after(0);
  const keys: PlayedKey[] = [];
  const texts = [round.expected];
  /** The keys whose characters stand in the open batch. */
  const standing: number[] = [];
  for (const event of playback.events) {
    const { expected, typed, batchNumber } = round;
    round = play(round, event);
    if (event.kind === 'typed') {
      standing.push(keys.length);
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
