// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissAdviceAtom, isDesktopAdvisedAtom, isTouchedAtom } from './deviceAtoms';

/** The device, as it is put; jsdom has no media queries of its own. */
let device: { isNarrow: boolean; isTouched: boolean; change: () => void };

beforeEach(() => {
  const listeners = new Set<() => void>();
  device = {
    isNarrow: false,
    isTouched: false,
    change: () => {
      for (const listener of listeners) listener();
    },
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('pointer') ? device.isTouched : device.isNarrow;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => void vi.unstubAllGlobals());

function make(isNarrow: boolean): void {
  device.isNarrow = isNarrow;
  device.change();
}

/** A page that shows the advice when it is due. */
function aPage() {
  const store = createStore();
  store.sub(isDesktopAdvisedAtom, () => {});
  return store;
}

test('a desktop view is not advised before the device is known', () => {
  device.isNarrow = true;
  expect(createStore().get(isDesktopAdvisedAtom)).toBe(false);
});

test('a desktop view is advised while the viewport is narrow', () => {
  const page = aPage();
  expect(page.get(isDesktopAdvisedAtom)).toBe(false);
  make(true);
  expect(page.get(isDesktopAdvisedAtom)).toBe(true);
  make(false);
  expect(page.get(isDesktopAdvisedAtom)).toBe(false);
});

test('advice that was dismissed does not come back in this visit', () => {
  const page = aPage();
  make(true);
  page.set(dismissAdviceAtom);
  expect(page.get(isDesktopAdvisedAtom)).toBe(false);
  make(false);
  make(true);
  expect(page.get(isDesktopAdvisedAtom)).toBe(false);
});

test('whether the person points with a finger is known once it is asked, and followed', () => {
  device.isTouched = true;
  const page = createStore();
  expect(page.get(isTouchedAtom)).toBe(false);
  page.sub(isTouchedAtom, () => {});
  expect(page.get(isTouchedAtom)).toBe(true);
  device.isTouched = false;
  device.change();
  expect(page.get(isTouchedAtom)).toBe(false);
});
