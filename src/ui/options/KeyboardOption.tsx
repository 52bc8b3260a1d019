import { useAtomValue } from 'jotai';
import { hasLayoutChoiceAtom } from '../../state/keyboard/keyboardAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { KeyboardChoice } from '../keyboard/KeyboardChoice';
import { OptionControl } from './OptionControl';
import styles from './OptionsDialog.module.css';

/** What is drawn of the keyboard, and its layout, where that can be chosen. */
export function KeyboardOption() {
  const { keyboardView } = useAtomValue(optionsAtom);
  const hasLayoutChoice = useAtomValue(hasLayoutChoiceAtom);
  return (
    <div className={styles.options}>
      <OptionControl name="keyboardView" />
      {keyboardView !== 'off' && hasLayoutChoice && <KeyboardChoice />}
    </div>
  );
}
