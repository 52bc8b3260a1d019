import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { keyFigures } from '../../analysis/practice/keyFigures';
import type { PairStats } from '../../analysis/practice/PairStats';
import type { Typist } from '../../analysis/practice/typist';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { keyboardFactsAtom } from '../../state/practice/keyboardLayoutAtoms';
import { drawnRows, figuresOfKeys } from './drawnKeys';
import { KeyboardChoice } from './KeyboardChoice';
import { KeyboardPicture } from './KeyboardPicture';
import { KeysTable } from './KeysTable';
import { hasChoice, keyRows } from './keyboards';
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
      <h3 id={id}>Keys, by the time they take you</h3>
      <KeyboardPicture rows={rows} choice={choice} />
      <p className={styles.soft}>
        <span className={styles.inLight}>Darker</span>
        <span className={styles.inDark}>Brighter</span> is slower. A red line: often missed. Click keys to
        practise them.
      </p>
      {hasChoice(list.language) && <KeyboardChoice />}
      <KeysTable figures={figuresOfKeys(rows)} />
    </section>
  );
}
