import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { haveStandardRound } from '../../core/options/options';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { resetOptionsAtom } from '../../state/practice/startPracticeAtoms';
import { learningAtom } from '../../state/round/learningAtom';
import { practiceAtom } from '../../state/round/practiceAtom';
import { Button } from '../controls/Button';
import styles from './OptionsDialog.module.css';
import { OPTION_SECTIONS, type OptionSectionName } from './optionGroups';
import { optionsOfSection } from './optionViews';
import { resetText } from './resetText';

interface ResetOptionsProps {
  readonly section: OptionSectionName;
  readonly onReset: () => void;
}

/** Gives all options of a tab their default values, and says what those are. */
export function ResetOptions({ section, onReset }: ResetOptionsProps) {
  const options = useAtomValue(optionsAtom);
  const isPractice = useAtomValue(practiceAtom) !== null;
  const isLearning = useAtomValue(learningAtom) !== null;
  const reset = useSetAtom(resetOptionsAtom);
  const id = useId();
  return (
    <div className={styles.footer}>
      <Button
        data-quiet
        aria-describedby={id}
        onClick={() => {
          reset(optionsOfSection(section));
          onReset();
        }}
      >
        {i18n._(OPTION_SECTIONS[section].reset)}
      </Button>
      <p id={id}>{resetText(section, options)}</p>
      {section === 'round' && (
        <p className={styles.counts}>
          {haveStandardRound(options) && !isPractice && !isLearning
            ? t({
                message: 'This round counts for Highest Score',
                comment:
                  'The chosen options are those of the standard round. Highest Score: as in the heading',
              })
            : t({
                message: 'This round has its own best',
                comment:
                  'The chosen options are not those of the standard round, whose best is the Highest Score',
              })}
        </p>
      )}
    </div>
  );
}
