// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissAdviceAtom, isDesktopAdvisedAtom, isTouchScreenAtom } from './deviceAtoms';

/** The simulated device; jsdom has no media queries. */
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

test.each([
  [
    'a phone',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    true,
  ],
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
])(
  'on %s of any width a desktop view is advised or not by what the browser calls itself',
  (_, userAgent, isAdvised) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(aPage().get(isDesktopAdvisedAtom)).toBe(isAdvised);
  },
);

test('advice that was dismissed does not come back in this visit', () => {
  const page = aPage();
  make(true);
  page.set(dismissAdviceAtom);
  expect(page.get(isDesktopAdvisedAtom)).toBe(false);
  make(false);
  make(true);
  expect(page.get(isDesktopAdvisedAtom)).toBe(false);
});

test('whether the device is a touch screen is known on subscribing, and followed', () => {
  device.isTouched = true;
  const page = createStore();
  expect(page.get(isTouchScreenAtom)).toBe(false);
  page.sub(isTouchScreenAtom, () => {});
  expect(page.get(isTouchScreenAtom)).toBe(true);
  device.isTouched = false;
  device.change();
  expect(page.get(isTouchScreenAtom)).toBe(false);
});
