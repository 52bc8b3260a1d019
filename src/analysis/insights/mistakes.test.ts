import { describe, expect, test } from 'vitest';
import { tally } from '../../core/round/score';
import { aFinishedRound, aPlayedRound, aSetupOver } from '../../testing/playedRounds';
import { deleted, typed } from '../../testing/rounds';
import { type Mistake, mistakesByKind, mistakesOf } from './mistakes';
import { timelineOf } from './timeline';

const WORDS = 'the quick brown fox';
const mistakesIn = (keys: string, words = WORDS) => mistakesOf(timelineOf(aPlayedRound({ words, keys })));

/** `swapped he→eh in the→teh, 2 errors`; `⌫` if it was corrected. */
function described(mistakes: readonly Mistake[]): string[] {
  return mistakes.map(({ kind, expected, typed, word, typedWord, wasCorrected, errors }) => {
    const end = wasCorrected ? ' ⌫' : `, ${errors} ${errors === 1 ? 'error' : 'errors'}`;
    return `${kind} ${expected}→${typed} in ${word}→${typedWord}${end}`;
  });
}

describe('a mistake that stays', () => {
  test.each([
    ['teh ', 'swapped he→eh in the→teh, 2 errors'],
    ['thhe quick', 'doubled →h in the→thhe, 8 errors'],
    ['tthe quick', 'doubled →t in the→tthe, 9 errors'],
    ['the uqick', 'swapped qu→uq in quick→uqick, 2 errors'],
    ['rhe quick', 'neighbour t→r in the→rhe, 1 error'],
    ['The quick', 'case t→T in the→The, 1 error'],
    ['tpe quick', 'other h→p in the→tpe, 1 error'],
    ['thre quick', 'added →r in the→thre, 8 errors'],
    ['the rquick', 'added →r in quick→rquick, 6 errors'],
    ['th equick', 'space e → e in the→th e, 2 errors'],
    ['th e quick', 'space →  in the→th e, 8 errors'],
    ['thequick', 'space  → in the→the, 5 errors'],
    ['theq uick', 'space  q→q  in the→theq , 2 errors'],
    ['the  quick', 'space →  in the→the  , 6 errors'],
    ['the_quick', 'space  →_ in the→the_, 1 error'],
  ])('%s: %s', (keys, mistake) => {
    expect(described(mistakesIn(keys))).toEqual([mistake]);
  });

  test('is one mistake no matter how many errors it causes: a skipped letter shifts everything after it', () => {
    const round = aPlayedRound({ words: WORDS, keys: 'te quick brown' });
    expect(described(mistakesOf(timelineOf(round)))).toEqual(['skipped h→ in the→te, 13 errors']);
    expect(tally(round).errors).toBe(13);
  });

  test('shifts the rest of its batch, and nothing after it', () => {
    const round = aPlayedRound({ words: 'the fox', keys: 'te fox ' });
    const next = round.expected.slice(0, 3);
    const longer = aPlayedRound({ words: 'the fox', keys: `te fox ${next}` });
    expect(longer.batchNumber).toBe(1);
    expect(described(mistakesOf(timelineOf(longer)))).toEqual(['skipped h→ in the→te, 6 errors']);
  });

  test('is distinguished from others that stay', () => {
    expect(described(mistakesIn('teh quick brwn fox'))).toEqual([
      'swapped he→eh in the→teh, 2 errors',
      'skipped o→ in brown→brwn, 6 errors',
    ]);
  });

  test('has its batch and the time when it became visible', () => {
    const [mistake] = mistakesIn('te quick');
    expect(mistake).toMatchObject({ batch: 0, atMs: 100 });
  });

  test('a space after the last word belongs to the next words', () => {
    const { expected } = aPlayedRound({ words: 'the fox', keys: 'the fox' });
    const keys = `the fox ${expected.slice(0, -1)}`;
    const mistakes = mistakesIn(keys, 'the fox');
    expect(mistakes).toMatchObject([{ kind: 'space', expected: '', typed: ' ', batch: 1 }]);
  });
});

describe('a mistake that was corrected', () => {
  test.each([
    ['teh⌫⌫he quick', 'swapped he→eh in the→teh ⌫'],
    ['te q⌫⌫⌫he quick', 'skipped h→ in the→te ⌫'],
    ['te⌫he quick', 'skipped h→ in the→te ⌫'],
    ['thr⌫e quick', 'neighbour e→r in the→thr ⌫'],
    ['thhe ⌫⌫⌫e quick', 'doubled →h in the→thhe ⌫'],
    ['th ⌫e quick', 'space e→  in the→th  ⌫'],
    ['theq⌫ quick', 'space  → in the→the ⌫'],
  ])('%s: %s', (keys, mistake) => {
    expect(described(mistakesIn(keys))).toEqual([mistake]);
  });

  test('causes wrong keys, but no errors', () => {
    expect(mistakesIn('te q⌫⌫⌫he quick')).toMatchObject([{ wasCorrected: true, errors: 0, wrongKeys: 3 }]);
  });

  test('counts each time it was made', () => {
    expect(described(mistakesIn('teh⌫⌫eh⌫⌫he'))).toEqual(Array(2).fill('swapped he→eh in the→teh ⌫'));
  });

  test('does not include right characters that were deleted', () => {
    expect(mistakesIn('the qui⌫⌫⌫⌫ quick')).toEqual([]);
  });

  test('stays if only what follows it was deleted', () => {
    expect(described(mistakesIn('tpe q⌫⌫ quick'))).toEqual(['other h→p in the→tpe, 1 error']);
  });

  test('counts once if one deletion removed several characters', () => {
    const round = aFinishedRound(aSetupOver(WORDS), [
      ...Array.from('rhe uqick ').map((char) => typed(char)),
      deleted(10),
      typed('t'),
    ]);
    expect(described(mistakesOf(timelineOf(round)))).toEqual([
      'neighbour t→r in the→rhe ⌫',
      'swapped qu→uq in quick→uqick ⌫',
    ]);
  });
});

describe('by kind', () => {
  test('counts mistakes, corrected ones and remaining errors, in a fixed order', () => {
    const mistakes = mistakesIn('teh⌫⌫he qiuck brwn');
    expect(mistakesByKind(mistakes).map(({ mistakes: _, ...counts }) => counts)).toEqual([
      { kind: 'swapped', count: 2, corrected: 1, errors: 2 },
      { kind: 'skipped', count: 1, corrected: 0, errors: 2 },
    ]);
  });

  test('a round without mistakes, or without keys, has no kinds', () => {
    expect(mistakesByKind(mistakesIn('the quick'))).toEqual([]);
    expect(mistakesByKind(mistakesIn(''))).toEqual([]);
  });
});
