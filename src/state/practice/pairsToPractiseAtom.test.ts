import { beforeEach, expect, test } from 'vitest';
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
import { readPairStatsAtom } from './pairStatsAtoms';
import { pairsToPractiseAtom } from './pairsToPractiseAtom';

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

/** Plays a round of somebody to whom its first four pairs take long, to its end. Returns these pairs. */
async function play(settings: Partial<RoundSettings> = {}): Promise<readonly string[]> {
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS, settings: { ...A_SETUP.settings, ...settings } });
  const { expected } = page.get(roundAtom);
  const pairs = [0, 1, 2, 3].map((place) => expected.slice(place, place + 2));
  const stats = aPlayersStats({ pairs: Object.fromEntries(pairs.map((pair) => [pair, 400])) });
  await storeContents('practice', (store) => store.put({ changes: 0, stats }, 'pairs'));
  await page.set(readPairStatsAtom);
  for (const [index, char] of Array.from(expected.slice(0, 20)).entries()) {
    page.set(dispatchAtom, { kind: 'typed', char, at: 1000 + index * 100 });
  }
  expect(page.get(pairsToPractiseAtom)).toEqual([]);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  return pairs;
}

test('the result offers three of its slow pairs, the same for all who ask', async () => {
  const slow = await play();
  const pairs = page.get(pairsToPractiseAtom);
  expect(pairs).toHaveLength(3);
  expect(slow).toEqual(expect.arrayContaining([...pairs]));
  expect(page.get(pairsToPractiseAtom)).toBe(pairs);
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
