import { secondsToTenth } from '../../analysis/insights/rounding';
import { speedOfRound } from '../../analysis/insights/speed';
import type { ChallengeTrouble } from '../../core/race/challengeLink';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import type { Lead } from '../../state/race/raceAtoms';
import type { SendResult } from '../../state/race/sendAtoms';
import { percent, pluralize, wpm } from '../page/figureTexts';

/** The outcome of a race: `Ahead of the ghost by 4 characters (2 wpm)`, `Behind the ghost by 1.3 seconds (7 wpm)`. */
export function leadSentence(lead: Lead): string {
  const fasterBy = speedLeadWpm(lead);
  return distanceSentence(lead) + (fasterBy > 0 ? ` (${wpm(fasterBy)})` : '');
}

/** The same as it is said. */
export function spokenLeadSentence(lead: Lead): string {
  const fasterBy = speedLeadWpm(lead);
  return distanceSentence(lead) + (fasterBy > 0 ? `, ${pluralize(fasterBy, 'word')} per minute` : '');
}

function distanceSentence({ by, unit }: Lead): string {
  const far = Math.abs(by);
  const figure = unit === 'ms' ? `${secondsToTenth(far)} seconds` : pluralize(far, 'character');
  // A lead of 0.0 seconds is level, too.
  if (figure === '0.0 seconds' || by === 0) return 'Level with the ghost';
  return `${by > 0 ? 'Ahead of' : 'Behind'} the ghost by ${figure}`;
}

/** By how much whoever is ahead is faster, too; 0 if not: errors are characters that do not count for speed. */
function speedLeadWpm({ by, fasterByWpm }: Lead): number {
  return Math.max(0, Math.sign(by) * fasterByWpm);
}

/** The lead of a ghost that is in another batch, in characters: `12 ▸` ahead, `◂ 12` behind. */
export function farLeadSign(lead: number): string {
  return lead >= 0 ? `${lead} ▸` : `◂ ${-lead}`;
}

/** A round's speed and accuracy: `72 wpm, 96%`. They are calculated from its keys; a link carries no figures. */
export function figuresText(round: Round): string {
  return `${wpm(speedOfRound(round))}, ${percent(tally(round).accuracy)}`;
}

/** Why a link cannot be used. All begin `This link`. */
export const LINK_TROUBLES: Record<ChallengeTrouble, string> = {
  unreadable: 'This link is damaged. Here is a new round instead.',
  newer:
    'This link is from a newer version of Thirty, which a reload may bring. Here is a new round instead.',
  unknownWords: 'This link needs words that are not here. Here is a new round instead.',
  wordsNotLoaded: 'This link waits in the address: its words could not be loaded.',
  otherWords: 'This link was made with other words. Here is a new round instead.',
};

/** Why a challenge link has not been copied. */
export const NOT_COPIED: Record<Exclude<SendResult['outcome'], 'copied'>, string> = {
  made: 'This browser lets no page copy. Copy the link by hand:',
  tooLong: 'This round has too many keys for a link.',
};
