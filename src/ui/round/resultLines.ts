import type { RoundSettings } from '../../core/round/rules';
import type { Tally } from '../../core/round/score';
import type { NewBest } from '../../state/round/bestAtoms';
import { percent, wpm } from '../page/figureTexts';

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

/** What is shown of a new best: `New highest score: 222 (+8)`; without the gain where there was none before. */
export function newBestLine(settings: Pick<RoundSettings, 'wordLimit'>, { figure, before }: NewBest): string {
  const shown = settings.wordLimit ? wpm(figure) : String(figure);
  return `${newBestText(settings)}: ${shown}${before > 0 ? ` (+${figure - before})` : ''}`;
}

/** What is said of a new best: of word-count rounds it is the highest speed. */
export function newBestText({ wordLimit }: Pick<RoundSettings, 'wordLimit'>): string {
  return wordLimit ? 'New highest speed' : 'New highest score';
}
