import { useAtomValue } from 'jotai';
import { optionsAtom } from '../state/optionsAtoms';
import { part } from '../state/pageParts';
import { wordsLabelAtom } from '../state/wordsAtoms';
import { chosenOptions } from './chosenOptions';
import styles from './OptionsLine.module.css';

/** Above the words, which options are not the standard. It takes no room: there is some. */
export function OptionsLine() {
  return (
    <p className={styles.line} {...part('chosen')}>
      {chosenOptions(useAtomValue(optionsAtom), useAtomValue(wordsLabelAtom))}
    </p>
  );
}
