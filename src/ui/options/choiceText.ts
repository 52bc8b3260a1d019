import { t } from '@lingui/core/macro';

/** An option with a value: `Caret: block`, `Numbers: on`. */
export function choiceText(option: string, value: string): string {
  return t({
    message: `${option}: ${value}`,
    comment: 'A command that gives an option a value: “Caret: block”, “Numbers: on”',
  });
}
