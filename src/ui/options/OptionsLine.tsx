import { useAtomValue } from 'jotai';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { practiceOnBoardAtom, setupOnBoardAtom } from '../../state/replay/boardAtoms';
import { customOptionsText } from './customOptionsText';
import styles from './OptionsLine.module.css';

/** The line above the words: every option that differs from the standard. Being absolute, it moves nothing. */
export function OptionsLine() {
  const options = useAtomValue(optionsAtom);
  const { settings, label } = useAtomValue(setupOnBoardAtom);
  const isPractice = useAtomValue(practiceOnBoardAtom) !== null;
  return (
    <p className={styles.line} data-part="chosen">
      {/* Practice has a line of its own. */}
      {!isPractice &&
        customOptionsText(
          {
            ...options,
            seconds: settings.durationMs / 1000,
            wordLimit: settings.wordLimit,
            saysWords: settings.byEar === true,
          },
          label,
        )}
    </p>
  );
}
