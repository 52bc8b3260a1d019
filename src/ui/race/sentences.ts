import { wholeNumber } from '../../analysis/insights/rounding';
import { wordsPerMinute } from '../../analysis/insights/speed';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import type { ChallengeTrouble } from '../../state/race/challengeAtoms';
import type { Sent } from '../../state/race/sendAtoms';
import { number, wpm } from '../page/figures';

/** How a race has ended, by the characters that stand for each. */
export function leadSentence(lead: number): string {
  if (lead === 0) return 'Level with the ghost';
  return `${lead > 0 ? 'Ahead of' : 'Behind'} the ghost by ${number(Math.abs(lead), 'character')}`;
}

/** By how many characters a ghost in other words is ahead or behind: `12 ▸`, `◂ 12`. */
export function farLeadSign(lead: number): string {
  return lead >= 0 ? `${lead} ▸` : `◂ ${-lead}`;
}

/** What a round came to, worked out here from its keys: `72 wpm, 96 %`. */
export function figuresOf(round: Round): string {
  const { score, accuracy } = tally(round);
  const { durationMs } = round.setup.settings;
  return `${wpm(wordsPerMinute(score, durationMs))}, ${wholeNumber(100 * accuracy)} %`;
}

/** Why a link is of no use. */
export const LINK_TROUBLES: Record<ChallengeTrouble, string> = {
  unreadable: 'This link cannot be read. Here are words for a usual round.',
  newer:
    'This link cannot be read: it was made by a newer version of Thirty. A reload may bring that version; here are words for a usual round.',
  unknownWords:
    'This link cannot be read: its words are from a list that this copy does not have. Here are words for a usual round.',
  wordsNotLoaded:
    'The words of this challenge could not be loaded. The challenge stays in the address of this page until they come.',
  otherWords:
    'This link cannot be read: its list has other words in this copy. Here are words for a usual round.',
};

/** What has come of sending a round. */
export function sentSentence(sent: Sent): string {
  switch (sent.outcome) {
    case 'copied':
      return `Copied${sent.name && `, with your name: ${sent.name}`}. Whoever opens this link of ${sent.link.length} characters races this round; nothing is sent by this page.`;
    case 'made':
      return 'This browser lets the page copy nothing. Here is the link, to be copied by hand:';
    case 'tooLong':
      return 'This round has more keys than fit into a link.';
    default:
      return sent satisfies never;
  }
}
