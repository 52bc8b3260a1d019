import { atom } from 'jotai';
import { WORK_MS, whenIdle } from '../../platform/page/idle';
import { lastKeyAtAtom } from '../round/roundAtoms';

/** Calls a function once, when the browser is idle and nobody is typing. Returns a cancel function. */
export const whenIdleAtom = atom(null, (get, _set, act: () => void) =>
  whenIdle(WORK_MS, () => get(lastKeyAtAtom), act),
);
