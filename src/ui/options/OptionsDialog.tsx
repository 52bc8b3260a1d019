import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
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
import { OptionGroup } from './OptionControl';
import styles from './OptionsDialog.module.css';
import { OPTION_SECTIONS, type OptionGroupName, type OptionSectionName } from './optionGroups';
import { PaceOption } from './PaceOption';
import { SpeechOption } from './SpeechOption';
import { WordsOption } from './WordsOption';

interface OptionsDialogProps {
  readonly onClose: () => void;
  /** The choice of colours with samples, which needs code that may be missing where the rest is there. */
  readonly colours: (onMissing: () => void) => ReactNode;
}

interface GroupProps extends Pick<OptionsDialogProps, 'colours'> {
  /** How often the standard round was brought back: a key that resets local state, such as an open field for a duration. */
  readonly resetCount: number;
}

/** The groups that are more than the controls of their options. */
const OWN_GROUPS: { readonly [Name in OptionGroupName]?: (props: GroupProps) => ReactNode } = {
  time: ({ resetCount }) => <DurationOption key={resetCount} />,
  words: ({ resetCount }) => (
    <div>
      <WordsOption key={resetCount} />
      <OptionGroup name="words" className={styles.switches} />
    </div>
  ),
  byEar: () => <SpeechOption />,
  pace: () => <PaceOption />,
  colours: ({ colours }) => (
    <div className={styles.wide}>
      <Colours>{colours}</Colours>
    </div>
  ),
  keyboard: () => <KeyboardOption />,
  language: () => <LanguageOption />,
};

const SECTIONS = Object.keys(OPTION_SECTIONS) as readonly OptionSectionName[];

/** The options of rounds. Each choice is saved at once and takes effect with the next round. */
export function OptionsDialog({ onClose, colours }: OptionsDialogProps) {
  const focusField = useSetAtom(focusFieldAtom);
  const [resetCount, setResetCount] = useState(0);
  const closeDraft = useSetAtom(closeDraftAtom);
  useEffect(() => () => focusField('soon'), [focusField]);
  // A layout effect, because the text box reports its unmounting in a passive one: a draft is submitted when the dialog
  // closes, but not when the box has gone for other words.
  useLayoutEffect(() => () => void closeDraft(), [closeDraft]);
  return (
    <ModalDialog title={t`Options`} className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        {SECTIONS.map((section) => (
          <section key={section} className={styles.section}>
            <h3>{i18n._(OPTION_SECTIONS[section].title)}</h3>
            {OPTION_SECTIONS[section].groups.map((group) => (
              <Fragment key={group}>
                {OWN_GROUPS[group]?.({ colours, resetCount }) ?? <OptionGroup name={group} />}
              </Fragment>
            ))}
            {section === 'round' && <StandardRound onChoose={() => setResetCount(resetCount + 1)} />}
          </section>
        ))}
      </div>
    </ModalDialog>
  );
}

/** Brings the standard round back, where something else is chosen. */
function StandardRound({ onChoose }: { readonly onChoose: () => void }) {
  const options = useAtomValue(optionsAtom);
  const isPractice = useAtomValue(practiceAtom) !== null;
  const chooseStandard = useSetAtom(chooseStandardAtom);
  if (areStandard(options) && !isPractice) return null;
  return (
    <div className={styles.reset}>
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
