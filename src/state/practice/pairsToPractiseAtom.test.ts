import { beforeEach, expect, test } from 'vitest';
import { firstGuesses } from '../../analysis/practice/firstGuesses';
import type { PairStats } from '../../analysis/practice/PairStats';
import { STANDARD_OPTIONS } from '../../core/options/options';
import type { RoundSettings } from '../../core/round/rules';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aPlayersStats } from '../../testing/pairStats';
import { A_SETUP } from '../../testing/rounds';
import { storeContents } from '../../testing/savedRounds';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { loadedListsAtom } from '../words/wordListAtoms';
import { countedPairsAtom } from './countedPairsAtom';
import { readPairStatsAtom } from './pairStatsAtoms';
import { pairsToPractiseAtom } from './pairsToPractiseAtom';

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

/** Plays a round of somebody to whom four of its keys take long, to its end. Returns their pairs. */
async function play(settings: Partial<RoundSettings> = {}, gapCount = 2000): Promise<readonly string[]> {
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS, settings: { ...A_SETUP.settings, ...settings } });
  const { expected } = page.get(roundAtom);
  const all = Array.from(expected.slice(1), (char, index) => `${expected[index]}${char}`);
  const isSlow = (pair: string): boolean => expected.slice(1, 5).includes(pair.charAt(1));
  const times = all.map((pair) => [pair, isSlow(pair) ? 400 : 100]);
  const stats = { ...aPlayersStats({ pairs: Object.fromEntries(times) }), gapCount };
  await storeContents('practice', (store) => store.put({ changes: 0, stats }, 'pairs'));
  await page.set(readPairStatsAtom);
  for (const [index, char] of Array.from(expected.slice(0, 20)).entries()) {
    page.set(dispatchAtom, { kind: 'typed', char, at: 1000 + index * 100 });
  }
  expect(page.get(pairsToPractiseAtom)).toEqual([]);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  return all.filter(isSlow);
}

test('the result offers three of its slow pairs, the same for all who ask', async () => {
  const slow = await play();
  const pairs = page.get(pairsToPractiseAtom);
  expect(pairs).toHaveLength(3);
  expect(slow).toEqual(expect.arrayContaining([...pairs]));
  expect(page.get(pairsToPractiseAtom)).toBe(pairs);
});

test('below 300 gaps nothing is offered, not even what is guessed of its keys', async () => {
  await play({}, 250);
  const shares = new Map(STANDARD_WORDS.words.flatMap((word) => Array.from(word, (char) => [`x${char}`, 1])));
  expect(firstGuesses(page.get(countedPairsAtom) as PairStats, shares)).not.toEqual([]);
  expect(page.get(pairsToPractiseAtom)).toEqual([]);
});

test('a round by ear has none', async () => {
  await play({ byEar: true });
  expect(page.get(pairsToPractiseAtom)).toEqual([]);
});

test('nothing is offered before it is known what is usual', () => {
  page.set(dispatchAtom, { kind: 'typed', char: page.get(roundAtom).expected.charAt(0), at: 1000 });
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  expect(page.get(pairsToPractiseAtom)).toEqual([]);
});

test('only pairs of the chosen words are there; of the standard ones until those have loaded', async () => {
  await play();
  page.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'russian-1' });
  expect(page.get(pairsToPractiseAtom)).toHaveLength(3);
  page.set(loadedListsAtom, new Map([['russian-1', ['мир', 'дом']]]));
  expect(page.get(pairsToPractiseAtom)).toEqual([]);
});
