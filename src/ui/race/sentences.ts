import { wholeNumber } from '../../analysis/insights/rounding';
import { wordsPerMinute } from '../../analysis/insights/speed';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import type { ChallengeTrouble } from '../../state/race/challengeAtoms';
import type { SendResult } from '../../state/race/sendAtoms';
import { pluralize, wpm } from '../page/figures';

/** The outcome of a race. `lead` is in characters, negative when behind. */
export function leadSentence(lead: number): string {
  if (lead === 0) return 'Level with the ghost';
  return `${lead > 0 ? 'Ahead of' : 'Behind'} the ghost by ${pluralize(Math.abs(lead), 'character')}`;
}

/** The lead of a ghost that is in another batch, in characters: `12 ▸` ahead, `◂ 12` behind. */
export function farLeadSign(lead: number): string {
  return lead >= 0 ? `${lead} ▸` : `◂ ${-lead}`;
}

/** A round's speed and accuracy: `72 wpm, 96 %`. They are calculated from its keys; a link carries no figures. */
export function figuresText(round: Round): string {
  const { score, accuracy } = tally(round);
  const { durationMs } = round.setup.settings;
  return `${wpm(wordsPerMinute(score, durationMs))}, ${wholeNumber(100 * accuracy)} %`;
}

/** Why a link cannot be used. */
export const LINK_TROUBLES: Record<ChallengeTrouble, string> = {
  unreadable: 'This link cannot be read. Here is a usual round instead.',
  newer:
    'This link cannot be read: it was made by a newer version of Thirty. A reload may bring that version; here is a usual round instead.',
  unknownWords:
    'This link cannot be read: its words are from a list that this copy does not have. Here is a usual round instead.',
  wordsNotLoaded:
    'The words of this challenge could not be loaded. The challenge stays in the address of this page until they are loaded.',
  otherWords:
    'This link cannot be read: its list has other words in this copy. Here is a usual round instead.',
};

/** The outcome of copying a challenge link. */
export function sentSentence(sent: SendResult): string {
  switch (sent.outcome) {
    case 'copied':
      return `Copied${sent.name && `, with your name: ${sent.name}`}. Whoever opens this link of ${sent.link.length} characters races this round; nothing is sent by this page.`;
    case 'made':
      return 'This browser does not let the page copy. Here is the link, to copy by hand:';
    case 'tooLong':
      return 'This round has too many keys for a link.';
    default:
      return sent satisfies never;
  }
}
