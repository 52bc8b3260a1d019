import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { chooseStandardAtom } from '../../state/practice/startPracticeAtoms';
import { closeDraftAtom } from '../../state/words/textDraftAtoms';
import { Button } from '../controls/Button';
import { ModalDialog } from '../page/ModalDialog';
import { DurationOption } from './DurationOption';
import { OptionGroup } from './OptionControl';
import styles from './OptionsDialog.module.css';
import { LOOK_GROUPS } from './optionViews';
import { SpeechOption } from './SpeechOption';
import { WordsOption } from './WordsOption';

interface OptionsDialogProps {
  readonly onClose: () => void;
}

/** The options of rounds. Each choice is saved at once and takes effect with the next round. */
export function OptionsDialog({ onClose }: OptionsDialogProps) {
  const focusField = useSetAtom(focusFieldAtom);
  // Changing the keys resets local state, such as an open field for another duration.
  const [resetCount, setResetCount] = useState(0);
  const closeDraft = useSetAtom(closeDraftAtom);
  const chooseStandard = useSetAtom(chooseStandardAtom);
  useEffect(() => () => focusField('soon'), [focusField]);
  // A layout effect, because the text box reports its unmounting in a passive one: a draft is submitted when the dialog
  // closes, but not when the box has gone for other words.
  useLayoutEffect(() => () => void closeDraft(), [closeDraft]);
  return (
    <ModalDialog title="Options" className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.column}>
          <DurationOption key={`time ${resetCount}`} />
          <WordsOption key={`words ${resetCount}`} />
          <OptionGroup name="words" className={styles.switches} />
          <SpeechOption />
        </div>
        <div className={styles.column}>
          {LOOK_GROUPS.map((name) => (
            <OptionGroup key={name} name={name} />
          ))}
        </div>
        <div>
          <Button
            onClick={() => {
              chooseStandard();
              setResetCount(resetCount + 1);
            }}
          >
            Standard round
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
