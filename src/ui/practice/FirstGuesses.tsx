import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { KeyFigure } from '../../analysis/practice/keyFigures';
import lists from '../insights/Lists.module.css';
import { PairName } from './PairName';
import { milliseconds, times } from './practiceSentences';

/** The keys that seem slow so far, marked as first guesses. */
export function FirstGuesses({ guesses }: { readonly guesses: readonly KeyFigure[] }) {
  const id = useId();
  return (
    <>
      <h4 id={id}>
        {t({ message: 'First guesses: slow keys', comment: 'Keys of which too little is known to be sure' })}
      </h4>
      <ul className={lists.list} aria-labelledby={id}>
        {guesses.map(({ key, timeMs, count }) => (
          <li key={key}>
            <PairName pair={key} /> <span>{milliseconds(timeMs)}</span>{' '}
            <span className="soft">{times(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
