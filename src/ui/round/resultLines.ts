import type { RoundSettings } from '../../core/round/rules';
import type { Tally } from '../../core/round/score';
import { percent } from '../page/figureTexts';

/** One line of the result; a space separates name and figure. */
export type ResultLine = readonly [name: string, figure: string];

/** The lines of the result, in order. */
export function resultLines({ accuracy, errors, total }: Tally): readonly ResultLine[] {
  return [
    ['Accuracy:', percent(accuracy)],
    ['Errors:', String(errors)],
    ['Characters Typed:', String(total)],
  ];
}

/** What is told of a new best: of word-count rounds it is the highest speed. */
export function newBestText({ wordLimit }: Pick<RoundSettings, 'wordLimit'>): string {
  return wordLimit ? 'New highest speed' : 'New highest score';
}
