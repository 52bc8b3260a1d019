// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureType, watchType } from './measureType';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

test('words are fitted to a new width, but not to none at all', () => {
  const element = document.createElement('div');
  element.style.setProperty('font-size', '30px');
  element.style.setProperty('--advance', '0.6');
  document.body.append(element);
  const width = vi.spyOn(element, 'getBoundingClientRect');
  const resize = (to: number): void => {
    width.mockReturnValue(new DOMRect(0, 100, to, 200));
    dispatchEvent(new Event('resize'));
  };
  resize(800);
  const columns: number[] = [];
  const stop = watchType(element, 11, measureType(element, 11), (type) => columns.push(type.columns));
  resize(0);
  expect(columns).toEqual([]);
  resize(800);
  expect(columns).toEqual([]);
  resize(400);
  expect(columns).toEqual([20]);
  stop();
  resize(600);
  expect(columns).toEqual([20]);
});
