import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { standingAlone } from '../../core/words/standingAlone';
import { drawnKeyboardAtom } from '../../state/keyboard/keyboardAtoms';
import { learnedRoundsAtom } from '../../state/learn/learnedRoundAtoms';
import { keyboardPlaceAtom } from '../../state/replay/boardAtoms';
import { learningAtom } from '../../state/round/learningAtom';
import { phaseAtom } from '../../state/round/roundAtoms';
import styles from './RestHint.module.css';

/** Before the very first lesson, below the drawn keyboard: where the fingers rest. */
export function RestHint() {
  const isLearning = useAtomValue(learningAtom) !== null;
  const isStart = useAtomValue(phaseAtom) === 'start';
  const hasKeyboard = useAtomValue(keyboardPlaceAtom) !== null;
  const isFirst = useAtomValue(learnedRoundsAtom).every(({ isLesson }) => !isLesson);
  const { keys } = useAtomValue(drawnKeyboardAtom);
  if (!isLearning || !isStart || !hasKeyboard || !isFirst) return null;
  const [left = '', right = ''] = keys
    .filter(({ hasBump }) => hasBump)
    .map(({ character }) => standingAlone(character));
  return (
    <p className={styles.hint}>
      {t({
        message: `Rest your fingers on the framed keys. ${left} and ${right} have a ridge that you can feel.`,
        comment: 'Below a drawn keyboard; left and right: the letters on two keys, f and j',
      })}
    </p>
  );
}
