/** The layouts that can be chosen, by the name under which the choice is saved. */
export const KEYBOARD_LABELS = {
  qwerty: 'QWERTY',
  qwertz: 'QWERTZ',
  azerty: 'AZERTY',
  dvorak: 'Dvorak',
  colemak: 'Colemak',
} as const;

/** A family of layouts: each language has its own one of it. */
export type KeyboardName = keyof typeof KEYBOARD_LABELS;

/** Whether this is one of them: a choice may be of another version. */
export function isKeyboardName(name: string | undefined): name is KeyboardName {
  return name !== undefined && Object.hasOwn(KEYBOARD_LABELS, name);
}

/**
 * The family to draw if the browser reports no layout: the chosen one, or that of the person's language, a BCP 47 tag.
 */
export function keyboardName(language: string, chosen?: string): KeyboardName {
  if (isKeyboardName(chosen)) return chosen;
  if (/^(de|cs|sk|hu|sl|hr|sr)\b/i.test(language)) return 'qwertz';
  return /^fr\b(?!-CA)/i.test(language) ? 'azerty' : 'qwerty';
}
