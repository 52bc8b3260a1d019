import type { LoggedEvent } from '../round/log';
import { play, type Round } from '../round/round';
import type { RoundSetup } from '../round/roundSetup';
import { CUSTOM_TEXT } from '../round/rules';
import { isPassage, passageWords } from '../words/customText';
import { setupOf } from '../words/setup';
import { canBeRecorded } from './canBeRecorded';
import { isRecordable } from './characterBytes';
import { headerOf, msOf, type RecordingHeader, tenthsOf } from './recording';

/** The setup of a round with this header; null if no recorded round can have it. */
export function setupOfRecording(
  { seed, settings, wordList, text }: RecordingHeader,
  words: readonly string[],
): RoundSetup | null {
  if ((wordList === CUSTOM_TEXT) !== (text !== undefined)) return null;
  if (text !== undefined && (seed !== 0 || !isPassage(text))) return null;
  const setup = setupOf({ seed, settings, wordList, words: text === undefined ? words : passageWords(text) });
  return canBeRecorded(setup) ? setup : null;
}

/** The round after a recorded event; null if the round cannot have logged this event at this point. */
export function playRecorded(round: Round, event: LoggedEvent): Round | null {
  const isInOrder = round.startedAt === null ? event.at === 0 : event.at >= round.elapsedMs;
  if (!isInOrder || event.at !== msOf(tenthsOf(event.at))) return null;
  if (event.kind === 'typed' && !isRecordable(event.char)) return null;
  const after = play(round, event);
  if (after.log === round.log) return null;
  // The log has the number of characters that were really removed.
  const removed = after.log?.event.kind === 'deleted' ? after.log.event.count : 0;
  return removed === (event.kind === 'deleted' ? event.count : 0) ? after : null;
}

/** The finished round; null if nothing was typed, or if `text` is not exactly the passage that was shown. */
export function finishedRound(round: Round, text: string | undefined): Round | null {
  const ended = play(round, { kind: 'ticked', at: round.setup.settings.durationMs });
  return ended.phase === 'finish' && headerOf(ended).text === text ? ended : null;
}
