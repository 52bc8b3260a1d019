import { t } from '@lingui/core/macro';
import type { WordsState } from '../../state/next/customWordsAtoms';
import { wordsLabel } from './wordsLabels';

/** Words of a script that nothing here can draw. */
export function noFontMessage(words: string): string {
  const name = wordsLabel(words);
  return t({
    message: `This device has no font for the words “${name}”: you may see boxes in their place.`,
    comment: 'The name of a list of words: 한국어',
  });
}

/** What has become of chosen words that are not there; '' where there is nothing to say. */
export function wordsMessage(state: WordsState, words: string): string {
  const name = wordsLabel(words);
  switch (state) {
    case 'retrying':
      return t({
        message: `Loading the words “${name}”…`,
        comment: 'The name of a list of words: Français',
      });
    case 'late':
      return t`The words “${name}” are still loading. Until then the previous words stay.`;
    case 'missing':
      return t`The words “${name}” could not be loaded. The previous words stay.`;
    case 'ready':
    case 'loading':
      return '';
    default:
      return state satisfies never;
  }
}
