import { durationOf, type Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import { CHARACTERS_PER_WORD } from '../../core/words/speedUnit';

const MS_PER_MINUTE = 60_000;

/**
 * Words per minute: characters / 5 / minutes. `ms` must be above 0. Divides only once, at the end, so that an exact half
 * is still exact when it is rounded.
 */
export function wordsPerMinute(characters: number, ms: number): number {
  return (characters * MS_PER_MINUTE) / (CHARACTERS_PER_WORD * ms);
}

/** How many characters a minute this speed is. */
export function charactersPerMinute(speedWpm: number): number {
  return speedWpm * CHARACTERS_PER_WORD;
}

/** The mean gap between characters at this speed, in ms. `speedWpm` must be above 0. */
export function msPerCharacter(speedWpm: number): number {
  return MS_PER_MINUTE / charactersPerMinute(speedWpm);
}

/**
 * The net speed of a round, in wpm: its score over its duration.
 *
 * @param ms the time to calculate it over instead, as for a moment of a replay; above 0
 */
export function speedOfRound(round: Round, ms = durationOf(round)): number {
  return wordsPerMinute(tally(round).score, ms);
}
