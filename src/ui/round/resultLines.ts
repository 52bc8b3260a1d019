import { t } from '@lingui/core/macro';
import type { RoundSetup } from '../../core/round/roundSetup';
import type { RoundSettings } from '../../core/round/rules';
import type { Tally } from '../../core/round/score';
import { speedUnitOf } from '../../core/words/speedUnit';
import type { NewBest } from '../../state/round/bestAtoms';
import { formatNumber, percent, withUnit } from '../page/figureTexts';

/** One line of the result; a space separates name and figure. */
export type ResultLine = readonly [name: string, figure: string];

/** The lines of the result, in order. */
export function resultLines({ accuracy, errors, total }: Tally): readonly ResultLine[] {
  return [
    [t({ message: 'Accuracy:', comment: 'Its percentage follows' }), percent(accuracy)],
    [t({ message: 'Errors:', comment: 'Wrong characters; their number follows' }), formatNumber(errors)],
    [t({ message: 'Characters Typed:', comment: 'Typed signs; their number follows' }), formatNumber(total)],
  ];
}

/** What is shown of a new best: `New highest score: 222 (+8)`; without the gain where there was none before. */
export function newBestLine(
  { settings, wordList }: Pick<RoundSetup, 'settings' | 'wordList'>,
  { figure, before }: NewBest,
): string {
  const gain = before > 0 ? formatNumber(figure - before) : '';
  const text = formatNumber(figure);
  return settings.wordLimit
    ? bestSpeedLine(withUnit(text, speedUnitOf(wordList)), gain)
    : bestScoreLine(text, gain);
}

function bestSpeedLine(speed: string, gain: string): string {
  if (gain === '') return t`New highest speed: ${speed}`;
  return t({ message: `New highest speed: ${speed} (+${gain})`, comment: 'gain: by how much it is higher' });
}

function bestScoreLine(score: string, gain: string): string {
  if (gain === '') return t`New highest score: ${score}`;
  return t({ message: `New highest score: ${score} (+${gain})`, comment: 'gain: by how much it is higher' });
}

/** What is said of a new best: of word-count rounds it is the highest speed. */
export function newBestText({ wordLimit }: Pick<RoundSettings, 'wordLimit'>): string {
  return wordLimit ? t`New highest speed` : t`New highest score`;
}
