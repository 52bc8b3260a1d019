// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import { keyOf, kindOf, STANDARD_OPTIONS } from '../../core/options/options';
import { A_SETUP } from '../../testing/rounds';
import { dismissNoticeAtom, noticeAtom } from '../page/noticeAtoms';
import { bestAtom } from '../round/bestAtoms';
import { foundBestAtom, shownBestAtom } from '../round/otherBestAtoms';
import { beginAtom, beginRacedAtom, dispatchAtom, restartAtom, roundAtom } from '../round/roundAtoms';
import { wordsSourceAtom } from '../words/wordsAtoms';
import { chooseOptionsAtom, readOptionsAtom, refuseOptionsAtom, soundTriedAtom } from './chooseOptionsAtoms';
import { parseOptions, readOptions } from './keptOptions';
import { optionsAtom } from './optionsAtoms';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  localStorage.clear();
  store = createStore();
  store.set(beginAtom, A_SETUP);
});

const duration = () => store.get(roundAtom).setup.settings.durationMs;
const choose = (seconds: number) => {
  store.set(chooseOptionsAtom, { seconds });
};
const playToItsEnd = (typed: number) => {
  for (let i = 0; i < typed; i++) {
    const { expected, typed: before } = store.get(roundAtom);
    store.set(dispatchAtom, { kind: 'typed', char: expected[before.length] ?? '', at: 1000 });
  }
  store.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
};

test.each([
  '',
  '{}',
  'null',
  '5',
  '{"version":1,"seconds":4}',
  '{"version":1,"seconds":601}',
  '{"version":"1","seconds":30}',
  '{"version":2,"seconds":30}',
  '{"version":1,"words":"../secret"}',
  '{"version":1,"words":7}',
  '{"version":1,"capitals":"yes"}',
  '{"version":1,"numbers":1}',
  '{"version":1,"size":74}',
  '{"version":1,"size":201}',
  '{"version":1,"caret":"beam"}',
  '{"version":1,"gliding":null}',
  '{"version":1,"sound":"loud"}',
])('no options are written in %j', (text) => {
  expect(parseOptions(text)).toBeNull();
});

test('what is chosen is kept, and read at the next visit', () => {
  choose(15);
  expect(localStorage.getItem('options')).toBe(
    '{"version":1,"seconds":15,"words":"english-1","capitals":false,"numbers":false,"size":100,"caret":"line","gliding":false,"sound":"off"}',
  );
  const tomorrow = createStore();
  tomorrow.set(beginAtom, A_SETUP);
  tomorrow.set(readOptionsAtom);
  expect(tomorrow.get(optionsAtom)).toEqual({ ...STANDARD_OPTIONS, seconds: 15 });
});

describe('other settings', () => {
  test('come to a round in which nothing is typed, over the same words', () => {
    const { expected } = store.get(roundAtom);
    choose(15);
    expect(duration()).toBe(15_000);
    expect(store.get(roundAtom).expected).toBe(expected);
  });

  test('leave a round that runs, a result and a race alone, and come with the next round', () => {
    store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
    choose(15);
    expect(duration()).toBe(30_000);
    store.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
    choose(60);
    expect(duration()).toBe(30_000);
    store.set(beginRacedAtom, A_SETUP);
    choose(120);
    expect(duration()).toBe(30_000);
    store.set(restartAtom, 0);
    expect(duration()).toBe(120_000);
  });
});

test('rounds of other settings set no highest score, and have a best of their own', () => {
  playToItsEnd(5);
  choose(60);
  // The result on show is of the round that was played.
  expect(store.get(shownBestAtom)).toBe(5);
  store.set(restartAtom, 0);
  expect(store.get(shownBestAtom)).toBe(0);
  playToItsEnd(9);
  expect(store.get(bestAtom)).toBe(5);
  store.set(foundBestAtom, new Map([[keyOf(kindOf({ ...STANDARD_OPTIONS, seconds: 60 })), 12]]));
  expect(store.get(shownBestAtom)).toBe(12);
  choose(30);
  expect(store.get(shownBestAtom)).toBe(12);
  store.set(restartAtom, 0);
  expect(store.get(shownBestAtom)).toBe(5);
});

describe('words of an earlier choice', () => {
  const source = { setUp: () => ({ ...A_SETUP, wordList: 'french-1' }) };
  test('stay until the next ones are there, and are gone with the standard ones', () => {
    store.set(wordsSourceAtom, source);
    store.set(chooseOptionsAtom, { words: 'french-1' });
    expect(store.get(roundAtom).setup.wordList).toBe('french-1');
    store.set(chooseOptionsAtom, { words: 'german-1' });
    expect(store.get(roundAtom).setup.wordList).toBe('french-1');
    store.set(chooseOptionsAtom, { words: 'english-1' });
    store.set(chooseOptionsAtom, { words: 'german-1' });
    expect(store.get(roundAtom).setup.wordList).toBe('english-1');
  });
});

describe('what is chosen', () => {
  test('goes with what was chosen before, also where nothing can be kept', () => {
    const { setItem } = Storage.prototype;
    store.set(chooseOptionsAtom, { size: 90 });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      store.set(chooseOptionsAtom, { seconds: 60 });
      store.set(chooseOptionsAtom, { size: 150 });
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(store.get(optionsAtom)).toEqual({ ...STANDARD_OPTIONS, seconds: 60, size: 150 });
  });

  test('goes with what another tab has chosen', () => {
    store.set(chooseOptionsAtom, { seconds: 60 });
    localStorage.setItem('options', JSON.stringify({ version: 1, caret: 'block' }));
    store.set(chooseOptionsAtom, { size: 150 });
    expect(store.get(optionsAtom)).toEqual({ ...STANDARD_OPTIONS, caret: 'block', size: 150 });
  });

  test('goes with the standard where what is kept was refused', () => {
    localStorage.setItem('options', '{"version":1,"seconds":15,"words":"klingon-1"}');
    store.set(refuseOptionsAtom);
    store.set(chooseOptionsAtom, { seconds: 60 });
    expect(store.get(optionsAtom)).toEqual({ ...STANDARD_OPTIONS, seconds: 60 });
    expect(localStorage.getItem('options.aside.1')).toContain('klingon-1');
  });
});

test.each([
  ['{"version":1}', {}],
  ['{"version":1,"seconds":5}', { seconds: 5 }],
  ['{"version":1,"seconds":600,"size":200}', { seconds: 600, size: 200 }],
  ['{"version":1,"size":75}', { size: 75 }],
  [
    '{"version":1,"words":"own","capitals":true,"numbers":true}',
    { words: 'own', capitals: true, numbers: true },
  ],
  ['{"version":1,"caret":"underline","gliding":true}', { caret: 'underline', gliding: true }],
])('in %s are options, the standard ones where one is not there', (text, chosen) => {
  expect(parseOptions(text)).toEqual({ ...STANDARD_OPTIONS, ...chosen });
});

describe('what another tab or an earlier visit has kept', () => {
  const readBack = (text: string) => {
    localStorage.setItem('options', text);
    store.set(readOptionsAtom);
  };

  test('comes to a round in which nothing is typed', () => {
    readBack('{"version":1,"seconds":60}');
    expect(duration()).toBe(60_000);
    expect(readOptions()).toEqual({
      text: '{"version":1,"seconds":60}',
      options: { ...STANDARD_OPTIONS, seconds: 60 },
    });
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('is put aside and told of where it is none: the standard holds', () => {
    choose(60);
    readBack('{"version":2}');
    expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
    expect(localStorage.getItem('options.aside.1')).toBe('{"version":2}');
    expect(store.get(noticeAtom)).toBe('damaged');
    expect(readOptions()).toBeNull();
  });

  test('is the standard where another tab has cleared everything', () => {
    choose(60);
    localStorage.clear();
    store.set(readOptionsAtom);
    expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
    expect(localStorage.length).toBe(0);
    store.set(refuseOptionsAtom);
    expect(localStorage.length).toBe(0);
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('is not followed where nobody may look at it', () => {
    choose(60);
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    try {
      store.set(readOptionsAtom);
      expect(store.get(optionsAtom)).toMatchObject({ seconds: 60 });
      expect(readOptions()).toBeNull();
      store.set(chooseOptionsAtom, { size: 150 });
      expect(store.get(optionsAtom)).toMatchObject({ seconds: 60, size: 150 });
      expect(store.get(noticeAtom)).toBe('notKept');
      store.set(dismissNoticeAtom);
      store.set(refuseOptionsAtom);
      expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
      expect(store.get(noticeAtom)).toBeNull();
    } finally {
      Storage.prototype.getItem = getItem;
    }
  });

  test('and cannot be put aside for want of room is left where it is', () => {
    const { setItem } = Storage.prototype;
    localStorage.setItem('options', 'none');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      store.set(readOptionsAtom);
      expect(store.get(noticeAtom)).toBe('notKept');
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(localStorage.getItem('options')).toBe('none');
  });
});

test('who chooses a sound is to hear it, who chooses something else is not', () => {
  store.set(chooseOptionsAtom, { size: 150 });
  expect(store.get(soundTriedAtom)).toBe(false);
  store.set(chooseOptionsAtom, { sound: 'keys' });
  expect(store.get(soundTriedAtom)).toBe(true);
  store.set(chooseOptionsAtom, { size: 100 });
  expect(store.get(soundTriedAtom)).toBe(true);
  store.set(chooseOptionsAtom, { sound: 'off' });
  expect(store.get(soundTriedAtom)).toBe(false);
});
