import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Pace } from '../../core/race/pace';
import { formatNumber, withUnit } from '../page/figureTexts';

/** The ghosts that are the player's own, and none. */
export const PACES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['off', msg({ message: 'off', context: 'pace', comment: 'No ghost races along' })],
  ['best', msg({ message: 'your best', comment: 'The pace of the ghost: that of your best round' })],
  ['usual', msg({ message: 'your usual', comment: 'The pace of the ghost: your usual speed' })],
]);

/** A pace in the line above the words: `Pace: your best, 89 wpm`, `Pace: 120 wpm`. */
export function paceInLine(pace: Pace): string {
  const whose = whoseAndHowFast(pace, howFast(pace));
  return t({
    message: `Pace: ${whose}`,
    comment: 'In the line above the words: “Pace: your best, 89 wpm”, “Pace: 120 wpm”',
  });
}

/** What stands beside the caret of a pace at the start: `your best`, `120 wpm`. */
export function paceLabel(pace: Pace): string {
  const own = PACES.get(pace.of);
  return own ? i18n._(own) : howFast(pace);
}

function howFast({ speed, unit }: Pace): string {
  return withUnit(formatNumber(speed), unit);
}

/**
 * Whose pace it is, if it is the player's own, and how fast: `your best, 89 wpm`, `120 wpm`.
 *
 * @param speed its speed, with a unit or without
 */
export function whoseAndHowFast({ of }: Pace, speed: string): string {
  switch (of) {
    case 'best':
      return t({
        message: `your best, ${speed}`,
        comment: 'A pace: that of your best round, and its speed, “89 wpm” or “89”',
      });
    case 'usual':
      return t({
        message: `your usual, ${speed}`,
        comment: 'A pace: your usual speed, “72 wpm” or “72”',
      });
    case 'other':
      return speed;
    default:
      return of satisfies never;
  }
}
