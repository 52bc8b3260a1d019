import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aChallengeFragment,
  anySentRecording,
  anyText,
  bytesInFragment,
  hashedFragment,
} from '../../testing/challenges';
import { A_SETUP, comparable } from '../../testing/rounds';
import { type FindWords, replayRecording } from '../history/recordingBytes';
import { readChallenge } from './challengeLink';
import { challengerName } from './challengerName';

const { wordList, words } = A_SETUP;
const findWords: FindWords = (name) => (name === wordList ? words : null);
const fragment = fc
  .tuple(anySentRecording, anyText)
  .map(([recording, name]) => aChallengeFragment(recording, words, name));

test('any round and name come back unchanged from their link', () => {
  fc.assert(
    fc.property(anySentRecording, anyText, (recording, name) => {
      const sent = aChallengeFragment(recording, words, name);
      const read = readChallenge(sent, findWords);
      const replayed = replayRecording(recording, words);
      if ('trouble' in read || !replayed) throw new Error('It does not come back.');
      const { round, ...rest } = read.challenge;
      expect(rest).toEqual({ name: challengerName(name), recording });
      expect(comparable(round)).toEqual(comparable(replayed));
      expect(sent).toMatch(/^#race=[\w-]+$/);
    }),
  );
});

test('any text is unreadable', () => {
  const anyFragment = fc.oneof(
    anyText,
    anyText.map((text) => `#race=${text}`),
    fc.stringMatching(/^#race=[\w-]{0,80}$/),
  );
  fc.assert(
    fc.property(anyFragment, (text) => {
      expect(readChallenge(text, findWords)).toEqual({ trouble: 'unreadable' });
    }),
    { numRuns: 1000 },
  );
});

test('any bytes with a correct hash are a challenge that is written as the same link, or a trouble', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 80 }),
    fc.uint8Array({ maxLength: 80 }).map((rest) => [1, 0, ...rest]),
    fc
      .tuple(fragment, fc.nat(), fc.nat(2), fc.uint8Array({ maxLength: 2 }))
      .map(([sent, anywhere, dropped, put]) => {
        const changed = bytesInFragment(sent);
        changed.splice(anywhere % (changed.length + 1), dropped, ...put);
        return changed;
      }),
  );
  fc.assert(
    fc.property(bytes, (changed) => {
      const sent = hashedFragment(changed);
      const read = readChallenge(sent, findWords);
      if ('trouble' in read) return;
      const { name, recording, round } = read.challenge;
      expect(round.phase).toBe('finish');
      expect(aChallengeFragment(recording, words, name)).toBe(sent);
    }),
    { numRuns: 1000 },
  );
});
