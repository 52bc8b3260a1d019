import { useAtomValue } from 'jotai';
import { setupOnBoardAtom } from '../state/boardAtoms';
import { optionsAtom } from '../state/optionsAtoms';
import { part } from '../state/pageParts';
import { chosenOptions } from './chosenOptions';
import styles from './OptionsLine.module.css';

/** Above the words, what of the round and of the page is not the standard. It takes no room: there is some. */
export function OptionsLine() {
  const options = useAtomValue(optionsAtom);
  const { settings, label } = useAtomValue(setupOnBoardAtom);
  return (
    <p className={styles.line} {...part('chosen')}>
      {chosenOptions({ ...options, seconds: settings.durationMs / 1000 }, label)}
    </p>
  );
}
