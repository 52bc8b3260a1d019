import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { hasLayoutChoiceAtom } from '../../state/keyboard/keyboardAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { KeyboardChoice } from '../keyboard/KeyboardChoice';
import { OptionControl } from './OptionControl';
import styles from './OptionsDialog.module.css';

/** What is drawn of the keyboard, what that means, and its layout, where it can be chosen. */
export function KeyboardOption() {
  const { keyboardView } = useAtomValue(optionsAtom);
  const hasLayoutChoice = useAtomValue(hasLayoutChoiceAtom);
  return (
    <div className={styles.options}>
      <OptionControl name="keyboardView" />
      {keyboardView !== 'off' && (
        <p className={styles.note}>
          {t({
            message: 'It stands below the words, where the window has room for it.',
            comment: 'The keyboard that is drawn',
          })}
        </p>
      )}
      {keyboardView === 'fingers' && (
        <p className={styles.note}>
          {t({
            message:
              'The bar of a key tells its finger: one piece for the index finger, four for the little finger.',
            comment: 'In the drawn keyboard; two pieces are for the middle finger, three for the ring finger',
          })}
        </p>
      )}
      {keyboardView !== 'off' && hasLayoutChoice && <KeyboardChoice />}
    </div>
  );
}
