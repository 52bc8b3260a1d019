import { useAtomValue } from 'jotai';
import { kindOfSetup } from '../../core/options/options';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { practiceOnBoardAtom, setupOnBoardAtom } from '../../state/replay/boardAtoms';
import { todayOnBoardAtom } from '../../state/today/todayAtoms';
import { todayText } from '../today/todayText';
import { SEPARATOR } from './customOptionsText';
import { lineOfKind } from './lineOfKind';
import styles from './OptionsLine.module.css';

/** The line above the words: the day whose words they are, and every option that differs from the standard. */
export function OptionsLine() {
  const options = useAtomValue(optionsAtom);
  const kind = kindOfSetup(useAtomValue(setupOnBoardAtom));
  const today = useAtomValue(todayOnBoardAtom);
  const isPractice = useAtomValue(practiceOnBoardAtom) !== null;
  return (
    <p className={styles.line} data-part="chosen">
      {/* Practice has a line of its own. */}
      {!isPractice && [today && todayText(today), lineOfKind(options, kind)].filter(Boolean).join(SEPARATOR)}
    </p>
  );
}
