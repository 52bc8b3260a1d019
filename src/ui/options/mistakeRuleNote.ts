import { t } from '@lingui/core/macro';
import type { OnMistake } from '../../core/round/rules';

/** What a rule means for who types. */
export function mistakeRuleNote(rule: OnMistake | false): string {
  switch (rule) {
    case false:
      return t({
        message: 'You type on past a wrong letter, and may go back with Backspace.',
        comment: 'Of On a mistake: go on',
      });
    case 'wait':
      return t({
        message: 'The cursor stays until you type the right key. The mistake still counts.',
        comment: 'Of On a mistake: wait for the right key',
      });
    case 'noWayBack':
      return t({
        message: 'What is typed stays: Backspace does nothing.',
        comment: 'Of On a mistake: no way back',
      });
    default:
      return rule satisfies never;
  }
}
