import { plainRound } from '../src/core/history/plainRound';
import { recordingOf } from '../src/core/history/recording';
import { challengeFragment } from '../src/core/race/challengeLink';
import { beginRoundsFile, linesOfRounds, ROUNDS_FILE_END } from '../src/platform/history/roundsFile';
import { aTypistsRound } from '../src/testing/typistsRound';

/** What a link to race a typist's round of so many keys, mistakes and corrections among them, has behind its address. */
export function typistsFragment(keys: number, name: string): string {
  const round = aTypistsRound(keys);
  return challengeFragment(recordingOf(round), round.setup.words, name);
}

/** The seed of their words. */
export function typistsSeed(): number {
  return aTypistsRound(1).setup.seed;
}

/** Such a round as a file to be imported. */
export function typistsFile(keys: number): string {
  const playedAt = new Date(0).toISOString();
  const round = plainRound(recordingOf(aTypistsRound(keys)), { playedAt, wasHidden: false });
  return [
    beginRoundsFile({ exportedAt: playedAt, settings: { theme: 'system' }, best: 0 }),
    linesOfRounds([round], true),
    ROUNDS_FILE_END,
  ].join('');
}
