import { describe, expect, test } from 'vitest';
import type { FoundRounds } from '../../state/history/historyFileAtoms';
import { foundRoundsSentence, reasonsSentence, workSentence } from './fileSentences';

describe('before an import', () => {
  const none = { form: 0, words: 0, wordsNotLoaded: 0, events: 0 };
  const nothing: FoundRounds = { fresh: 0, here: 0, unreadable: none };

  test('rounds are counted, and those that cannot be read are counted by reason', () => {
    const found = { fresh: 2, here: 20_000, unreadable: { ...none, form: 1, events: 1200 } };
    expect(foundRoundsSentence(found)).toBe('2 new, 20,000 already here, 1,201 cannot be read');
    expect(reasonsSentence(found)).toBe(
      'Cannot be read: 1 in the wrong format, 1,200 with impossible keys or times.',
    );
    expect(reasonsSentence({ ...nothing, unreadable: { ...none, words: 3 } })).toBe(
      'Cannot be read: 3 played with words that this version does not have.',
    );
  });

  test('rounds whose words could not be loaded have a reason of their own', () => {
    expect(reasonsSentence({ ...nothing, unreadable: { ...none, wordsNotLoaded: 2 } })).toBe(
      'Cannot be read: 2 whose words could not be loaded now.',
    );
  });

  test('what there is none of is left out', () => {
    expect(foundRoundsSentence({ ...nothing, fresh: 5 })).toBe('5 new');
    expect(foundRoundsSentence({ ...nothing, here: 1 })).toBe('1 already here');
    expect(foundRoundsSentence({ ...nothing, fresh: 1, unreadable: { ...none, form: 2 } })).toBe(
      '1 new, 2 cannot be read',
    );
  });

  test('of an empty file that is said, with no reasons', () => {
    expect(foundRoundsSentence(nothing)).toBe('No rounds in this file');
    expect(reasonsSentence(nothing)).toBeNull();
  });
});

test('an export names how many rounds it has, and how many it left out and why', () => {
  const written = { step: 'written', rounds: 3, unreadable: 0, wordsNotLoaded: 0 } as const;
  expect(workSentence(written)).toBe('3 rounds exported.');
  expect(workSentence({ ...written, wordsNotLoaded: 1, unreadable: 2 })).toBe(
    '3 rounds exported. 1 round left out: its words could not be loaded. Nothing is lost; export again when you are online. 2 rounds could not be read.',
  );
  expect(workSentence({ ...written, wordsNotLoaded: 2 })).toContain('2 rounds left out: their words');
});

test('an import adds all of its rounds, or none and says why', () => {
  expect(workSentence({ step: 'added', rounds: 1200, of: 1200, best: 0 })).toBe('1,200 rounds added.');
  expect(workSentence({ step: 'added', rounds: 3, of: 5, best: 0 })).toBe(
    '3 of 5 rounds added; the others are here already.',
  );
  expect(workSentence({ step: 'notAdded', of: 2000, trouble: null })).toBe(
    'The import was stopped. None of the 2,000 rounds was added.',
  );
  expect(workSentence({ step: 'notAdded', of: 2, trouble: 'full' })).toBe(
    'There is no room for so many rounds on this device. None of the 2 rounds was added.',
  );
  expect(workSentence({ step: 'notAdded', of: 1, trouble: 'denied' })).toBe(
    'This browser does not let pages save rounds. Nothing was added.',
  );
});
