// @vitest-environment jsdom

import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { clockSeconds } from '../../core/round/round';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { beginRace } from '../../testing/sittings';
import { restartAtom } from '../next/restartAtom';
import {
  clockSecondsAtom,
  dispatchAtom,
  outlineAtom,
  phaseAtom,
  roundAtom,
  setupAtom,
  startedAtAtom,
} from './roundAtoms';

beforeEach(() => localStorage.clear());

test('whatever happens, the outline and what is read from it are of the current round', () => {
  const action = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('right', 'wrong') },
    fc.constantFrom('deleted', 'ticked', 'restart', 'race'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(action, fc.integer({ min: 0, max: 900 })), { maxLength: 200 }), (steps) => {
      const store = aNewPage(A_SETUP);
      const expectSame = (): void => {
        const round = store.get(roundAtom);
        const { setup, phase, batchNumber, expected, startedAt } = round;
        expect({
          ...store.get(outlineAtom),
          setup: store.get(setupAtom),
          phase: store.get(phaseAtom),
          startedAt: store.get(startedAtAtom),
          clockSeconds: store.get(clockSecondsAtom),
        }).toEqual({ setup, phase, batchNumber, expected, startedAt, clockSeconds: clockSeconds(round) });
      };
      store.sub(roundAtom, expectSame);
      let at = 1000;
      for (const [what, gapMs] of steps) {
        at += gapMs;
        const { expected, typed } = store.get(roundAtom);
        if (what === 'restart') store.set(restartAtom, at);
        else if (what === 'race') beginRace(store, A_SETUP);
        else if (what === 'deleted') store.set(dispatchAtom, { kind: 'deleted', unit: 'word', at });
        else if (what === 'ticked') store.set(dispatchAtom, { kind: 'ticked', at });
        else {
          const char = what === 'wrong' ? '#' : (expected[typed.length] ?? '');
          store.set(dispatchAtom, { kind: 'typed', char, at });
        }
        expectSame();
      }
    }),
  );
});
