import { Fragment, useId } from 'react';
import type { MistakesOfKind } from '../../analysis/mistakes';
import styles from './Lists.module.css';
import { KIND_MEANINGS, mistakesCount, visible } from './sentences';

/** Words shown of one kind; who makes more of them need not read them all. */
const MOST_WORDS = 8;

/** The mistakes by kind, with the words they happened in, corrected ones too. */
export function MistakesList({ kinds }: { readonly kinds: readonly MistakesOfKind[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>Mistakes</h3>
      {kinds.length === 0 && <p>No mistakes.</p>}
      {kinds.length > 0 && (
        <ul className={styles.list} aria-labelledby={id}>
          {kinds.map((ofKind) => (
            <li key={ofKind.kind}>
              <span>{ofKind.kind}</span> <span>{mistakesCount(ofKind)}</span>{' '}
              <span className={styles.soft}>{KIND_MEANINGS[ofKind.kind]}</span> <Words ofKind={ofKind} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Words({ ofKind: { mistakes } }: { readonly ofKind: MistakesOfKind }) {
  const shown = mistakes.slice(0, MOST_WORDS);
  const more = mistakes.length - shown.length;
  return (
    <span className={styles.words}>
      {shown.map(({ word, typedWord, wasCorrected, batch, atMs }, index) => (
        <Fragment key={`${batch} ${atMs} ${word}`}>
          {index > 0 && ', '}
          <b>{visible(typedWord) || 'nothing'}</b> for <b>{word}</b>
          {wasCorrected && <span className={styles.soft}> (corrected)</span>}
        </Fragment>
      ))}
      {more > 0 && <span className={styles.soft}> and {more} more</span>}
    </span>
  );
}
