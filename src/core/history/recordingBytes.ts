import { eventsOf, type LoggedEvent } from '../round/log';
import { beginRound, type Round } from '../round/round';
import type { RoundSetup } from '../round/roundSetup';
import type { RoundSettings } from '../round/rules';
import { wordsHash } from '../words/textHash';
import { isWordsChoice } from '../words/wordChoices';
import { ByteReader } from './byteReader';
import { ByteWriter } from './byteWriter';
import { isRecordable } from './characterBytes';
import { type EventContext, readEvent, writeEvent } from './eventBytes';
import { finishedRound, playRecorded, setupOfRecording } from './playRecording';
import { eventsSinceStart, headerOf, type Recording, tenthsOf } from './recording';
import { readHeader, writeHeader } from './recordingHeader';
import { isListName, MAX_EVENTS } from './recordingLimits';

/**
 * Finds a word list by its name; null if it is not loaded. Should return the same array each time, since hashes are
 * cached by array. Not called for a custom text, which comes with the round.
 */
export type FindWords = (wordList: string) => readonly string[] | null;

/**
 * Why bytes cannot be read as a round: they are something else, they come from a newer version, the word list is
 * unknown here, it is not loaded yet, the list of that name has other words, or they are damaged or forged.
 */
export type RecordingTrouble =
  | 'notARecording'
  | 'newer'
  | 'unknownWords'
  | 'wordsNotLoaded'
  | 'otherWords'
  | 'invalid';

export type ReadRecording =
  | { readonly recording: Recording; readonly round: Round }
  | { readonly trouble: RecordingTrouble };

/** Replaces a character that cannot be recorded, such as half a surrogate pair. */
const REPLACEMENT = '\ufffd';

/**
 * The recording of a finished round.
 *
 * @throws RangeError if the round is not finished
 */
export function recordingOf(round: Round): Recording {
  if (round.phase !== 'finish') {
    throw new RangeError(
      `A recording needs a finished round, got one in phase "${round.phase}". Wait for its end.`,
    );
  }
  return withRecordableCharacters({ ...headerOf(round), events: eventsSinceStart(round) });
}

/** The recording with unrecordable characters replaced. Those are always errors, and so is the replacement. */
export function withRecordableCharacters(recording: Recording): Recording {
  const events = recording.events.map((event) =>
    event.kind === 'typed' && !isRecordable(event.char) ? { ...event, char: REPLACEMENT } : event,
  );
  return { ...recording, events };
}

/**
 * The finished round of a recording, its clock at 0 with the first character. Null if the events are not those of one
 * round over these words: each event must have counted exactly as it is recorded.
 */
export function replayRecording(recording: Recording, words: readonly string[]): Round | null {
  const setup = setupOfRecording(recording, words);
  return setup && playEvents(recording, setup, () => {});
}

/**
 * A recording as bytes, in the format of docs/formats.md. Equal recordings give equal bytes.
 *
 * @param words the list that the recording names; not used if the recording has a custom text
 * @throws RangeError if `replayRecording` returns null, or if the list's name is not allowed
 */
export function writeRecording(recording: Recording, words: readonly string[]): Uint8Array {
  if (!isListName(recording.wordList)) {
    throw new RangeError(
      `A list's name has 1 to 40 characters, a–z, 0–9 and -, got "${recording.wordList}". Rename the list.`,
    );
  }
  const written = playAndWrite(recording, words);
  if (!written) {
    throw new RangeError(
      `The ${recording.events.length} events of this recording do not make one finished round over its words. Pass the result of recordingOf.`,
    );
  }
  return written.bytes;
}

/** Replays and writes a recording in one pass; null if it cannot be replayed. */
export function playAndWrite(
  recording: Recording,
  words: readonly string[],
): { readonly round: Round; readonly bytes: Uint8Array } | null {
  const setup = setupOfRecording(recording, words);
  if (!setup || !isListName(recording.wordList)) return null;
  const out = new ByteWriter();
  writeHeader(out, recording, recording.text === undefined ? wordsHash(words) : 0);
  out.varint(recording.events.length);
  const round = playEvents(recording, setup, (event, before) => writeEvent(out, event, contextOf(before)));
  return round && { round, bytes: out.written() };
}

/**
 * The same round in the form that is written today, without playing it. Bytes of no round, or of a newer version, stay as
 * they are.
 */
export function inTodaysForm(bytes: Uint8Array): Uint8Array {
  const from = new ByteReader(bytes);
  const read = readHeader(from);
  if ('trouble' in read) return bytes;
  const out = new ByteWriter();
  writeHeader(out, read.header, read.hash ?? 0);
  // The events have had the same form since the first version.
  out.bytes(from.rest());
  return out.written();
}

/**
 * The recording in these bytes and its round, or what is wrong with them. Accepts any bytes, takes linear time and
 * throws only what `findWords` throws. `writeRecording` writes the result as the same bytes, if they are in the form that
 * is written today and have no fields that are unknown here.
 *
 * @param isAllowed whether to accept these settings and this number of events; called before anything is replayed
 */
export function readRecording(
  bytes: Uint8Array,
  findWords: FindWords,
  isAllowed: (settings: RoundSettings, events: number) => boolean = () => true,
): ReadRecording {
  const from = new ByteReader(bytes);
  const read = readHeader(from);
  if ('trouble' in read) return read;
  const { header, hash } = read;
  const count = from.varint();
  if (count === null || count > MAX_EVENTS || !isAllowed(header.settings, count))
    return { trouble: 'invalid' };
  const words = hash === null ? [] : findWords(header.wordList);
  if (!words) return { trouble: isWordsChoice(header.wordList) ? 'wordsNotLoaded' : 'unknownWords' };
  if (hash !== null && hash !== wordsHash(words)) return { trouble: 'otherWords' };

  const setup = setupOfRecording(header, words);
  const round = setup && readEvents(from, count, setup, header.text);
  if (!round) return { trouble: 'invalid' };
  return { recording: { ...header, events: eventsOf(round.log) }, round };
}

/** Null unless the rest of the bytes is exactly `count` events of one round. */
function readEvents(
  from: ByteReader,
  count: number,
  setup: RoundSetup,
  text: string | undefined,
): Round | null {
  let round = beginRound(setup);
  for (let number = 0; number < count; number++) {
    const event = readEvent(from, contextOf(round));
    const after = event && playRecorded(round, event);
    if (!after) return null;
    round = after;
  }
  return from.isAtEnd ? finishedRound(round, text) : null;
}

function playEvents(
  { text, events }: Recording,
  setup: RoundSetup,
  onEvent: (event: LoggedEvent, before: Round) => void,
): Round | null {
  if (events.length > MAX_EVENTS) return null;
  let round = beginRound(setup);
  for (const event of events) {
    const after = playRecorded(round, event);
    if (!after) return null;
    onEvent(event, round);
    round = after;
  }
  return finishedRound(round, text);
}

function contextOf(round: Round): EventContext {
  return { tenthsBefore: tenthsOf(round.elapsedMs), expected: round.expected[round.typed.length] ?? '' };
}
