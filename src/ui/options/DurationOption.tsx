import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { OPTIONS } from '../../core/options/optionTable';
import { CUSTOM_TEXT, WORD_LIMITS } from '../../core/round/rules';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { RadioGroup } from '../controls/RadioGroup';
import { inSeconds, inWords } from './lineTexts';
import { OptionRow } from './OptionRow';
import styles from './OptionsDialog.module.css';
import { OPTION_VIEWS, USUAL_SECONDS } from './optionViews';
import { WholeNumberField } from './WholeNumberField';

/** The choice of seconds of one's own. */
const OTHER = 'other';

const DURATION_CHOICES = [
  ...USUAL_SECONDS.map((seconds) => ({
    id: idOf(seconds),
    label: () => inSeconds(seconds),
    chosen: { seconds, wordLimit: undefined },
  })),
  {
    id: OTHER,
    label: () => t({ message: 'Other', comment: 'A choice: another number of seconds than the usual ones' }),
    chosen: null,
  },
  ...WORD_LIMITS.map((wordLimit) => ({
    id: idOf(0, wordLimit),
    label: () => inWords(wordLimit),
    chosen: { wordLimit },
  })),
];

/** What ends a round: one of the usual durations, any whole number of seconds, or the last of a number of words. */
export function DurationOption() {
  const { seconds, wordLimit, words } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  /** The seconds for which `Other` was picked. A later choice made elsewhere replaces them. */
  const [otherSeconds, setOtherSeconds] = useState<number | null>(null);
  if (otherSeconds !== null && (wordLimit || seconds !== otherSeconds)) setOtherSeconds(null);
  const isOtherShown = !wordLimit && (seconds === otherSeconds || !USUAL_SECONDS.includes(seconds));
  const pick = (picked: string): void => {
    const chosen = DURATION_CHOICES.find(({ id }) => id === picked)?.chosen;
    setOtherSeconds(chosen ? null : seconds);
    choose(chosen ?? { wordLimit: undefined });
  };
  return (
    <OptionRow name={i18n._(OPTION_VIEWS.seconds.label)}>
      {(id) => (
        <>
          <RadioGroup
            labelId={id}
            choices={DURATION_CHOICES.map((choice) => [choice.id, choice.label()] as const)}
            chosen={isOtherShown ? OTHER : idOf(seconds, wordLimit)}
            apart={idOf(0, WORD_LIMITS[0])}
            onChoose={pick}
          />
          {isOtherShown && (
            <WholeNumberField
              label={t({
                message: 'Seconds',
                comment: 'The label of a field: how many seconds a round lasts',
              })}
              limits={OPTIONS.seconds.limits}
              value={seconds}
              onChoose={(other) => {
                setOtherSeconds(other);
                choose({ seconds: other });
              }}
            />
          )}
          {wordLimit && (
            <p className={styles.note}>
              {words === CUSTOM_TEXT
                ? t`Rounds with your own text are timed: ${seconds} s each.`
                : t`The clock runs until the last word. Your best is your highest speed, in wpm.`}
            </p>
          )}
        </>
      )}
    </OptionRow>
  );
}

/** Names what ends a round, whatever it is called. */
function idOf(seconds: number, wordLimit?: number): string {
  return wordLimit ? `words.${wordLimit}` : `seconds.${seconds}`;
}
