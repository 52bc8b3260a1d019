import { eventsOf, type LoggedEvent } from '../round/log';
import { beginRound, play, type Round, type RoundSetup } from '../round/round';
import { OWN_TEXT, type RoundSettings } from '../round/rules';
import { isPassage, passageWords } from '../words/ownText';
import { setupOf } from '../words/setup';
import { wordsHash } from '../words/textHash';
import { isChoiceOfWords } from '../words/wordChoices';
import { ByteReader } from './byteReader';
import { ByteWriter } from './byteWriter';
import { canBeKept } from './canBeKept';
import { isKeepable } from './characterBytes';
import { type EventPlace, readEvent, writeEvent } from './eventBytes';
import { eventsSinceStart, madeFrom, msOf, type Recording, tenthsOf } from './recorded';
import { type RecordingHeader, readHeader, writeHeader } from './recordingHeader';
import { isListName, MAX_EVENTS } from './recordingLimits';

/**
 * Finds a word list by its name; null when it is not at hand. Best gives the same array each time. It is not asked for
 * an own text, which comes with the round.
 */
export type FindWords = (wordList: string) => readonly string[] | null;

/**
 * Why bytes are no round here: they are something else, they come from a newer copy, this copy has no such word list,
 * it has one that has not been loaded, the list of that name has other words, or they are damaged or made up.
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

/** Stands for a character that cannot be kept, such as half a surrogate pair. */
const REPLACEMENT = '\ufffd';

/**
 * The recording of a finished round.
 *
 * @throws RangeError if the round is not over
 */
export function recordingOf(round: Round): Recording {
  if (round.phase !== 'finish') {
    throw new RangeError(
      `A recording needs a finished round, got one in "${round.phase}". Wait for its end.`,
    );
  }
  return keepable({ ...madeFrom(round), events: eventsSinceStart(round) });
}

/** A recording of characters that can be kept; what cannot was wrong anyway, and so is what stands for it. */
export function keepable(recording: Recording): Recording {
  const events = recording.events.map((event) =>
    event.kind === 'typed' && !isKeepable(event.char) ? { ...event, char: REPLACEMENT } : event,
  );
  return { ...recording, events };
}

/**
 * The finished round that a recording tells of, its clock at 0 with the first character. Null when the events are not
 * those of one round over these words: each must have counted, just as it is recorded.
 */
export function replayRecording(recording: Recording, words: readonly string[]): Round | null {
  const setup = setupOfRecording(recording, words);
  return setup && playEvents(recording, setup, () => {});
}

/**
 * A recording as bytes, the same for the same recording: docs/formats.md.
 *
 * @param words the list that the recording names; nothing is read of it where the words come with the round
 * @throws RangeError if `replayRecording` does not play it, or if its list has a name that no list may have
 */
export function writeRecording(recording: Recording, words: readonly string[]): Uint8Array {
  if (!isListName(recording.wordList)) {
    throw new RangeError(
      `A list is named by 1 to 40 of a–z, 0–9 and -, got "${recording.wordList}". Rename the list.`,
    );
  }
  const written = playAndWrite(recording, words);
  if (!written) {
    throw new RangeError(
      `A recording is of one finished round over its words, got ${recording.events.length} events that are not. Pass what recordingOf gives.`,
    );
  }
  return written.bytes;
}

/** A recording played and written in one go; null when it cannot be played. */
export function playAndWrite(
  recording: Recording,
  words: readonly string[],
): { readonly round: Round; readonly bytes: Uint8Array } | null {
  const setup = setupOfRecording(recording, words);
  if (!setup || !isListName(recording.wordList)) return null;
  const out = new ByteWriter();
  writeHeader(out, recording, words);
  out.varint(recording.events.length);
  const round = playEvents(recording, setup, (event, before) => writeEvent(out, event, placeIn(before)));
  return round && { round, bytes: out.written() };
}

/**
 * The recording in these bytes, played, or what is wrong with them. Takes any bytes at all, in a time that grows with
 * their number, and throws only what `findWords` throws. What it reads, `writeRecording` writes as the same bytes.
 *
 * @param mayHave whether a round of these settings and so many events is taken; asked before anything is played
 */
export function readRecording(
  bytes: Uint8Array,
  findWords: FindWords,
  mayHave: (settings: RoundSettings, events: number) => boolean = () => true,
): ReadRecording {
  const from = new ByteReader(bytes);
  const read = readHeader(from);
  if ('trouble' in read) return read;
  const { header, hash } = read;
  const count = from.varint();
  if (count === null || count > MAX_EVENTS || !mayHave(header.settings, count)) return { trouble: 'invalid' };
  const words = hash === null ? [] : findWords(header.wordList);
  if (!words) return { trouble: isChoiceOfWords(header.wordList) ? 'wordsNotLoaded' : 'unknownWords' };
  if (hash !== null && hash !== wordsHash(words)) return { trouble: 'otherWords' };

  const setup = setupOfRecording(header, words);
  const round = setup && readEvents(from, count, setup, header.text);
  if (!round) return { trouble: 'invalid' };
  return { recording: { ...header, events: eventsOf(round.log) }, round };
}

/** Null unless `count` events of one round are all that is left to read. */
function readEvents(
  from: ByteReader,
  count: number,
  setup: RoundSetup,
  text: string | undefined,
): Round | null {
  let round = beginRound(setup);
  for (let number = 0; number < count; number++) {
    const event = readEvent(from, placeIn(round));
    const after = event && playLogged(round, event);
    if (!after) return null;
    round = after;
  }
  return from.isAtEnd ? toItsEnd(round, text) : null;
}

/** Null when no round that is recorded is made from this. */
function setupOfRecording(
  { seed, settings, wordList, text }: RecordingHeader,
  words: readonly string[],
): RoundSetup | null {
  if ((wordList === OWN_TEXT) !== (text !== undefined)) return null;
  if (text !== undefined && (seed !== 0 || !isPassage(text))) return null;
  const setup = setupOf({ seed, settings, wordList, words: text === undefined ? words : passageWords(text) });
  return canBeKept(setup) ? setup : null;
}

function playEvents(
  { text, events }: Recording,
  setup: RoundSetup,
  onEvent: (event: LoggedEvent, before: Round) => void,
): Round | null {
  if (events.length > MAX_EVENTS) return null;
  let round = beginRound(setup);
  for (const event of events) {
    const after = playLogged(round, event);
    if (!after) return null;
    onEvent(event, round);
    round = after;
  }
  return toItsEnd(round, text);
}

/** The round after an event of its recording, null when such an event cannot have been logged then. */
function playLogged(round: Round, event: LoggedEvent): Round | null {
  const isInOrder = round.startedAt === null ? event.at === 0 : event.at >= round.elapsedMs;
  if (!isInOrder || event.at !== msOf(tenthsOf(event.at))) return null;
  if (event.kind === 'typed' && !isKeepable(event.char)) return null;
  const after = play(round, event);
  if (after.log === round.log) return null;
  // What is logged of a deletion is what it removed.
  const removed = after.log?.event.kind === 'deleted' ? after.log.event.count : 0;
  return removed === (event.kind === 'deleted' ? event.count : 0) ? after : null;
}

/** Null when nothing was typed, and when a passage is not just what the round has shown. */
function toItsEnd(round: Round, text: string | undefined): Round | null {
  const ended = play(round, { kind: 'ticked', at: round.setup.settings.durationMs });
  return ended.phase === 'finish' && madeFrom(ended).text === text ? ended : null;
}

function placeIn(round: Round): EventPlace {
  return { tenthsBefore: tenthsOf(round.elapsedMs), expected: round.expected[round.typed.length] ?? '' };
}
