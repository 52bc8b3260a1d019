// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { aNewDevice } from '../../testing/keptRounds';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost, fontOf } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom } from '../round/roundAtoms';
import { ownTextAtom } from './ownTextAtoms';
import {
  closeDraftAtom,
  draftTextAtom,
  finishDraftAtom,
  isBoxShownAtom,
  takeDraftAtom,
  takeFileAtom,
  takenTextAtom,
  typeDraftAtom,
  undoOfTextAtom,
  undoTextAtom,
} from './takeTextAtoms';

const LATE = 'Ένα κείμενο';

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  aWordsHost({});
  page = createStore();
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  page.set(isBoxShownAtom, true);
});
afterEach(() => vi.unstubAllGlobals());

const chosen = () => page.get(ownTextAtom)?.words.join(' ') ?? null;
const box = () => page.get(draftTextAtom);
const type = (text: string) => page.set(typeDraftAtom, text);

async function use(text: string) {
  type(text);
  await page.set(finishDraftAtom);
}

/** Has `act` begun, which waits for the font of Greek until the returned function is called. */
async function beginLate(act: () => Promise<void>) {
  const host = aWordsHost({});
  // Tests after this one are to wait for it, too.
  host.gone.add(fontOf('greek'));
  const letGo = host.hold(fontOf('greek'));
  const coming = act();
  await vi.waitFor(() => expect(host.asked).toContain(fontOf('greek')));
  return () => {
    letGo();
    return coming;
  };
}

test('a text that is used is chosen, and its box is empty', async () => {
  await use('One text.');
  expect(chosen()).toBe('One text.');
  expect(page.get(optionsAtom).words).toBe('own');
  expect(page.get(takenTextAtom)).toMatchObject({ outcome: 'taken', words: 2 });
  expect(box()).toBe('');
});

test('a text that is pasted is chosen, and stays in its box', async () => {
  type('One text.');
  await page.set(takeDraftAtom);
  expect(chosen()).toBe('One text.');
  expect(box()).toBe('One text.');
});

test('what is no text stays in the box, and the words stay', async () => {
  await use(' \u0301');
  expect(page.get(takenTextAtom)).toEqual({ outcome: 'empty' });
  expect(page.get(optionsAtom).words).not.toBe('own');
  expect(page.get(undoOfTextAtom)).toBeNull();
  expect(box()).toBe(' \u0301');
});

test('what is typed while a text waits for its font stays in the box, and is taken when the dialog closes', async () => {
  const end = await beginLate(() => use(LATE));
  type('And more.');
  await end();
  expect(chosen()).toBe(LATE);
  expect(box()).toBe('And more.');
  await page.set(closeDraftAtom);
  expect(chosen()).toBe('And more.');
  expect(box()).toBe('');
});

test('a text that another has overtaken leaves what is said of that', async () => {
  const end = await beginLate(() => use(LATE));
  await page.set(takeFileAtom, new Blob(['A file of words.']));
  await end();
  expect(chosen()).toBe('A file of words.');
  expect(page.get(takenTextAtom)).toMatchObject({ outcome: 'taken', words: 4 });
});

test('a text that waits for its font does not come after an Undo', async () => {
  await use('One text.');
  const end = await beginLate(() => use(LATE));
  page.set(undoTextAtom);
  await end();
  expect(chosen()).toBeNull();
  expect(page.get(optionsAtom).words).not.toBe('own');
  expect(page.get(undoOfTextAtom)).toBe('redo');
});

test('an Undo brings back the words before, then the text, and the text before', async () => {
  const words = page.get(optionsAtom).words;
  await use('One text.');
  page.set(undoTextAtom);
  expect([chosen(), page.get(optionsAtom).words]).toEqual([null, words]);
  page.set(undoTextAtom);
  expect([chosen(), page.get(optionsAtom).words]).toEqual(['One text.', 'own']);
  await use('Another text.');
  page.set(undoTextAtom);
  expect([chosen(), page.get(undoOfTextAtom)]).toEqual(['One text.', 'redo']);
});

test('pieces that are pasted into one box are undone as one text', async () => {
  await use('One text.');
  for (const text of ['Another', 'Another text.']) {
    type(text);
    await page.set(takeDraftAtom);
  }
  page.set(undoTextAtom);
  expect([chosen(), box()]).toEqual(['One text.', '']);
});

test('an Undo leaves what was typed since in the box', async () => {
  await use('One text.');
  type('Another');
  page.set(undoTextAtom);
  expect([chosen(), box()]).toEqual([null, 'Another']);
});

test('what is typed is taken when the dialog closes, and what was undone is not', async () => {
  type('One text.');
  await page.set(takeDraftAtom);
  page.set(undoTextAtom);
  await page.set(closeDraftAtom);
  expect([chosen(), box()]).toEqual([null, '']);
  type('Another text.');
  await page.set(closeDraftAtom);
  expect([chosen(), box()]).toEqual(['Another text.', '']);
});

test('what is typed waits where the dialog closes over other words', async () => {
  type('One text.');
  page.set(isBoxShownAtom, false);
  await page.set(closeDraftAtom);
  expect([chosen(), box()]).toEqual([null, 'One text.']);
});
