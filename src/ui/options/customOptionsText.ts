import { type Options, STANDARD_OPTIONS } from '../../core/options/options';

/**
 * The options that differ from the standard, in one line: `60 s · Français · 150 % · block caret`; `''` when none does.
 *
 * @param words the label of words that are not the standard ones
 */
export function customOptionsText(
  { seconds, wordLimit, size, caret, gliding, sound, saysWords }: Options,
  words = '',
): string {
  return [
    wordLimit ? `${wordLimit} words` : seconds !== STANDARD_OPTIONS.seconds && `${seconds} s`,
    words,
    saysWords && 'by ear',
    size !== STANDARD_OPTIONS.size && `${size} %`,
    caret !== STANDARD_OPTIONS.caret && `${caret === 'off' ? 'no' : caret} caret`,
    gliding && 'gliding caret',
    sound !== 'off' && `sound of ${sound === 'keys' ? sound : 'keys and errors'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
