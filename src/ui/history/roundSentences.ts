import { isInFuture } from '../../core/history/summary';
import type { RoundKind } from '../../core/options/options';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import type { ReplayTrouble } from '../../state/history/shownRoundAtoms';
import { wordsOfKind } from '../options/wordsLabels';
import { pluralize } from '../page/figureTexts';

/** Why a saved round cannot be shown. */
export function notShownSentence(reason: ReplayTrouble | null): string {
  switch (reason) {
    case 'wordsNotLoaded':
      return 'The words of this round could not be loaded. The round is intact: try again when you are online.';
    case 'notHere':
      return 'Only another version of Thirty can show this round. It stays as it is.';
    case null:
      return 'This round is not here any more, or it cannot be read.';
    default:
      return reason satisfies never;
  }
}

interface Comparison {
  readonly listed: readonly ListedRound[];
  /** How many of them have the chosen kind and are compared (`isCompared`). */
  readonly comparableCount: number;
  readonly kind: RoundKind;
  /** When the list was read, in ms since 1970. */
  readonly listedAt: number;
}

/** Which of the listed rounds bests and trend leave out; `''` if they count all. */
export function comparedSentence({ listed, comparableCount, kind, listedAt }: Comparison): string {
  const raced = listed.filter(({ wasRaced }) => wasRaced).length;
  const leftEarly = listed.filter(({ wasRaced, summary }) => !wasRaced && summary.leftEarly).length;
  const marks = [raced > 0 && 'raced', leftEarly > 0 && 'left early'].filter(Boolean);
  return [
    comparableCount < listed.length - raced - leftEarly && `Rounds of ${kindLabel(kind)}.`,
    marks.length > 0 && `Rounds marked ${marks.join(' or ')} are in no best and no trend.`,
    listed.some((one) => isInFuture(one, listedAt)) && 'Rounds dated in the future count only towards Best.',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * What kind of round it was: `30 s`; `60 s · Français · capitals, raced`; `30 s, left early`; `12 words, dated in the
 * future`.
 */
export function kindText(listed: ListedRound, listedAt: number): string {
  const isFuture = isInFuture(listed, listedAt);
  return [
    kindLabel(listed.summary),
    listed.wasRaced && 'raced',
    listed.summary.leftEarly && 'left early',
    isFuture && 'dated in the future',
  ]
    .filter(Boolean)
    .join(', ');
}

function kindLabel(kind: RoundKind): string {
  return [lengthLabel(kind), wordsOfKind(kind), kind.byEar && 'by ear'].filter(Boolean).join(' · ');
}

/** What ends a round: `30 s`, `12 words`. */
function lengthLabel({ wordLimit, durationMs }: RoundKind): string {
  return wordLimit ? `${wordLimit} words` : `${durationMs / 1000} s`;
}

/** What disturbed a round: `2 stalls, out of sight`; `''` when nothing did. */
export function disturbancesText({ stalls, wasHidden }: ListedRound): string {
  const parts = [stalls.count > 0 && pluralize(stalls.count, 'stall'), wasHidden && 'out of sight'];
  return parts.filter(Boolean).join(', ');
}

/** `1 round`, `20,000 rounds`. */
export function roundCount(count: number): string {
  return pluralize(count, 'round');
}
