import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKeySounds } from './keySounds';

let tried = 0;
let started = 0;
let suspended = 0;
let isFailing = false;

class StandInContext {
  readonly sampleRate = 8000;
  readonly destination = {};
  readonly state: string = 'running';
  currentTime = 0;
  createBuffer() {
    return { copyToChannel: () => {} };
  }
  createBufferSource() {
    tried++;
    if (isFailing) throw new Error('No sound here.');
    return { connect: () => {}, start: () => started++ };
  }
  resume() {
    return Promise.resolve();
  }
  suspend() {
    suspended++;
    return Promise.resolve();
  }
  close() {
    return Promise.resolve();
  }
}

/** The last one that was opened. */
let context: StandInContext;

function stubWith(Context: typeof StandInContext): void {
  vi.stubGlobal(
    'AudioContext',
    class extends Context {
      constructor() {
        super();
        context = this;
      }
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  tried = started = suspended = 0;
  isFailing = false;
  stubWith(StandInContext);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('several sounds at the same moment are one', () => {
  const { play } = openKeySounds();
  play('key');
  play('key');
  expect(started).toBe(1);
  context.currentTime = 1;
  play('key');
  expect(started).toBe(2);
});

test('ten seconds after the last key the device is let go', () => {
  const { play } = openKeySounds();
  play('key');
  vi.advanceTimersByTime(9999);
  play('key');
  vi.advanceTimersByTime(9999);
  expect(suspended).toBe(0);
  vi.advanceTimersByTime(1);
  expect(suspended).toBe(1);
});

test('where the browser has no Web Audio, it is silent', () => {
  vi.stubGlobal('AudioContext', undefined);
  const { play, close } = openKeySounds();
  play('key');
  play('key');
  close();
  expect(tried).toBe(0);
});

test('where no context can be made, it is silent', () => {
  const construct = vi.fn();
  stubWith(
    class extends StandInContext {
      constructor() {
        super();
        construct();
        throw new Error('No sound here.');
      }
    },
  );
  const { play, close } = openKeySounds();
  play('key');
  play('key');
  close();
  expect(construct).toHaveBeenCalledOnce();
});

test('where a sound cannot be played, no other is tried', () => {
  isFailing = true;
  const { play } = openKeySounds();
  play('key');
  context.currentTime = 1;
  play('error');
  expect(tried).toBe(1);
});

test('a context that may not go on, yet, is tried again with the next key', async () => {
  const resume = vi.fn(() => Promise.reject(new Error('Not allowed.')));
  stubWith(
    class extends StandInContext {
      override readonly state = 'interrupted';
      override readonly resume = resume;
    },
  );
  const { play } = openKeySounds();
  play('key');
  play('key');
  // A rejection that nobody handles would fail this test.
  await vi.advanceTimersByTimeAsync(0);
  expect(resume).toHaveBeenCalledTimes(2);
  expect(started).toBe(1);
});
