// @vitest-environment jsdom

import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../core/options/options';
import { Playback } from '../core/replay/playback';
import { type Round, replay } from '../core/round/round';
import { OPTIONS_KEY } from '../platform/options/optionsKey';
import { readStored } from '../platform/page/storage';
import { chooseOptionsAtom } from '../state/next/chooseOptionsAtoms';
import { restartAtom } from '../state/next/restartAtom';
import { optionsAtom } from '../state/options/optionsAtoms';
import { fieldFocusRequestsAtom, isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { noticeAtom } from '../state/page/noticeAtoms';
import { raceRoundAtom } from '../state/race/raceAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../state/round/roundAtoms';
import { isResultSaidAtom, isSayingWordsAtom } from '../state/speech/speechAtoms';
import { speechSampleAtom } from '../state/speech/voicesAtoms';
import { aNewPage } from '../testing/page';
import { A_SETUP, typed } from '../testing/rounds';
import { beginRace } from '../testing/sittings';
import { installVoices, type StandInSpeech, saidSoFar } from '../testing/voices';
import { sayWords } from './sayWords';

const BATCHES = ['one two three four', 'five six'];
const SEEN = { ...A_SETUP, textOf: (number: number) => BATCHES[number] ?? 'more words' };
const BY_EAR = { ...SEEN, settings: { ...SEEN.settings, byEar: true as const } };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const texts = () => saidSoFar().map(({ text, wasCut }) => (wasCut ? `${text}…` : text));

interface PageSetup extends Partial<StandInSpeech> {
  readonly setup?: typeof SEEN;
  readonly isFocused?: boolean;
  readonly hasAskedForSample?: boolean;
}

/** A page with the field focused and a voice that takes 100 ms for a character. */
function openPage({ setup = BY_EAR, isFocused = true, hasAskedForSample, ...speech }: PageSetup = {}) {
  installVoices({ voices: [{ name: 'Amy', lang: 'en-GB' }], msPerCharacter: 100, ...speech });
  const store = createStore();
  store.set(optionsAtom, { ...STANDARD_OPTIONS, saysWords: true });
  store.set(beginAtom, setup);
  store.set(isFieldFocusedAtom, isFocused);
  if (hasAskedForSample) store.set(speechSampleAtom, { lang: 'en' });
  onTestFinished(sayWords(store));
  const field = document.createElement('input');
  field.dataset.part = 'field';
  document.body.replaceChildren(field);
  return {
    store,
    type: (text: string) => {
      for (const char of text) store.set(dispatchAtom, { kind: 'typed', char, at: performance.now() });
    },
    press: (key: string, repeat = false) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
    },
    finish: () => store.set(dispatchAtom, { kind: 'ticked', at: performance.now() + 60_000 }),
  };
}

describe('what is said follows the round, whatever is chosen', () => {
  test('a seen round that is raced stays silent', async () => {
    const { store, type, finish } = openPage();
    beginRace(store, SEEN);
    type('one ');
    await wait(3000);
    finish();
    await wait(3000);
    expect(texts()).toEqual([]);
    expect(store.get(isSayingWordsAtom)).toBe(false);
  });

  test('a round by ear is said to its end after the option is switched off', async () => {
    const { store, type, finish } = openPage();
    await wait(1000);
    type('o');
    store.set(chooseOptionsAtom, { saysWords: false });
    type('ne ');
    await wait(600);
    finish();
    await wait(0);
    expect(texts()).toEqual(['one', 'two', 'three', expect.stringMatching(/^Time is up/)]);
  });

  test('a running seen round is not said after the option is switched on', async () => {
    const { store, type } = openPage({ setup: SEEN });
    type('o');
    store.set(chooseOptionsAtom, { saysWords: true });
    type('ne ');
    await wait(3000);
    expect(texts()).toEqual([]);
  });
});

describe('words are said to whoever can type them', () => {
  test('a dialog in a running round cuts the word, and afterwards the open word and the next are said', async () => {
    const { store, type } = openPage();
    await wait(900);
    type('one ');
    await wait(100);
    store.set(isFieldFocusedAtom, false);
    await wait(5000);
    expect(texts()).toEqual(['one', 'two', 'three…']);
    store.set(isFieldFocusedAtom, true);
    await wait(900);
    expect(texts().slice(3)).toEqual(['two', 'three']);
  });

  test('words of a round that was replaced behind a dialog are not said any more', async () => {
    const { store, type } = openPage();
    await wait(900);
    type('one t');
    store.set(isFieldFocusedAtom, false);
    store.set(beginAtom, { ...BY_EAR, textOf: () => 'other words here' });
    await wait(6000);
    expect(texts()).toEqual(['one', 'two']);
  });

  test('a sample in a running round is said to its end, though the clock goes on', async () => {
    const { store, type } = openPage();
    await wait(900);
    type('o');
    const began = performance.now();
    store.set(isFieldFocusedAtom, false);
    store.set(speechSampleAtom, { lang: 'en' });
    for (let second = 1; second < 6; second++) {
      await wait(1000);
      store.set(dispatchAtom, { kind: 'ticked', at: began + 1000 * second });
    }
    expect(texts()).toEqual(['one', 'two', 'one, two, three, four']);
  });

  test('a sample at the result of other words is said by the voice that is chosen for the next ones', async () => {
    const { store, finish, type } = openPage({
      setup: SEEN,
      voices: [
        { name: 'Amy', lang: 'en-GB' },
        { name: 'Anaïs', lang: 'fr-FR' },
      ],
    });
    type('one ');
    finish();
    store.set(optionsAtom, { ...store.get(optionsAtom), words: 'french-1', voice: 'Anaïs' });
    store.set(speechSampleAtom, { lang: 'fr' });
    await wait(1000);
    expect(saidSoFar().map(({ voice }) => voice)).toEqual(['Anaïs']);
  });

  test('a sample at the start is followed by the first two words', async () => {
    const { store } = openPage();
    await wait(50);
    store.set(isFieldFocusedAtom, false);
    store.set(speechSampleAtom, { lang: 'en' });
    await wait(5000);
    store.set(isFieldFocusedAtom, true);
    await wait(1000);
    expect(texts()).toEqual(['one…', 'one, two, three, four', 'one', 'two']);
  });

  test('a page that comes back says the open word again', async () => {
    openPage();
    await wait(50);
    window.dispatchEvent(new Event('pagehide'));
    await wait(5000);
    expect(texts()).toEqual(['one…']);
    window.dispatchEvent(new Event('pageshow'));
    await wait(1000);
    expect(texts().slice(1)).toEqual(['one', 'two']);
  });
});

test('the result tells how a race has ended', async () => {
  const { store, finish, type } = openPage();
  const ghost = aGhost();
  store.set(raceRoundAtom, { raced: new Playback(ghost), challenger: null }, performance.now());
  await wait(1000);
  type('o');
  finish();
  await wait(0);
  expect(texts().at(-1)).toMatch(/^Time is up\..* Behind the ghost by 2 characters, 1 word per minute\.$/);
});

test('the result of a round that had ended before speech came is said', async () => {
  installVoices({ voices: [{ name: 'Amy', lang: 'en-GB' }] });
  const store = aNewPage(BY_EAR);
  store.set(dispatchAtom, { kind: 'typed', char: 'o', at: 0 });
  store.set(dispatchAtom, { kind: 'ticked', at: 60_000 });
  onTestFinished(sayWords(store));
  await wait(0);
  expect(texts()).toEqual([expect.stringMatching(/^Time is up/)]);
});

test('the result is said by a voice of another language where none speaks English', async () => {
  const french = { ...BY_EAR, lang: 'fr' };
  const { store, type, finish } = openPage({
    setup: french,
    voices: [{ name: 'Anaïs', lang: 'fr-FR' }],
  });
  await wait(900);
  type('one ');
  await wait(600);
  finish();
  await wait(10_000);
  expect(texts()).toEqual(['one', 'two', 'three', expect.stringMatching(/^Time is up/)]);
  expect(store.get(optionsAtom).saysWords).toBe(true);
});

test('the result is said to its end when focus leaves the field', async () => {
  const { store, type, finish } = openPage();
  await wait(900);
  type('one ');
  await wait(600);
  finish();
  await wait(500);
  store.set(isFieldFocusedAtom, false);
  await wait(60_000);
  expect(texts()).toEqual(['one', 'two', 'three', expect.stringMatching(/^Time is up.*[^…]$/)]);
});

test('a result counts as said once it has been said to its end, until the next round', async () => {
  const { store, type, finish } = openPage();
  type('o');
  finish();
  await wait(1000);
  expect(store.get(isResultSaidAtom)).toBe(false);
  await wait(60_000);
  expect(store.get(isResultSaidAtom)).toBe(true);
  store.set(restartAtom, performance.now());
  expect(store.get(isResultSaidAtom)).toBe(false);
});

test('a result that a sample has cut does not count as said', async () => {
  const { store, type, finish } = openPage();
  type('o');
  finish();
  await wait(1000);
  store.set(speechSampleAtom, { lang: 'en' });
  await wait(60_000);
  expect(store.get(isResultSaidAtom)).toBe(false);
});

test('a result that something else on the page has cut does not count as said', async () => {
  const { store, type, finish } = openPage();
  type('o');
  finish();
  await wait(1000);
  speechSynthesis.cancel();
  await wait(60_000);
  expect(store.get(isResultSaidAtom)).toBe(false);
});

test('a sample that was asked for before speech came is said, but not to whoever types by then', async () => {
  openPage({ isFocused: false, hasAskedForSample: true });
  await wait(5000);
  expect(texts()).toEqual(['one, two, three, four']);
  const { store } = openPage({ hasAskedForSample: true });
  await wait(5000);
  expect(texts()).toEqual(['one', 'two']);
  expect(store.get(speechSampleAtom)).toBeNull();
});

test('a key that is held down is answered once', async () => {
  const { press } = openPage();
  await wait(900);
  press('ArrowUp');
  for (let repeats = 0; repeats < 20; repeats++) press('ArrowUp', true);
  await wait(1000);
  expect(texts()).toEqual(['one', 'two', 'one']);
});

describe('no voice', () => {
  test('the option is switched off, and with it the round, which a screen reader is led to', async () => {
    const { store } = openPage({ manner: 'hangs' });
    await wait(5000);
    expect(store.get(noticeAtom)).toBe('noVoice');
    expect(store.get(optionsAtom).saysWords).toBe(false);
    const stored = readStored(OPTIONS_KEY);
    expect(stored !== 'denied' && stored.text).toContain('"saysWords":false');
    expect(store.get(roundAtom).setup.settings.byEar).toBeUndefined();
    expect(store.get(isSayingWordsAtom)).toBe(false);
    expect(store.get(fieldFocusRequestsAtom)?.when).toBe('soon');
  });

  test('so it is where the browser does not take a voice, as of an extension', async () => {
    const { store } = openPage({ manner: 'rejects' });
    await wait(5000);
    expect(store.get(noticeAtom)).toBe('noVoice');
    expect(store.get(optionsAtom).saysWords).toBe(false);
  });

  test('a round that has begun goes on as one that is seen, and sets the highest score', async () => {
    const { store, type, finish } = openPage({ manner: 'hangs' });
    type('o');
    await wait(5000);
    expect(store.get(roundAtom).setup).toEqual(SEEN);
    expect(store.get(isSayingWordsAtom)).toBe(false);
    type('ne two');
    finish();
    expect(store.get(roundAtom).totalTyped).toBe(7);
    expect(localStorage.getItem('highestResult')).toBe('7');
  });

  test('a round of which a word was said stays one by ear', async () => {
    const { store, type, finish } = openPage();
    type('o');
    await wait(500);
    installVoices({ voices: [{ name: 'Amy', lang: 'en-GB' }], manner: 'hangs' });
    type('ne two ');
    await wait(9000);
    expect(store.get(isSayingWordsAtom)).toBe(false);
    finish();
    expect(store.get(roundAtom).setup).toBe(BY_EAR);
    expect(localStorage.getItem('highestResult')).toBeNull();
  });

  test('a race over words that were heard stays one, though they cannot be said here', async () => {
    const { store, type } = openPage({ manner: 'hangs' });
    beginRace(store, BY_EAR);
    type('o');
    await wait(5000);
    expect(store.get(roundAtom).setup).toEqual(BY_EAR);
  });

  test('whoever switches speech on again, or asks for a sample, is answered', async () => {
    const { store } = openPage({ manner: 'hangs' });
    store.set(dispatchAtom, { kind: 'typed', char: 'o', at: 0 });
    await wait(5000);
    installVoices({ voices: [{ name: 'Amy', lang: 'en-GB' }] });
    store.set(speechSampleAtom, { lang: 'en' });
    expect(store.get(noticeAtom)).toBeNull();
    await wait(5000);
    expect(texts()).toEqual(['one, two, three, four']);
    store.set(beginAtom, BY_EAR);
    expect(store.get(isSayingWordsAtom)).toBe(true);
  });
});

/** A round over the same words, three characters long. */
function aGhost(): Round {
  const keys = ['o', 'n', 'e'].map((char, index) => typed(char, index * 100));
  return replay(BY_EAR, [...keys, { kind: 'ticked', at: 60_000 }]);
}
