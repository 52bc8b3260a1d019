import { plural, t } from '@lingui/core/macro';
import type { createStore } from 'jotai';
import { wholeNumber } from '../../analysis/insights/rounding';
import { speedOfRound } from '../../analysis/insights/speed';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import { speedIn, speedUnitOf } from '../../core/words/speedUnit';
import { newBestAtom } from '../../state/history/bestOfKindAtoms';
import { leadAtom } from '../../state/race/raceAtoms';
import { roundAtom } from '../../state/round/roundAtoms';
import { todayOfRoundAtom } from '../../state/today/todayAtoms';
import { formatNumber } from '../page/figureTexts';
import { spokenLeadSentence } from '../race/raceSentences';
import { todayText } from '../today/todayText';
import { newBestText } from './resultLines';

/**
 * What is said at the end of a round: `Time is up. Result: accuracy 97 percent, errors 3, characters typed 120, speed 72
 * words per minute. New highest score.` Without signs like %, which screen readers read in different ways.
 *
 * @param newBest the sentence about a new best, `New highest score`; '' if it is none
 * @param remarks additional sentences, such as the outcome of a race; '' for none
 */
export function resultSentence(round: Round, newBest: string, ...remarks: readonly string[]): string {
  const isTimeUp = round.elapsedMs === round.setup.settings.durationMs;
  const figures = spokenFigures(round);
  const sentences = [
    isTimeUp
      ? t({
          message: `Time is up. Result: ${figures}.`,
          comment: 'figures: a list, such as “accuracy 97 percent, errors 3”',
        })
      : t({
          message: `Done. Result: ${figures}.`,
          comment: 'figures: a list, such as “accuracy 97 percent, errors 3”',
        }),
  ];
  for (const more of [newBest, ...remarks]) {
    if (more !== '') sentences.push(more.endsWith('.') ? more : `${more}.`);
  }
  return sentences.join(' ');
}

/** The figures of a round as they are said, in a list. */
function spokenFigures(round: Round): string {
  const figures = tally(round);
  const accuracy = wholeNumber(figures.accuracy * 100);
  const errors = formatNumber(figures.errors);
  const characters = formatNumber(figures.total);
  const unit = speedUnitOf(round.setup.wordList);
  const speed = wholeNumber(speedIn(unit, speedOfRound(round)));
  return [
    plural(accuracy, { other: 'accuracy # percent' }),
    t`errors ${errors}`,
    t({ message: `characters typed ${characters}`, comment: 'characters: the number of typed signs' }),
    unit.name === 'strokes'
      ? plural(speed, { other: 'speed # strokes per minute' })
      : plural(speed, { other: 'speed # words per minute' }),
  ].join(', ');
}

/** The sentence for the finished round of a store, with the outcome of its race. */
export function currentResultSentence(store: Pick<ReturnType<typeof createStore>, 'get'>): string {
  const round = store.get(roundAtom);
  const newBest = store.get(newBestAtom) ? newBestText(round.setup.settings) : '';
  const today = store.get(todayOfRoundAtom);
  const day = today ? todayText(today, ', ') : '';
  return resultSentence(round, newBest, spokenLeadSentence(store.get(leadAtom)), day);
}
