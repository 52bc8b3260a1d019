// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aNewPage, type Page } from '../../testing/page';
import { aNewDevice } from '../../testing/savedRounds';
import { aWordsHost, fontOf } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { customTextAtom } from './customTextAtoms';
import {
  closeDraftAtom,
  draftTextAtom,
  editDraftAtom,
  isTextBoxShownAtom,
  submitAndClearDraftAtom,
  submitDraftAtom,
  submitFileAtom,
  textOutcomeAtom,
  textUndoAtom,
  undoTextAtom,
} from './textDraftAtoms';

const LATE = 'Ένα κείμενο';

let page: Page;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  aWordsHost({});
  page = aNewPage();
  page.set(isTextBoxShownAtom, true);
});
afterEach(() => vi.unstubAllGlobals());

const chosen = () => page.get(customTextAtom)?.words.join(' ') ?? null;
const box = () => page.get(draftTextAtom);
const type = (text: string) => page.set(editDraftAtom, text);

async function use(text: string) {
  type(text);
  await page.set(submitAndClearDraftAtom);
}

/** Begins `act`, which waits for the Greek font until the returned function is called. */
async function beginLate(act: () => Promise<void>) {
  const host = aWordsHost({});
  // Later tests must wait for it, too.
  host.missing.add(fontOf('greek'));
  const letGo = host.hold(fontOf('greek'));
  const coming = act();
  await host.asked(fontOf('greek'));
  return () => {
    letGo();
    return coming;
  };
}

test('a submitted text is chosen, and the box is cleared', async () => {
  await use('One text.');
  expect(chosen()).toBe('One text.');
  expect(page.get(optionsAtom).words).toBe('own');
  expect(page.get(textOutcomeAtom)).toMatchObject({ outcome: 'accepted', words: 2 });
  expect(box()).toBe('');
});

test('a pasted text is chosen, and stays in the box', async () => {
  type('One text.');
  await page.set(submitDraftAtom);
  expect(chosen()).toBe('One text.');
  expect(box()).toBe('One text.');
});

test('an invalid text stays in the box, and the words stay', async () => {
  await use(' \u0301');
  expect(page.get(textOutcomeAtom)).toEqual({ outcome: 'empty' });
  expect(page.get(optionsAtom).words).not.toBe('own');
  expect(page.get(textUndoAtom)).toBeNull();
  expect(box()).toBe(' \u0301');
});

test('what is typed while a text waits for its font stays in the box, and is submitted when the dialog closes', async () => {
  const end = await beginLate(() => use(LATE));
  type('And more.');
  await end();
  expect(chosen()).toBe(LATE);
  expect(box()).toBe('And more.');
  await page.set(closeDraftAtom);
  expect(chosen()).toBe('And more.');
  expect(box()).toBe('');
});

test('a text that another has overtaken does not change the message about that', async () => {
  const end = await beginLate(() => use(LATE));
  await page.set(submitFileAtom, new Blob(['A file of words.']));
  await end();
  expect(chosen()).toBe('A file of words.');
  expect(page.get(textOutcomeAtom)).toMatchObject({ outcome: 'accepted', words: 4 });
});

test('a text that waits for its font does not appear after an Undo', async () => {
  await use('One text.');
  const end = await beginLate(() => use(LATE));
  page.set(undoTextAtom);
  await end();
  expect(chosen()).toBeNull();
  expect(page.get(optionsAtom).words).not.toBe('own');
  expect(page.get(textUndoAtom)).toBe('redo');
});

test('an Undo restores the words before, then the text, and the text before', async () => {
  const words = page.get(optionsAtom).words;
  await use('One text.');
  page.set(undoTextAtom);
  expect([chosen(), page.get(optionsAtom).words]).toEqual([null, words]);
  page.set(undoTextAtom);
  expect([chosen(), page.get(optionsAtom).words]).toEqual(['One text.', 'own']);
  expect(page.get(textUndoAtom)).toBe('undo');
  await use('Another text.');
  page.set(undoTextAtom);
  expect([chosen(), page.get(textUndoAtom)]).toEqual(['One text.', 'redo']);
});

test('pieces pasted into one box are undone as one text', async () => {
  await use('One text.');
  for (const text of ['Another', 'Another text.']) {
    type(text);
    await page.set(submitDraftAtom);
  }
  page.set(undoTextAtom);
  expect([chosen(), box()]).toEqual(['One text.', '']);
});

test('an Undo leaves newly typed text in the box', async () => {
  await use('One text.');
  type('Another');
  page.set(undoTextAtom);
  expect([chosen(), box()]).toEqual([null, 'Another']);
});

test('typed text is submitted when the dialog closes, and undone text is not', async () => {
  type('One text.');
  await page.set(submitDraftAtom);
  page.set(undoTextAtom);
  await page.set(closeDraftAtom);
  expect([chosen(), box()]).toEqual([null, '']);
  type('Another text.');
  await page.set(closeDraftAtom);
  expect([chosen(), box()]).toEqual(['Another text.', '']);
});

test('typed text is not submitted if the dialog closes while other words are chosen', async () => {
  type('One text.');
  page.set(isTextBoxShownAtom, false);
  await page.set(closeDraftAtom);
  expect([chosen(), box()]).toEqual([null, 'One text.']);
});

test('an Undo before any text was submitted does nothing', () => {
  type('One text.');
  page.set(undoTextAtom);
  expect([page.get(textUndoAtom), box()]).toEqual([null, 'One text.']);
});

test('a text that is closed with the dialog is not submitted a second time', async () => {
  type('One text.');
  await page.set(submitDraftAtom);
  await page.set(closeDraftAtom);
  expect([chosen(), box()]).toEqual(['One text.', '']);
  // The message about it goes with the dialog.
  expect(page.get(textOutcomeAtom)).toBeNull();
});

test('blanks are no text, and go with the dialog', async () => {
  type(' \n');
  await page.set(closeDraftAtom);
  expect([page.get(textOutcomeAtom), box()]).toEqual([null, '']);
});

describe('one Undo takes back one text', () => {
  /** Pastes a text into the box. */
  async function paste(text: string) {
    type(text);
    await page.set(submitDraftAtom);
  }
  const undo = () => {
    page.set(undoTextAtom);
    return chosen();
  };

  test('if the box was cleared in between', async () => {
    await paste('One text.');
    type('');
    await paste('Another text.');
    expect(undo()).toBe('One text.');
  });

  test('if the box was cleared while the text before was waiting for its font', async () => {
    const end = await beginLate(() => paste(LATE));
    type('');
    await end();
    await paste('Another text.');
    expect(undo()).toBe(LATE);
  });

  test('if a file came in between', async () => {
    await paste('One text.');
    await page.set(submitFileAtom, new Blob(['A file of words.']));
    expect(undo()).toBe('One text.');
    await page.set(submitFileAtom, new Blob(['A file of words.']));
    await paste('One text, and more.');
    expect(undo()).toBe('A file of words.');
  });

  test('if the text before was overtaken by a file', async () => {
    const end = await beginLate(() => paste(LATE));
    await page.set(submitFileAtom, new Blob(['A file of words.']));
    await end();
    await paste('Another text.');
    expect(undo()).toBe('A file of words.');
  });

  test('if it was typed before the Undo of another', async () => {
    await paste('One text.');
    await paste('One text, and more.');
    type('Another text.');
    expect(undo()).toBeNull();
    await page.set(submitDraftAtom);
    expect(undo()).toBeNull();
  });
});

test('a typed text gives way to a file, and is not submitted when the dialog closes', async () => {
  type('One text.');
  await page.set(submitFileAtom, new Blob(['A file of words.']));
  expect(box()).toBe('One text.');
  await page.set(closeDraftAtom);
  expect([chosen(), box()]).toEqual(['A file of words.', '']);
});
