// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { readOptions } from '../../platform/options/savedOptions';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { denyStorage, fillStorage } from '../../testing/storage';
import { optionsAtom, savedOptionsTextAtom } from '../options/optionsAtoms';
import { noticeAtom } from '../page/noticeAtoms';
import { roundAtom } from '../round/roundAtoms';
import { chooseOptionsAtom, loadOptionsAtom, rejectSavedOptionsAtom } from './chooseOptionsAtoms';

let store: Page;
beforeEach(() => {
  localStorage.clear();
  store = aNewPage(A_SETUP);
});

const duration = () => store.get(roundAtom).setup.settings.durationMs;
const choose = (seconds: number) => {
  store.set(chooseOptionsAtom, { seconds });
};
describe('options saved by another tab or an earlier visit', () => {
  const readBack = (text: string) => {
    localStorage.setItem('options', text);
    store.set(loadOptionsAtom);
  };

  test('apply to a round in which nothing is typed', () => {
    readBack('{"version":1,"seconds":60}');
    expect(duration()).toBe(60_000);
    expect(readOptions()).toEqual({
      text: '{"version":1,"seconds":60}',
      options: { ...STANDARD_OPTIONS, seconds: 60 },
    });
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('have the list that is offered now', () => {
    readBack('{"version":1,"words":"german-1"}');
    expect(store.get(optionsAtom).words).toBe('german-common-1');
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('are quarantined with a notice if they are invalid: the standard options apply', () => {
    choose(60);
    readBack('{"version":2}');
    expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
    expect(localStorage.getItem('options.aside.1')).toBe('{"version":2}');
    expect(store.get(noticeAtom)).toBe('damaged');
    expect(readOptions()).toBeNull();
  });

  test('are the standard ones if another tab has cleared the storage', () => {
    choose(60);
    localStorage.clear();
    store.set(loadOptionsAtom);
    expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
    expect(localStorage.length).toBe(0);
    store.set(rejectSavedOptionsAtom);
    expect(localStorage.length).toBe(0);
    expect(store.get(noticeAtom)).toBeNull();
  });

  test('are ignored if storage is denied', () => {
    choose(60);
    const saved = store.get(savedOptionsTextAtom);
    denyStorage();
    store.set(loadOptionsAtom);
    expect(store.get(optionsAtom)).toMatchObject({ seconds: 60 });
    expect(readOptions()).toBeNull();
    store.set(chooseOptionsAtom, { size: 150 });
    expect(store.get(optionsAtom)).toMatchObject({ seconds: 60, size: 150 });
    expect(store.get(noticeAtom)).toBe('notSaved');
    store.set(noticeAtom, null);
    store.set(rejectSavedOptionsAtom);
    expect(store.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
    expect(store.get(noticeAtom)).toBeNull();
    expect(store.get(savedOptionsTextAtom)).toBe(saved);
  });

  test('stay where they are if there is no room to quarantine them', () => {
    localStorage.setItem('options', 'none');
    const makeRoom = fillStorage();
    store.set(loadOptionsAtom);
    expect(store.get(noticeAtom)).toBe('notSaved');
    makeRoom();
    expect(localStorage.getItem('options')).toBe('none');
    store.set(chooseOptionsAtom, { size: 150 });
    expect(store.get(noticeAtom)).toBeNull();
  });
});
