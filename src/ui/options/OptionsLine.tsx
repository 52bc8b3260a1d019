import { useAtomValue } from 'jotai';
import { kindOfSetup, optionsIn } from '../../core/options/options';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { practiceOnBoardAtom, setupOnBoardAtom } from '../../state/replay/boardAtoms';
import { todayOnBoardAtom } from '../../state/today/todayAtoms';
import { todayText } from '../today/todayText';
import { customOptionsText, SEPARATOR } from './customOptionsText';
import { mistakeRuleOfKind } from './mistakeRules';
import styles from './OptionsLine.module.css';
import { wordsOfKind } from './wordsLabels';

/** The line above the words: the day whose words they are, and every option that differs from the standard. */
export function OptionsLine() {
  const options = useAtomValue(optionsAtom);
  const kind = kindOfSetup(useAtomValue(setupOnBoardAtom));
  // The page's inline script has no texts of these.
  const special = [wordsOfKind(kind), mistakeRuleOfKind(kind)].filter(Boolean).join(' · ');
  const today = useAtomValue(todayOnBoardAtom);
  const isPractice = useAtomValue(practiceOnBoardAtom) !== null;
  return (
    <p className={styles.line} data-part="chosen">
      {/* Practice has a line of its own. */}
      {!isPractice &&
        [today && todayText(today), customOptionsText({ ...options, ...optionsIn(kind) }, special)]
          .filter(Boolean)
          .join(SEPARATOR)}
    </p>
  );
}
