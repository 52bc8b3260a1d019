import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { closeDraftAtom } from '../../state/words/textDraftAtoms';
import { TabList, TabPanel, Tabs } from '../controls/Tabs';
import { ModalDialog } from '../page/ModalDialog';
import { Colours } from './Colours';
import { DurationOption } from './DurationOption';
import { LanguageOption } from './LanguageOption';
import { LayoutOption } from './LayoutOption';
import { OptionGroup } from './OptionControl';
import styles from './OptionsDialog.module.css';
import {
  OPTION_SECTION_NAMES,
  OPTION_SECTIONS,
  type OptionGroupName,
  type OptionSectionName,
} from './optionGroups';
import { PaceOption } from './PaceOption';
import { ResetOptions } from './ResetOptions';
import { SpeechOption } from './SpeechOption';
import { WordsOption } from './WordsOption';

interface OptionsDialogProps {
  readonly onClose: () => void;
  /** The choice of colours with samples, which needs code that may be missing where the rest is there. */
  readonly colours: (onMissing: () => void) => ReactNode;
}

interface GroupProps extends Pick<OptionsDialogProps, 'colours'> {
  /** How often something was reset: a key that resets local state, such as an open field for a duration. */
  readonly resetCount: number;
}

/** The groups that are more than the controls of their options. */
const OWN_GROUPS: { readonly [Name in OptionGroupName]?: (props: GroupProps) => ReactNode } = {
  time: ({ resetCount }) => <DurationOption key={resetCount} />,
  words: ({ resetCount }) => <WordsOption key={resetCount} />,
  byEar: () => <SpeechOption />,
  pace: () => <PaceOption />,
  colours: ({ colours }) => <Colours>{colours}</Colours>,
  language: () => (
    <>
      <LanguageOption />
      <LayoutOption />
    </>
  ),
};

/** The options, in tabs. Each choice is saved at once; those of rounds take effect with the next one. */
export function OptionsDialog({ onClose, colours }: OptionsDialogProps) {
  const focusField = useSetAtom(focusFieldAtom);
  const [open, setOpen] = useState<OptionSectionName>('round');
  const [resetCount, setResetCount] = useState(0);
  const closeDraft = useSetAtom(closeDraftAtom);
  useEffect(() => () => focusField('soon'), [focusField]);
  // A layout effect, because the text box reports its unmounting in a passive one: a draft is submitted when the dialog
  // closes, but not when the box has gone for other words.
  useLayoutEffect(() => () => void closeDraft(), [closeDraft]);
  const titles = OPTION_SECTION_NAMES.map((section) => [section, i18n._(OPTION_SECTIONS[section].title)]);
  return (
    <Tabs open={open} onOpen={(section) => setOpen(section as OptionSectionName)}>
      <ModalDialog
        title={t`Options`}
        className={styles.dialog}
        beside={<TabList label={t`Options`} names={Object.fromEntries(titles)} />}
        onClose={onClose}
      >
        {OPTION_SECTION_NAMES.map((section) => (
          // What is typed and picked in the first one is there again when it is looked at again.
          <TabPanel
            key={section}
            id={section}
            isKept={section === 'round' && open !== section}
            className={`${styles.body} ${section === 'look' ? styles.look : ''}`}
          >
            {OPTION_SECTIONS[section].groups.map((group) => (
              <Fragment key={group}>
                {OWN_GROUPS[group]?.({ colours, resetCount }) ?? <OptionGroup name={group} />}
              </Fragment>
            ))}
          </TabPanel>
        ))}
        <ResetOptions section={open} onReset={() => open === 'round' && setResetCount(resetCount + 1)} />
      </ModalDialog>
    </Tabs>
  );
}
