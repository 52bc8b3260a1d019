import { whenIdle, whenTypingPauses } from './idle';

/** Resolves at an idle moment after a pause in typing. Parameters as for `whenIdle`. */
export function idleBetweenKeys(freeMs: number, lastKeyAt: () => number): Promise<void> {
  return new Promise((resolve) => {
    whenTypingPauses(lastKeyAt, () => whenIdle(freeMs, lastKeyAt, resolve));
  });
}
