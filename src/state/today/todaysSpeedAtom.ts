import { atom } from 'jotai';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { wholeNumber } from '../../analysis/insights/rounding';
import { kindKey } from '../../core/options/options';
import { STANDARD_ROUND, STANDARD_WORD_LIST } from '../../core/round/rules';
import { dateNowMs, dayOf } from '../../platform/round/clock';
import { savedOfKind } from '../history/pastRoundsAtoms';
import { unsavedRoundsAtom } from '../history/unsavedRoundAtoms';
import { setupAtom } from '../round/roundAtoms';

const STANDARD_KIND = kindKey({ ...STANDARD_ROUND, wordList: STANDARD_WORD_LIST });

/**
 * The speed of the first round with today's words that was not left early, in whole wpm; null before there is one, and
 * before it is read.
 */
export const todaysSpeedAtom = atom((get): number | null => {
  // With each new round it may be another day. Not by the phase: a key would wait for this.
  get(setupAtom);
  const today = dayOf(dateNowMs());
  const saved = savedOfKind(get, STANDARD_KIND).filter(({ wordsOfDay }) => wordsOfDay === today);
  const unsaved = get(unsavedRoundsAtom).filter(
    ({ origin }) => origin.from === 'today' && origin.day === today,
  );
  const first = [...saved, ...unsaved].find(({ summary }) => !summary.leftEarly);
  return first ? wholeNumber(speedOfSummary(first.summary)) : null;
});
