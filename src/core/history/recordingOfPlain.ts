import type { LoggedEvent } from '../round/log';
import type { PlainEvent, PlainRound } from './plainRound';
import { msOf, type Recording, tenthsOf } from './recording';

/** The recording in a human-readable round. Nothing is validated: `replayRecording` does that. */
export function recordingOfPlain(round: PlainRound): Recording {
  const {
    seed,
    durationMs,
    wordsPerBatch,
    wordLimit,
    capitals,
    numbers,
    practice,
    byEar,
    columns,
    wordList,
    text,
    events,
  } = round;
  return {
    seed,
    settings: {
      durationMs,
      wordsPerBatch,
      ...(wordLimit && { wordLimit }),
      ...(capitals && { capitals }),
      ...(numbers && { numbers }),
      ...(practice && { practice }),
      ...(byEar && { byEar }),
      ...(columns !== undefined && { columns }),
    },
    wordList,
    ...(text !== undefined && { text }),
    events: events.map(loggedEvent),
  };
}

function loggedEvent([atMs, what]: PlainEvent): LoggedEvent {
  const at = msOf(tenthsOf(atMs));
  return typeof what === 'string' ? { kind: 'typed', char: what, at } : { kind: 'deleted', count: -what, at };
}
