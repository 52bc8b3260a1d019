import { percent, type Tally } from '../../core/round/score';

/** One line of the result: its name and its figure, a space between them. */
export type ResultLine = readonly [name: string, figure: string];

/** What a round came to, in the words of the result, in their order. */
export function resultLines({ accuracy, errors, total }: Tally): readonly ResultLine[] {
  return [
    ['Accuracy:', percent(accuracy)],
    ['Errors:', String(errors)],
    ['Characters Typed:', String(total)],
  ];
}
