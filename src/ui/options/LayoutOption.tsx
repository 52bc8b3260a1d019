import { useAtomValue } from 'jotai';
import { hasLayoutChoiceAtom } from '../../state/keyboard/keyboardAtoms';
import { KeyboardChoice } from '../keyboard/KeyboardChoice';
import { OptionNote } from './OptionControl';
import { OptionRow } from './OptionRow';

/** The layout of the keyboard, where it can be chosen. */
export function LayoutOption() {
  if (!useAtomValue(hasLayoutChoiceAtom)) return null;
  return (
    <KeyboardChoice>
      {(name, select) => (
        <OptionRow name={name}>
          {(id) => (
            <>
              {select(id)}
              <OptionNote name="keyboard" />
            </>
          )}
        </OptionRow>
      )}
    </KeyboardChoice>
  );
}
