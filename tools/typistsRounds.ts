import { plainRound } from '../src/core/history/plainRound';
import { recordingOf } from '../src/core/history/recordingBytes';
import { ROUNDS_FILE_END, roundsFileLines, roundsFileStart } from '../src/platform/history/roundsFile';
import { aChallengeFragment } from '../src/testing/challenges';
import { aTypistsRound } from '../src/testing/typistsRound';

/** The fragment of a link to race a typist's round. `keys` includes mistakes and corrections. */
export function typistsFragment(keys: number, name: string): string {
  const round = aTypistsRound(keys);
  return aChallengeFragment(recordingOf(round), round.setup.words, name);
}

/** The seed of the words in a typist's round. */
export function typistsSeed(): number {
  return aTypistsRound(1).setup.seed;
}

/** A typist's round as a file to import. */
export function typistsFile(keys: number): string {
  const playedAt = new Date(0).toISOString();
  const round = plainRound(recordingOf(aTypistsRound(keys)), { playedAt, wasHidden: false });
  return [
    roundsFileStart({ exportedAt: playedAt, settings: { theme: 'system' }, best: 0 }),
    roundsFileLines([round], true),
    ROUNDS_FILE_END,
  ].join('');
}
