import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { isWithin, OPTIONS } from '../../core/options/optionTable';
import { CUSTOM_TEXT, WORD_LIMITS } from '../../core/round/rules';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { ignoreWheel } from '../controls/ignoreWheel';
import { LiveRegion } from '../controls/LiveRegion';
import { RadioGroup } from '../controls/RadioGroup';
import styles from './OptionsDialog.module.css';
import { OPTION_VIEWS, USUAL_SECONDS } from './optionViews';

const DURATION_CHOICES = [
  ...USUAL_SECONDS.map((seconds) => [`${seconds} s`, { seconds, wordLimit: undefined }] as const),
  ['Other', null] as const,
  ...WORD_LIMITS.map((wordLimit) => [`${wordLimit} words`, { wordLimit }] as const),
];
const LABELS = DURATION_CHOICES.map(([label]) => [label, label] as const);

/** What ends a round: one of the usual durations, any whole number of seconds, or the last of a number of words. */
export function DurationOption() {
  const { seconds, wordLimit, words } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  /** The seconds for which `Other` was picked. A later choice made elsewhere replaces them. */
  const [otherSeconds, setOtherSeconds] = useState<number | null>(null);
  if (otherSeconds !== null && (wordLimit || seconds !== otherSeconds)) setOtherSeconds(null);
  const isOtherShown = !wordLimit && (seconds === otherSeconds || !USUAL_SECONDS.includes(seconds));
  const pick = (label: string): void => {
    const chosen = DURATION_CHOICES.find(([name]) => name === label)?.[1];
    setOtherSeconds(chosen ? null : seconds);
    choose(chosen ?? { wordLimit: undefined });
  };
  const chosen = wordLimit ? `${wordLimit} words` : `${seconds} s`;
  return (
    <div>
      <RadioGroup
        name={OPTION_VIEWS.seconds.label}
        choices={LABELS}
        chosen={isOtherShown ? 'Other' : chosen}
        onChoose={pick}
      />
      {isOtherShown && (
        <OtherDuration
          seconds={seconds}
          onChoose={(other) => {
            setOtherSeconds(other);
            choose({ seconds: other });
          }}
        />
      )}
      {wordLimit && (
        <p className={styles.note}>
          {words === CUSTOM_TEXT
            ? `An own text has no number of words: its rounds last ${seconds} s.`
            : 'The clock counts up to the last word. The best is the highest speed, in wpm.'}
        </p>
      )}
    </div>
  );
}

const LIMITS = OPTIONS.seconds.limits;
const RULE = `A whole number from ${LIMITS.min} to ${LIMITS.max}.`;

interface OtherDurationProps {
  readonly seconds: number;
  readonly onChoose: (seconds: number) => void;
}

function OtherDuration({ seconds, onChoose }: OtherDurationProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => (ref.current ? ignoreWheel(ref.current) : undefined), []);
  // Follows choices made elsewhere, as in another tab, unless the player is typing here.
  useEffect(() => {
    if (!ref.current || document.activeElement === ref.current) return;
    ref.current.valueAsNumber = seconds;
    setInvalid(false);
  }, [seconds]);
  const apply = (value: number): void => {
    const isValid = isWithin(value, LIMITS);
    setInvalid(!isValid);
    if (isValid) onChoose(value);
  };
  return (
    <>
      <label className={styles.other}>
        Seconds
        <input
          ref={ref}
          type="number"
          min={LIMITS.min}
          max={LIMITS.max}
          step={1}
          defaultValue={seconds}
          aria-describedby={id}
          aria-invalid={isInvalid}
          onBlur={({ currentTarget }) => apply(currentTarget.valueAsNumber)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') apply(currentTarget.valueAsNumber);
          }}
        />
      </label>
      <p id={id} className={styles.soft}>
        {RULE}
      </p>
      <LiveRegion className="visuallyHidden">{isInvalid ? RULE : ''}</LiveRegion>
    </>
  );
}
