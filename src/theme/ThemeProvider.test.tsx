// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Theme } from '../platform/page/themeChoice';
import { ThemeProvider } from './ThemeProvider';
import { useTheme } from './useTheme';

/** What the operating system prefers; jsdom has no media queries of its own. */
let system: { matches: boolean; change: () => unknown };

beforeEach(() => {
  localStorage.clear();
  const listeners = new Set<() => void>();
  system = { matches: false, change: () => Array.from(listeners, (listener) => listener()) };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Probe() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <output>{theme}</output>
      {(['light', 'dark', 'system'] as const).map((choice) => (
        <button key={choice} type="button" onClick={() => setTheme(choice)}>
          {choice}
        </button>
      ))}
    </>
  );
}

function show(defaultTheme?: Theme) {
  render(
    <Provider store={createStore()}>
      <ThemeProvider {...(defaultTheme && { defaultTheme })}>
        <Probe />
      </ThemeProvider>
    </Provider>,
  );
}
const chosen = () => screen.getByRole('status').textContent;
const rootClass = () => document.documentElement.className;
const choose = (theme: Theme) => act(() => screen.getByRole('button', { name: theme }).click());

test('useTheme throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow('useTheme must be used within a ThemeProvider');
});

test("the provider's own default is system; the app passes another", () => {
  show();
  expect(chosen()).toBe('system');
  cleanup();
  show('dark');
  expect(chosen()).toBe('dark');
  expect(rootClass()).toBe('dark');
});

test('a choice replaces the previous class, and is saved as a bare word', () => {
  show('dark');
  choose('light');
  expect(rootClass()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('system follows the system, live', () => {
  show('dark');
  choose('system');
  expect(rootClass()).toBe('light');
  system.matches = true;
  act(() => void system.change());
  expect(rootClass()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('system');
});

test('a saved word that is no theme falls back to the default and is quarantined', () => {
  localStorage.setItem('theme', 'solarized');
  show('dark');
  expect(chosen()).toBe('dark');
  expect(localStorage.getItem('theme.aside.1')).toBe('solarized');
});
