import { Fragment, useId } from 'react';
import type { Mistake, MistakesOfKind } from '../../analysis/insights/mistakes';
import styles from './Lists.module.css';
import { mistakesOfKind, withVisibleSpaces } from './sentences';

/** How many words are listed for each kind; the rest is only counted. */
const MAX_WORDS = 8;

/** The mistakes by kind, with the words in which they happened. Corrected mistakes are included. */
export function MistakesList({ kinds }: { readonly kinds: readonly MistakesOfKind[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>Mistakes</h3>
      {kinds.length === 0 && <p>No mistakes.</p>}
      {kinds.length > 0 && (
        <ul className={styles.sentences} aria-labelledby={id}>
          {kinds.map((ofKind) => (
            <li key={ofKind.kind}>
              {mistakesOfKind(ofKind)} <Words ofKind={ofKind} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Words({ ofKind: { mistakes } }: { readonly ofKind: MistakesOfKind }) {
  const places = placesOf(mistakes);
  const shown = places.slice(0, MAX_WORDS);
  const more = places.slice(MAX_WORDS).reduce((sum, { times }) => sum + times, 0);
  return (
    <span className={styles.words}>
      {shown.map(({ key, word, typedWord, wasCorrected, times }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          {/* A missing or added space does not change the word itself. */}
          {typedWord !== word && (
            <>
              <b>{withVisibleSpaces(typedWord) || 'nothing'}</b> for{' '}
            </>
          )}
          <b>{word}</b>
          {times > 1 && ` (${times} times)`}
          {wasCorrected && ' (corrected)'}
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </span>
  );
}

interface Place extends Pick<Mistake, 'word' | 'typedWord' | 'wasCorrected'> {
  readonly key: string;
  readonly times: number;
}

/** Each pair of word and typed word once, with how often it happened. */
function placesOf(mistakes: readonly Mistake[]): Place[] {
  const places = new Map<string, Place>();
  for (const { word, typedWord, wasCorrected } of mistakes) {
    const key = `${word} ${typedWord} ${wasCorrected}`;
    places.set(key, { key, word, typedWord, wasCorrected, times: (places.get(key)?.times ?? 0) + 1 });
  }
  return [...places.values()];
}
