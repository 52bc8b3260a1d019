import { useAtomValue } from 'jotai';
import { kindOfSetup } from '../../core/options/options';
import { optionsAtom } from '../../state/options/optionsAtoms';
import {
  isLessonOnBoardAtom,
  paceOnBoardAtom,
  practiceOnBoardAtom,
  setupOnBoardAtom,
} from '../../state/replay/boardAtoms';
import { todayOnBoardAtom } from '../../state/today/todayAtoms';
import { useWrittenText } from '../page/useWrittenText';
import { paceInLine } from '../race/paceTexts';
import { todayText } from '../today/todayText';
import { SEPARATOR } from './customOptionsText';
import { lineOfKind } from './lineOfKind';
import styles from './OptionsLine.module.css';
import { wordsLabel } from './wordsLabels';

/** The line above the words: the day whose words they are, every option that differs from the standard, and the pace. */
export function OptionsLine() {
  const options = useAtomValue(optionsAtom);
  const kind = kindOfSetup(useAtomValue(setupOnBoardAtom));
  const today = useAtomValue(todayOnBoardAtom);
  const pace = useAtomValue(paceOnBoardAtom);
  const isPractice = useAtomValue(practiceOnBoardAtom) !== null;
  const texts = [
    today && todayText(today),
    // Everybody has the same: not those that this player has chosen.
    today && kind.wordList !== options.words && wordsLabel(kind.wordList),
    lineOfKind(options, kind),
    pace && paceInLine(pace),
  ];
  // Practice and lessons have lines of their own.
  const isLesson = useAtomValue(isLessonOnBoardAtom);
  const text = isPractice || isLesson ? '' : texts.filter(Boolean).join(SEPARATOR);
  const ref = useWrittenText<HTMLParagraphElement>(text);
  return (
    <p
      ref={ref}
      className={styles.line}
      data-part="chosen"
      data-paced={pace !== null || undefined}
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}
