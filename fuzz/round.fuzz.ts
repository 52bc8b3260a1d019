import fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { eventsOf } from '../src/core/round/log';
import { clockSeconds, type Round, type RoundEvent, replay } from '../src/core/round/round';
import type { RoundSetup } from '../src/core/round/roundSetup';
import { tally } from '../src/core/round/score';
import { type FieldEvent, FieldReader } from '../src/input/FieldReader';
import { beginAtom, dispatchAtom, roundAtom } from '../src/state/round/roundAtoms';
import { aWordCountSetup } from '../src/testing/playedRounds';
import { A_SETUP } from '../src/testing/rounds';

const EVENTS_A_PLAY = 500;
const EVENTS = 1_000_000 * Number(process.env.FUZZ_SHARE ?? 1);
/** Half of the events go to the typing field, the other half directly to the round. */
const PLAYS = EVENTS / 2 / EVENTS_A_PLAY;
console.log(`fuzzing with FUZZ_SEED=${process.env.FUZZ_SEED}`);

const text = fc.oneof(
  fc.constantFrom('a', 'e', ' ', 't', '', '\n', 'é', 'e\u0301', '\u0301', '👍', 'hello ', 'に', '\u0000'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);
const modifier = { ctrlKey: fc.boolean(), altKey: fc.boolean(), metaKey: fc.boolean() };
const stamp = fc.oneof(
  { weight: 40, arbitrary: fc.integer({ min: 0, max: 400 }).map((back) => ({ back })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(Number.NaN, 0, -5, 1.7e12, Number.POSITIVE_INFINITY).map((at) => ({ at })),
  },
);
const inputType = fc.constantFrom(
  'insertText',
  'insertCompositionText',
  'insertFromPaste',
  'insertFromDrop',
  'insertReplacementText',
  'insertLineBreak',
  'insertFromComposition',
  'deleteCompositionText',
  'deleteContentBackward',
  'deleteWordBackward',
  'deleteSoftLineBackward',
  'deleteContentForward',
  'historyUndo',
  'historyRedo',
  'formatBold',
  '',
);
const fieldEvent = fc.record({
  event: fc.oneof(
    fc.record({
      type: fc.constant('keydown'),
      key: fc.oneof(text, fc.constantFrom('Backspace', 'Unidentified', 'Dead', 'Process', 'Shift')),
      keyCode: fc.constantFrom(0, 8, 65, 229),
      ...modifier,
    }),
    fc.record({
      type: fc.constant('beforeinput'),
      inputType,
      data: fc.option(text),
      cancelable: fc.boolean(),
    }),
    fc.record({ type: fc.constant('input'), inputType, data: fc.option(text) }),
    fc.record({ type: fc.constant('compositionstart') }),
    fc.record({ type: fc.constant('compositionend'), data: text }),
    fc.record({ type: fc.constantFrom('keyup', 'blur') }),
  ),
  value: text,
  stamp,
  gapMs: fc.integer({ min: 0, max: 120 }),
});
const at = fc.oneof(
  { weight: 40, arbitrary: fc.integer({ min: 0, max: 260_000 }).map((eighths) => eighths / 8) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY) },
);
const roundEvent: fc.Arbitrary<RoundEvent> = fc.oneof(
  fc.record({ kind: fc.constant('typed' as const), char: text, at }),
  fc.record({ kind: fc.constant('deleted' as const), count: fc.oneof(fc.nat(90), fc.double()), at }),
  fc.record({ kind: fc.constant('ticked' as const), at }),
);

function expectSound(round: Round): void {
  const { total, errors, accuracy, score } = tally(round);
  expect(errors >= 0 && errors <= total && score === total - errors).toBe(true);
  expect(accuracy >= 0 && accuracy <= 1).toBe(true);
  expect(Number.isInteger(clockSeconds(round))).toBe(true);

  const events: RoundEvent[] = eventsOf(round.log);
  if (round.startedAt !== null) events.push({ kind: 'ticked', at: round.startedAt + round.elapsedMs });
  // A Space that was ignored is in no log.
  expect(replay(round.setup, events)).toEqual({ ...round, hasIgnoredSpace: false });
}

const SETUPS: readonly RoundSetup[] = [
  A_SETUP,
  aWordCountSetup(24),
  { ...A_SETUP, settings: { ...A_SETUP.settings, spaceEndsWord: true } },
];
const options = { numRuns: PLAYS, verbose: 1 } as const;

test('half a million events against the reducer: no throw, no NaN, errors ≤ total, replay equals live', () => {
  const events = fc.array(roundEvent, { minLength: EVENTS_A_PLAY, maxLength: EVENTS_A_PLAY });
  fc.assert(
    fc.property(events, fc.constantFrom(...SETUPS), (all, setup) => expectSound(replay(setup, all))),
    options,
  );
});

test('half a million events against the typing field and the store behind it: the same', () => {
  const events = fc.array(fieldEvent, { minLength: EVENTS_A_PLAY, maxLength: EVENTS_A_PLAY });
  fc.assert(
    fc.property(events, fc.nat(), fc.constantFrom(...SETUPS), (all, roundSeed, setup) => {
      const store = createStore();
      store.set(beginAtom, { ...setup, seed: roundSeed });
      const reader = new FieldReader();
      let nowMs = 1000;
      let value = '';
      for (const { event, value: nextValue, stamp: stamped, gapMs } of all) {
        nowMs += gapMs;
        if (event.type === 'input') value = nextValue;
        const timeStamp = 'at' in stamped ? stamped.at : nowMs - stamped.back;
        const reading = reader.read({ ...event, timeStamp } as FieldEvent, value, nowMs);
        for (const action of reading.actions) store.set(dispatchAtom, action);
        if (reading.clear) value = '';
      }
      expectSound(store.get(roundAtom));
    }),
    options,
  );
});
