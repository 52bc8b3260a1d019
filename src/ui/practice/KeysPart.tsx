import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { keyFigures } from '../../analysis/practice/keyFigures';
import type { PairStats } from '../../analysis/practice/PairStats';
import type { Typist } from '../../analysis/practice/typist';
import { hasChoice } from '../../core/keyboard/chooseLayout';
import { keyboardFactsAtom } from '../../state/keyboard/keyboardFactsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { KeyboardChoice } from '../keyboard/KeyboardChoice';
import { drawnRows, figuresOfKeys } from './drawnKeys';
import { KeyboardPicture } from './KeyboardPicture';
import { KeysTable } from './KeysTable';
import { keyRows } from './keyboards';
import styles from './Practice.module.css';
import type { Choice } from './useChoice';
import type { ListShares } from './useListShares';

interface KeysPartProps {
  readonly stats: PairStats;
  readonly typist: Typist;
  readonly list: ListShares;
  readonly choice: Choice;
}

/** The time of each key: a picture of the keyboard, and the same as a table. */
export function KeysPart({ stats, typist, list, choice }: KeysPartProps) {
  const facts = useAtomValue(keyboardFactsAtom);
  const { keyboard } = useAtomValue(optionsAtom);
  const id = useId();
  const figures = useMemo(() => keyFigures(stats, typist), [stats, typist]);
  const rows = useMemo(() => {
    const inWords = new Set(Array.from(list.shares.keys(), (pair) => pair.slice(1)));
    const drawn = keyRows({ facts, chosen: keyboard, wordsLanguage: list.language, inWords });
    return drawnRows(drawn, { figures, typist, shares: list.shares });
  }, [facts, keyboard, list, figures, typist]);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{t({ message: 'Keys by time', comment: 'Keys of the keyboard' })}</h3>
      <KeyboardPicture rows={rows} choice={choice} />
      <p className="soft small">
        <span className={styles.inLight}>
          {t({
            message: 'Darker is slower.',
            comment: 'Of keys drawn in colours: the darker, the slower they are typed',
          })}
        </span>
        <span className={styles.inDark}>
          {t({
            message: 'Brighter is slower.',
            comment: 'Of keys drawn in colours: the brighter, the slower they are typed',
          })}
        </span>{' '}
        {t({
          message: 'A red line marks keys that you often mistype. Click keys to practise them.',
          comment: 'Of keys drawn in colours',
        })}
      </p>
      {hasChoice(list.language) && (
        <KeyboardChoice>
          {(name, select) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the select is the control
            <label className="row soft small">
              <span>{name}</span>
              {select()}
            </label>
          )}
        </KeyboardChoice>
      )}
      <KeysTable figures={figuresOfKeys(rows)} />
    </section>
  );
}
