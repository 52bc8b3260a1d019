import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { aChallengeFragment, hashedFragment } from '../../testing/challenges';
import { EXAMPLE_OF_PRACTICE, findEnglish } from '../../testing/recordings';
import type { Recording } from '../history/recording';
import { recordingOf, replayRecording, writeRecording } from '../history/recordingBytes';
import { beginRound, play } from '../round/round';
import { setupOf } from '../words/setup';
import { challengeFragment, readChallenge } from './challengeLink';

/** The longest pairs that there are: three bytes a character. */
const LONGEST = ['ἀἁ', 'ἂἃ', 'ἄἅ', 'ἆἇ', 'ἐἑ'];

describe('a link with a round of practice', () => {
  test('is read as the same round over the same words', () => {
    const fragment = aChallengeFragment(EXAMPLE_OF_PRACTICE, ENGLISH_WORDS, 'Zoë');
    const played = replayRecording(EXAMPLE_OF_PRACTICE, ENGLISH_WORDS);
    expect(readChallenge(fragment, findEnglish)).toMatchObject({
      challenge: {
        name: 'Zoë',
        recording: EXAMPLE_OF_PRACTICE,
        round: { expected: played?.expected, totalTyped: 2, setup: { settings: played?.setup.settings } },
      },
    });
  });

  test('may have five pairs of the longest letters', () => {
    const recording = withPractice(LONGEST, 30_000);
    const fragment = aChallengeFragment(recording, ENGLISH_WORDS, '');
    expect(readChallenge(fragment, findEnglish)).toMatchObject({ challenge: { recording } });
  });

  test('may have ten minutes at 150 words a minute', () => {
    const recording = played(['e ', 'en', 'th'], 600_000, 80);
    expect(recording.events).toHaveLength(7500);
    const fragment = aChallengeFragment(recording, ENGLISH_WORDS, '👍'.repeat(20));
    expect(fragment.length).toBeLessThan(32_768);
    expect(readChallenge(fragment, findEnglish)).toMatchObject({ challenge: { recording } });
  });

  test('names the list that its words were dealt from', () => {
    const recording = { ...EXAMPLE_OF_PRACTICE, wordList: 'english-10000-1' };
    const [first] = replayRecording(recording, ENGLISH_WORDS)?.expected ?? '';
    const events = [{ kind: 'typed', char: first ?? '', at: 0 }] as const;
    const fragment = aChallengeFragment({ ...recording, events }, ENGLISH_WORDS, '');
    expect(readChallenge(fragment, findEnglish)).toEqual({ trouble: 'wordsNotLoaded' });
    expect(readChallenge(fragment, () => ENGLISH_WORDS.slice(1))).toEqual({ trouble: 'otherWords' });
  });
});

describe('practice that no link can have', () => {
  test.each([
    ['of less than 5 s', { durationMs: 4999 }],
    ['of more than 10 min', { durationMs: 600_001 }],
  ])('%s', (_, parts) => {
    const settings = { ...EXAMPLE_OF_PRACTICE.settings, ...parts };
    const recording = {
      ...EXAMPLE_OF_PRACTICE,
      settings,
      events: [{ kind: 'typed', char: '#', at: 0 }],
    } as const;
    expect(challengeFragment(recording, ENGLISH_WORDS, '')).toBeNull();
    const bytes = hashedFragment([1, 0, ...writeRecording(recording, ENGLISH_WORDS)]);
    expect(readChallenge(bytes, () => expect.unreachable())).toEqual({ trouble: 'unreadable' });
  });

  test('with more than 12,000 keys', () => {
    const events = Array.from({ length: 12_001 }, () => ({ kind: 'typed', char: '#', at: 0 }) as const);
    expect(challengeFragment({ ...EXAMPLE_OF_PRACTICE, events }, ENGLISH_WORDS, '')).toBeNull();
  });
});

function withPractice(practice: readonly string[], durationMs: number): Recording {
  const settings = { ...EXAMPLE_OF_PRACTICE.settings, durationMs, practice };
  return { ...EXAMPLE_OF_PRACTICE, settings, events: [{ kind: 'typed', char: '#', at: 0 }] };
}

/** Every expected character, one each so many ms, to the end. */
function played(practice: readonly string[], durationMs: number, gapMs: number): Recording {
  const { seed, settings, wordList } = withPractice(practice, durationMs);
  let round = beginRound(setupOf({ seed, settings, wordList, words: ENGLISH_WORDS }));
  for (let at = 0; at < durationMs; at += gapMs) {
    round = play(round, { kind: 'typed', char: round.expected.charAt(round.typed.length), at });
  }
  return recordingOf(play(round, { kind: 'ticked', at: durationMs }));
}
