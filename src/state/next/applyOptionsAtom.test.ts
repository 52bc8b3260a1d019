import { beforeEach, describe, expect, test } from 'vitest';
import { type Options, STANDARD_OPTIONS } from '../../core/options/options';
import { setupOf } from '../../core/words/setup';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { aNewPage, type Page } from '../../testing/page';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { beginRace } from '../../testing/sittings';
import { optionsAtom } from '../options/optionsAtoms';
import { stopWatchingAtom, watchAtom } from '../replay/watchAtoms';
import { dispatchAtom, roundAtom } from '../round/roundAtoms';
import { columnsAtom, wordsSourceAtom } from '../words/wordsAtoms';
import { applyOptionsAtom, isNextOfOtherKindAtom } from './applyOptionsAtom';

let page: Page;
beforeEach(() => {
  page = aNewPage();
});

const setup = () => page.get(roundAtom).setup;

/** Applies a choice. Returns whether the current round was replaced. */
function applyChoice(chosen: Partial<Options>): 'the same round' | 'the same words' | 'other words' {
  const before = page.get(roundAtom);
  page.set(optionsAtom, { ...STANDARD_OPTIONS, ...chosen });
  page.set(applyOptionsAtom);
  const after = page.get(roundAtom);
  if (after === before) return 'the same round';
  return after.expected === before.expected ? 'the same words' : 'other words';
}

/** Makes rounds go over dealt words, or over a text from its nth word on. */
function useWords(wordList: string, words: readonly string[], place?: () => number) {
  page.set(wordsSourceAtom, {
    setUp: (_before, seed, settings, columns) =>
      place
        ? setupOf({ seed: place(), settings: { ...settings, columns }, wordList, words })
        : setupOf({ seed, settings, wordList, words }),
  });
}

describe('a round in which nothing is typed', () => {
  test('stays if nothing that affects it was changed', () => {
    expect(applyChoice({ size: 150 })).toBe('the same round');
  });

  test('keeps its words if only its time was changed', () => {
    expect(applyChoice({ seconds: 60 })).toBe('the same words');
    expect(setup().settings.durationMs).toBe(60_000);
  });

  test('keeps its words if a rule for mistakes was chosen, another one, and none', () => {
    for (const onMistake of ['wait', 'noWayBack', false] as const) {
      expect(applyChoice({ onMistake })).toBe('the same words');
      expect(setup().settings.onMistake ?? false).toBe(onMistake);
    }
  });

  test('keeps its words if a Space is to end words; where a place waits for its right key that has no effect', () => {
    expect(applyChoice({ spaceEndsWord: true })).toBe('the same words');
    expect(setup().settings.spaceEndsWord).toBe(true);
    expect(applyChoice({ spaceEndsWord: true, onMistake: 'wait' })).toBe('the same words');
    expect(setup().settings).not.toHaveProperty('spaceEndsWord');
    expect(applyChoice({ onMistake: 'wait' })).toBe('the same round');
  });

  test('keeps its words if a number of words was chosen, and another one', () => {
    expect(applyChoice({ wordLimit: 12 })).toBe('the same words');
    expect(applyChoice({ wordLimit: 24 })).toBe('the same words');
    expect(setup().settings).toMatchObject({ wordLimit: 24, durationMs: 3_600_000 });
    expect(applyChoice({ wordLimit: 24, seconds: 60 })).toBe('the same round');
    expect(applyChoice({ seconds: 30 })).toBe('the same words');
    expect(setup().settings).not.toHaveProperty('wordLimit');
  });

  test('gets other words of the same list if capitals were chosen', () => {
    useWords('english-1', STANDARD_WORDS.words);
    expect(applyChoice({ capitals: true })).toBe('other words');
    expect(applyChoice({ capitals: true })).toBe('the same round');
  });

  test('gets words of another list, and of another one with the same name', () => {
    useWords('french-1', A_SETUP.words);
    expect(applyChoice({ words: 'french-1' })).toBe('other words');
    expect(setup().wordList).toBe('french-1');
    useWords('french-1', [...A_SETUP.words]);
    expect(applyChoice({ words: 'french-1', seconds: 60 })).toBe('other words');
  });

  test('gets the words at the place in a text, and another when that or the width of the board changes', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
    let place = 3;
    page.set(columnsAtom, 40);
    useWords('own', words, () => place);
    expect(applyChoice({ words: 'own' })).toBe('other words');
    expect(applyChoice({ words: 'own' })).toBe('the same round');
    place = 5;
    expect(applyChoice({ words: 'own' })).toBe('other words');
    expect(page.get(roundAtom).expected).toMatch(/^word5 /);
    page.set(columnsAtom, 20);
    expect(applyChoice({ words: 'own' })).toBe('other words');
    expect(setup().settings.columns).toBe(20);
    expect(applyChoice({ words: 'own', seconds: 60 })).toBe('the same words');
  });
});

test('a running round is played to its end, and a result stays', () => {
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  expect(applyChoice({ seconds: 60 })).toBe('the same round');
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  expect(applyChoice({ seconds: 60 })).toBe('the same round');
});

test('a race stays what it is', () => {
  beginRace(page, setup());
  expect(applyChoice({ seconds: 60 })).toBe('the same round');
});

test('a replay is not interrupted, and the choice is applied after it', () => {
  page.set(watchAtom, aFinishedRound(A_SETUP, [typed('a')]), 5000);
  expect(applyChoice({ seconds: 60 })).toBe('the same round');
  page.set(stopWatchingAtom);
  expect(setup().settings.durationMs).toBe(60_000);
});

describe('options that are chosen at a result', () => {
  const finish = () => {
    page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 0 });
    page.set(dispatchAtom, { kind: 'ticked', at: setup().settings.durationMs });
  };
  const choose = (chosen: Partial<Options>): boolean => {
    page.set(optionsAtom, { ...STANDARD_OPTIONS, ...chosen });
    return page.get(isNextOfOtherKindAtom);
  };

  test('make the next round another, if they make a kind', () => {
    expect(choose({ seconds: 60 })).toBe(false);
    choose({});
    finish();
    expect(choose({ size: 150 })).toBe(false);
    expect(choose({ seconds: 60 })).toBe(true);
    expect(choose({ wordLimit: 12 })).toBe(true);
    expect(choose({})).toBe(false);
  });

  test('are those of the next round after a race, too, whose setup is its own', () => {
    beginRace(page, { ...setup(), settings: { ...setup().settings, durationMs: 15_000 } });
    finish();
    expect(choose({})).toBe(true);
    expect(choose({ seconds: 15 })).toBe(false);
  });
});
