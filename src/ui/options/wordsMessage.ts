import { t } from '@lingui/core/macro';
import type { WordsState } from '../../state/next/customWordsAtoms';
import { wordsLabel } from './wordsLabels';

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
