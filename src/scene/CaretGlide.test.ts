import { expect, test } from 'vitest';
import { CaretGlide } from './CaretGlide';

const WORDS = {};
const FRAME_MS = 16;

/** A caret at place 0 of a line whose places are 20 px apart, with frames that the test triggers. */
function aCaret() {
  let requested: { readonly onFrame: (atMs: number) => void; readonly afterMs: number } | null = null;
  let atMs = 5000;
  let x: number | null = null;
  const drawn: (number | null)[] = [];
  const caret = new CaretGlide(
    (xPx) => {
      x = xPx;
      drawn.push(xPx);
    },
    (onFrame, afterMs) => {
      expect(requested).toBeNull();
      requested = { onFrame, afterMs };
      return () => {
        requested = null;
      };
    },
  );
  const place = (number: number, line = 0) => ({ x: number * 20, y: line * 50 });
  caret.moveTo(place(0), WORDS);
  return {
    /** Its place while it moves, in px; null when it has arrived. */
    x: () => x,
    drawn,
    moveTo: (number: number, line = 0, words: object | null = WORDS) => {
      x = caret.moveTo(place(number, line), words);
    },
    frame: (ms = FRAME_MS) => {
      atMs += ms;
      const due = requested;
      requested = null;
      due?.onFrame(atMs);
    },
    /** The delay of the requested frame in ms; null if none is requested. */
    requestedAfterMs: () => requested?.afterMs ?? null,
  };
}

test('it begins to move with the key, moves on with each frame, and requests no frame once it has arrived', () => {
  const { x, drawn, moveTo, frame, requestedAfterMs } = aCaret();
  moveTo(1);
  expect(x()).toBe(12);
  // Not in the key's own frame.
  expect(requestedAfterMs()).toBeGreaterThan(0);
  expect(drawn).toEqual([]);
  frame();
  expect(drawn).toEqual([18]);
  expect(requestedAfterMs()).toBe(0);
  // The rest would hardly be seen.
  frame();
  expect(requestedAfterMs()).toBeNull();
  expect(x()).toBeNull();
  expect(drawn).toEqual([18, null]);
});

test('it takes the same time on a screen with twice the frame rate', () => {
  const { x, moveTo, frame, requestedAfterMs } = aCaret();
  moveTo(3);
  frame();
  expect(x()).toBe(54);
  frame(8);
  expect(x()).toBe(58);
  frame(8);
  expect(requestedAfterMs()).toBeNull();
});

test('however short its frames are, it is drawn where it belongs in the end', () => {
  for (const frameMs of [2, 3, 4, 5, 7, 9]) {
    const { drawn, moveTo, frame, requestedAfterMs } = aCaret();
    moveTo(1);
    while (requestedAfterMs() !== null) frame(frameMs);
    expect(drawn.at(-1)).toBeNull();
  }
});

test('a key during a glide sends it on from where it is', () => {
  const { x, moveTo, frame } = aCaret();
  moveTo(1);
  frame();
  expect(x()).toBe(18);
  moveTo(2);
  expect(x()).toBe(31);
  moveTo(1);
  expect(x()).toBe(24);
});

test('however fast keys come, it is never more than one behind, and arrives in the end', () => {
  const { x, moveTo, frame, requestedAfterMs } = aCaret();
  for (let number = 1; number < 60; number++) {
    moveTo(number);
    expect(x()).toBeGreaterThanOrEqual((number - 1) * 20);
    expect(x()).toBeLessThanOrEqual(number * 20);
    if (number % 3 === 0) frame(7);
  }
  moveTo(50);
  expect(x()).toBeLessThan(59 * 20);
  for (let i = 0; i < 8; i++) frame();
  expect(x()).toBeNull();
  expect(requestedAfterMs()).toBeNull();
});

test.each([
  ['another line', 5, 1, WORDS],
  ['other words', 5, 0, {}],
  ['any place where gliding is off', 5, 0, null],
] as const)('it jumps to %s, also during a glide', (_where, number, line, words) => {
  const { x, drawn, moveTo, requestedAfterMs } = aCaret();
  moveTo(1);
  moveTo(number, line, words);
  expect(x()).toBeNull();
  expect(requestedAfterMs()).toBeNull();
  expect(drawn).toEqual([]);
});

test('a repaint without a key does not disturb a glide', () => {
  const { x, moveTo, frame } = aCaret();
  moveTo(1);
  moveTo(1);
  expect(x()).toBe(12);
  frame();
  moveTo(1);
  expect(x()).toBe(18);
});
