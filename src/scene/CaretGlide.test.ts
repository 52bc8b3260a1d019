import { expect, test } from 'vitest';
import { CaretGlide } from './CaretGlide';

const WORDS = {};
const FRAME_MS = 16;

/** A caret at 0 on a line of places 20 px apart, and a browser whose frames come when they are told to. */
function aCaret() {
  let waiting: { readonly onFrame: (atMs: number) => void; readonly afterMs: number } | null = null;
  let atMs = 5000;
  const drawn: (number | null)[] = [];
  const caret = new CaretGlide(
    () => drawn.push(caret.x),
    (onFrame, afterMs) => {
      expect(waiting).toBeNull();
      waiting = { onFrame, afterMs };
      return () => {
        waiting = null;
      };
    },
  );
  const place = (number: number, line = 0) => ({ x: number * 20, y: line * 50 });
  caret.follow(place(0), WORDS);
  return {
    caret,
    drawn,
    follow: (number: number, line = 0, words: object | null = WORDS) =>
      caret.follow(place(number, line), words),
    frame: (ms = FRAME_MS) => {
      atMs += ms;
      const due = waiting;
      waiting = null;
      due?.onFrame(atMs);
    },
    /** After how many ms it wants a frame; null where it wants none. */
    wants: () => waiting?.afterMs ?? null,
  };
}

test('it begins to move with the key, moves on with each frame, and asks for none once it is there', () => {
  const { caret, drawn, follow, frame, wants } = aCaret();
  follow(1);
  expect(caret.x).toBe(9);
  // The key's own frame is the key's alone.
  expect(wants()).toBeGreaterThan(0);
  expect(drawn).toEqual([]);
  for (let i = 0; i < 2; i++) frame();
  expect(drawn).toEqual([15, 18]);
  expect(wants()).toBe(0);
  // The rest of its way is less than half a pixel.
  frame();
  expect(wants()).toBeNull();
  expect(caret.x).toBeNull();
  expect(drawn).toEqual([15, 18, null]);
});

test('it takes as long on a screen with twice the frames', () => {
  const { caret, follow, frame, wants } = aCaret();
  follow(1);
  frame();
  frame(8);
  expect(caret.x).toBe(17);
  frame(8);
  expect(caret.x).toBe(18);
  frame(16);
  expect(wants()).toBeNull();
});

test('a key on its way sends it on from where it is', () => {
  const { caret, follow, frame } = aCaret();
  follow(1);
  frame();
  expect(caret.x).toBe(15);
  follow(2);
  expect(caret.x).toBe(26);
  follow(1);
  expect(caret.x).toBe(23);
});

test('however fast keys come, it is never more than one behind, and in the end where it belongs', () => {
  const { caret, follow, frame, wants } = aCaret();
  for (let number = 1; number < 60; number++) {
    follow(number);
    expect(caret.x).toBeGreaterThanOrEqual((number - 1) * 20);
    expect(caret.x).toBeLessThanOrEqual(number * 20);
    if (number % 3 === 0) frame(7);
  }
  follow(50);
  expect(caret.x).toBeLessThan(59 * 20);
  for (let i = 0; i < 8; i++) frame();
  expect(caret.x).toBeNull();
  expect(wants()).toBeNull();
});

test.each([
  ['another line', 5, 1, WORDS],
  ['other words', 5, 0, {}],
  ['where nothing glides', 5, 0, null],
] as const)('it jumps to %s, also on its way', (_where, number, line, words) => {
  const { caret, drawn, follow, wants } = aCaret();
  follow(1);
  follow(number, line, words);
  expect(caret.x).toBeNull();
  expect(wants()).toBeNull();
  expect(drawn).toEqual([]);
});

test('what is no key leaves it on its way', () => {
  const { caret, follow, frame } = aCaret();
  follow(1);
  follow(1);
  expect(caret.x).toBe(9);
  frame();
  follow(1);
  expect(caret.x).toBe(15);
});
