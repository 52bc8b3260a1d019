import type { WordsState } from '../../state/words/customWordsAtoms';
import { wordsLabel } from './wordsLabels';

/** What has become of chosen words that are not there; '' where there is nothing to say. */
export function wordsMessage(state: WordsState, words: string): string {
  const name = `The words “${wordsLabel(words)}”`;
  switch (state) {
    case 'retrying':
      return `Loading the words “${wordsLabel(words)}” …`;
    case 'late':
      return `${name} are still loading. The words from before stay until then.`;
    case 'missing':
      return `${name} could not be loaded. The words from before stay.`;
    case 'ready':
    case 'loading':
      return '';
    default:
      return state satisfies never;
  }
}
