import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { areStandard } from '../../core/options/options';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { chooseStandardAtom } from '../../state/practice/startPracticeAtoms';
import { practiceAtom } from '../../state/round/practiceAtom';
import { closeDraftAtom } from '../../state/words/textDraftAtoms';
import { Button } from '../controls/Button';
import { ModalDialog } from '../page/ModalDialog';
import { Colours } from './Colours';
import { DurationOption } from './DurationOption';
import { KeyboardOption } from './KeyboardOption';
import { LanguageOption } from './LanguageOption';
import { MissingPart } from './MissingPart';
import { OptionGroup } from './OptionControl';
import styles from './OptionsDialog.module.css';
import { PaceOption } from './PaceOption';
import { SpeechOption } from './SpeechOption';
import { WordsOption } from './WordsOption';

interface OptionsDialogProps {
  readonly onClose: () => void;
  /** The choice of colours with samples, which needs code that may be missing where the rest is there. */
  readonly colours: (onMissing: () => void) => ReactNode;
}

/** The options of rounds. Each choice is saved at once and takes effect with the next round. */
export function OptionsDialog({ onClose, colours }: OptionsDialogProps) {
  const focusField = useSetAtom(focusFieldAtom);
  // Changing the keys resets local state, such as an open field for another duration.
  const [resetCount, setResetCount] = useState(0);
  const closeDraft = useSetAtom(closeDraftAtom);
  useEffect(() => () => focusField('soon'), [focusField]);
  // A layout effect, because the text box reports its unmounting in a passive one: a draft is submitted when the dialog
  // closes, but not when the box has gone for other words.
  useLayoutEffect(() => () => void closeDraft(), [closeDraft]);
  return (
    <ModalDialog title={t`Options`} className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        <OptionsSection
          title={t({ message: 'Round', comment: 'Heading of the options of rounds. A round is a game' })}
        >
          <DurationOption key={`time ${resetCount}`} />
          <div>
            <WordsOption key={`words ${resetCount}`} />
            <OptionGroup name="words" className={styles.switches} />
          </div>
          <OptionGroup name="mistakes" />
          <SpeechOption />
          <PaceOption />
          <StandardRound onChoose={() => setResetCount(resetCount + 1)} />
        </OptionsSection>
        <OptionsSection
          title={t({ message: 'Look', comment: 'Heading of the options of how the page looks' })}
        >
          <div className={styles.wide}>
            <Colours>{colours}</Colours>
          </div>
          <div>
            <OptionGroup name="letters" />
            <MissingPart option="letters" />
          </div>
          <OptionGroup name="size" />
          <OptionGroup name="caret" />
          <div>
            <OptionGroup name="whileTyping" />
            <MissingPart option="whileTyping" />
          </div>
          <KeyboardOption />
        </OptionsSection>
        <OptionsSection title={t`Sound and language`}>
          <OptionGroup name="sound" />
          <LanguageOption />
        </OptionsSection>
      </div>
    </ModalDialog>
  );
}

interface OptionsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function OptionsSection({ title, children }: OptionsSectionProps) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Brings the standard round back, where something else is chosen. */
function StandardRound({ onChoose }: { readonly onChoose: () => void }) {
  const options = useAtomValue(optionsAtom);
  const isPractice = useAtomValue(practiceAtom) !== null;
  const chooseStandard = useSetAtom(chooseStandardAtom);
  if (areStandard(options) && !isPractice) return null;
  return (
    <div>
      <Button
        onClick={({ currentTarget }) => {
          // The button goes.
          currentTarget.closest('dialog')?.focus();
          chooseStandard();
          onChoose();
        }}
      >
        {t`Standard round`}
      </Button>
    </div>
  );
}
