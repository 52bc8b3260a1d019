import { t } from '@lingui/core/macro';
import type { Letters } from '../../core/options/letters';

/** The names of fonts. */
const FONTS: Readonly<Record<Exclude<Letters, 'system'>, string>> = {
  jetbrains: 'JetBrains',
  atkinson: 'Atkinson',
  plex: 'Plex',
  source: 'Source Code',
};

/** Other words by which a search finds them. */
export const LETTERS_KEYWORDS: Readonly<Record<Letters, readonly string[]>> = {
  jetbrains: ['usual'],
  atkinson: ['hyperlegible', 'legible', 'low vision'],
  plex: ['IBM'],
  source: ['Adobe', 'pro'],
  system: ['device', 'own'],
};

/** Names the letters that the words are set in, as an option. */
export function lettersLabel(letters: Letters): string {
  if (letters !== 'system') return FONTS[letters];
  return t({
    message: 'system',
    context: 'letters',
    comment: 'The font of the words to type is the fixed-width one that the device has itself',
  });
}
