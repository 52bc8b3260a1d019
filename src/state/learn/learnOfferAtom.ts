import { atom } from 'jotai';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { lessonList } from '../../core/learn/lessonList';
import { isUsual } from '../../core/round/rules';
import { isComposedList } from '../../core/words/wordChoices';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { arePastRoundsKnownAtom, savedKindsAtom } from '../history/pastRoundsAtoms';
import { offerTranslatorAtom } from '../language/languageOfferAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import { isWatchingAtom } from '../replay/boardAtoms';
import { learningAtom } from '../round/learningAtom';
import { practiceAtom } from '../round/practiceAtom';
import { phaseAtom } from '../round/roundAtoms';
import { learningChoiceAtom } from './learningChoiceAtoms';

/** Whoever is slower in the last usual rounds, so many, is offered to learn, in wpm. */
const SLOW_WPM = 25;
const ROUNDS = 3;
/** Of each kind so many of the last rounds are looked at. */
const LOOKED_AT = 40;

/** Whether the last usual rounds were slow. Whoever has had a lesson knows the door. */
const isSlowAtom = atom((get) => {
  if (!get(arePastRoundsKnownAtom)) return false;
  const kinds = get(savedKindsAtom);
  if (kinds.some(([first]) => first?.summary.lesson)) return false;
  const last = kinds
    .flatMap((ofKind) => ofKind.slice(-LOOKED_AT).filter(counts).slice(-ROUNDS))
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, ROUNDS);
  return last.length === ROUNDS && last.every(({ summary }) => speedOfSummary(summary) < SLOW_WPM);
});

function counts({ summary, wasRaced }: ListedRound): boolean {
  // Their characters are several keys each: such rounds are slow in wpm.
  if (isComposedList(summary.wordList)) return false;
  return isUsual(summary) && !(summary.leftEarly || summary.byEar || wasRaced);
}

/** Whether the course is offered: once, at the start of a round, and while no language is. */
export const isLearnOfferedAtom = atom(
  (get) =>
    get(phaseAtom) === 'start' &&
    !get(isWatchingAtom) &&
    get(learningAtom) === null &&
    get(practiceAtom) === null &&
    lessonList(get(optionsAtom).words) !== null &&
    !get(learningChoiceAtom).isOfferAnswered &&
    get(offerTranslatorAtom) === null &&
    get(isSlowAtom),
);
