// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSpeechKeys } from './watchSpeechKeys';

let asked: string[];
let watching: AbortController;
let field: HTMLInputElement;

beforeEach(() => {
  asked = [];
  watching = new AbortController();
  field = document.createElement('input');
  field.dataset.part = 'field';
  document.body.replaceChildren(field);
  watchSpeechKeys({ sayAgain: () => asked.push('again'), spell: () => asked.push('spell') }, watching.signal);
});
afterEach(() => watching.abort());

/** Presses a key; returns whether its default action was left alone. */
function press(init: KeyboardEventInit, target: Element = field): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
}

test('Arrow Up says the word again, Arrow Down spells it, and the caret of the field stays', () => {
  expect(press({ key: 'ArrowUp' })).toBe(false);
  expect(press({ key: 'ArrowDown' })).toBe(false);
  expect(asked).toEqual(['again', 'spell']);
});

test('a key that is held down asks once', () => {
  press({ key: 'ArrowUp' });
  expect(press({ key: 'ArrowUp', repeat: true })).toBe(false);
  expect(asked).toEqual(['again']);
});

test.each([
  ['with Control', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with Meta', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['in a composition', { isComposing: true }],
])('%s an arrow key asks for nothing', (_how, init) => {
  expect(press({ key: 'ArrowUp', ...init })).toBe(true);
  expect(asked).toEqual([]);
});

test('arrow keys elsewhere, other keys, and those after the end ask for nothing', () => {
  const slider = document.createElement('input');
  document.body.append(slider);
  expect(press({ key: 'ArrowUp' }, slider)).toBe(true);
  expect(press({ key: 'ArrowLeft' })).toBe(true);
  watching.abort();
  expect(press({ key: 'ArrowUp' })).toBe(true);
  expect(asked).toEqual([]);
});
