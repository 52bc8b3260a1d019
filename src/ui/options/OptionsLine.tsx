import { useAtomValue } from 'jotai';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { part } from '../../state/page/pageParts';
import { setupOnBoardAtom } from '../../state/replay/boardAtoms';
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
