// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissAdviceAtom, isDesktopAdvisedAtom } from './deviceAtoms';

/** The viewport, as wide as it is put; jsdom has no media queries of its own. */
let viewport: { isNarrow: boolean; change: () => void };

beforeEach(() => {
  const listeners = new Set<() => void>();
  viewport = {
    isNarrow: false,
    change: () => {
      for (const listener of listeners) listener();
    },
  };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return viewport.isNarrow;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => void vi.unstubAllGlobals());

function make(isNarrow: boolean): void {
  viewport.isNarrow = isNarrow;
  viewport.change();
}

/** A page that shows the advice when it is due. */
function aPage() {
  const store = createStore();
  store.sub(isDesktopAdvisedAtom, () => {});
  return store;
}

test('a desktop view is not advised before the device is known', () => {
  viewport.isNarrow = true;
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
