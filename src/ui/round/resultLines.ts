import { percent, type Tally } from '../../core/round/score';

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
