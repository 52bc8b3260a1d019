import { secondsToTenth, wholeNumber } from '../../analysis/insights/rounding';
import { speedOfRound } from '../../analysis/insights/speed';
import type { ChallengeTrouble } from '../../core/race/challengeLink';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import type { Lead } from '../../state/race/raceAtoms';
import type { SendResult } from '../../state/race/sendAtoms';
import { pluralize, wpm } from '../page/figureTexts';

/** The outcome of a race: `Ahead of the ghost by 4 characters`, `Behind the ghost by 1.3 seconds`. */
export function leadSentence({ by, unit }: Lead): string {
  const far = Math.abs(by);
  const figure = unit === 'ms' ? `${secondsToTenth(far)} seconds` : pluralize(far, 'character');
  // A lead of 0.0 seconds is level, too.
  if (figure === '0.0 seconds' || by === 0) return 'Level with the ghost';
  return `${by > 0 ? 'Ahead of' : 'Behind'} the ghost by ${figure}`;
}

/** The lead of a ghost that is in another batch, in characters: `12 ▸` ahead, `◂ 12` behind. */
export function farLeadSign(lead: number): string {
  return lead >= 0 ? `${lead} ▸` : `◂ ${-lead}`;
}

/** A round's speed and accuracy: `72 wpm, 96 %`. They are calculated from its keys; a link carries no figures. */
export function figuresText(round: Round): string {
  return `${wpm(speedOfRound(round))}, ${wholeNumber(100 * tally(round).accuracy)} %`;
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
