import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { STANDARD_OPTIONS } from '../../core/options';
import { mayBe, SECONDS, SIZES, USUAL_SECONDS } from '../../core/optionValues';
import { OWN_TEXT } from '../../core/rules';
import { chooseOptionsAtom } from '../../state/chooseOptionsAtoms';
import { callFieldAtom } from '../../state/fieldFocusAtoms';
import { optionsAtom } from '../../state/optionsAtoms';
import { ModalDialog } from '../dialog/ModalDialog';
import styles from './OptionsDialog.module.css';
import { Switch } from './Switch';
import { WordsOption } from './WordsOption';

interface OptionsDialogProps {
  readonly onClose: () => void;
}

/** What may be chosen about rounds. Each choice holds at once, from the next round on. */
export default function OptionsDialog({ onClose }: OptionsDialogProps) {
  const choose = useSetAtom(chooseOptionsAtom);
  const callField = useSetAtom(callFieldAtom);
  // Whoever goes back to the standard is not asked for another duration any more.
  const [standards, setStandards] = useState(0);
  useEffect(() => callField, [callField]);
  return (
    <ModalDialog title="Options" className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        <DurationOption key={`time ${standards}`} />
        <WordsOption key={`words ${standards}`} />
        <Switches />
        <CaretOption />
        <GlidingOption />
        <SoundOption />
        <SizeOption />
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            choose(STANDARD_OPTIONS);
            setStandards(standards + 1);
          }}
        >
          Standard round
        </button>
      </div>
    </ModalDialog>
  );
}

/** What words come with; an own text is as it is. */
function Switches() {
  const { words, capitals, numbers } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const isDealt = words !== OWN_TEXT;
  return (
    <div className={styles.choices}>
      <Switch
        name="Capitals and punctuation"
        isOn={isDealt && capitals}
        isDisabled={!isDealt}
        onTurn={(isOn) => choose({ capitals: isOn })}
      />
      <Switch
        name="Numbers"
        isOn={isDealt && numbers}
        isDisabled={!isDealt}
        onTurn={(isOn) => choose({ numbers: isOn })}
      />
    </div>
  );
}

/** In per cent. */
const SIZE_STEP = 5;

function SizeOption() {
  const { size } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <label className={styles.size}>
      <span className={styles.name}>Size of the words</span>
      <input
        type="range"
        min={SIZES.least}
        max={SIZES.most}
        step={SIZE_STEP}
        value={size}
        aria-valuetext={`${size} %`}
        onChange={({ currentTarget }) => choose({ size: currentTarget.valueAsNumber })}
      />
      <output>{size} %</output>
    </label>
  );
}

interface ChoicesProps<Choice> {
  readonly name: string;
  readonly choices: readonly (readonly [choice: Choice, label: string])[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly children?: ReactNode;
}

/** One of several. */
function Choices<Choice extends string | number>(props: ChoicesProps<Choice>) {
  const { name, choices, chosen, onChoose, children } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      <div className={styles.choices}>
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              className="visuallyHidden"
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </div>
  );
}

const CARET_CHOICES = [
  ['line', 'Line'],
  ['block', 'Block'],
  ['underline', 'Underline'],
  ['off', 'Off'],
] as const;

function CaretOption() {
  const { caret } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <Choices
      name="Caret"
      choices={CARET_CHOICES}
      chosen={caret}
      onChoose={(next) => choose({ caret: next })}
    />
  );
}

function GlidingOption() {
  const { gliding } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return <Switch name="Gliding caret" isOn={gliding} onTurn={(isOn) => choose({ gliding: isOn })} />;
}

const SOUND_CHOICES = [
  ['off', 'Off'],
  ['keys', 'Keys'],
  ['errors', 'Keys and errors'],
] as const;

function SoundOption() {
  const { sound } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <Choices
      name="Sound"
      choices={SOUND_CHOICES}
      chosen={sound}
      onChoose={(next) => choose({ sound: next })}
    />
  );
}

const DURATION_CHOICES = [
  ...USUAL_SECONDS.map((seconds) => [seconds, `${seconds} s`] as const),
  ['other', 'Other'] as const,
];

function DurationOption() {
  const { seconds } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const [isOther, setOther] = useState(false);
  const isOtherShown = isOther || !USUAL_SECONDS.includes(seconds);
  const pick = (choice: number | 'other'): void => {
    setOther(choice === 'other');
    if (choice !== 'other') choose({ seconds: choice });
  };
  return (
    <Choices name="Time" choices={DURATION_CHOICES} chosen={isOtherShown ? 'other' : seconds} onChoose={pick}>
      {isOtherShown && <OtherDuration seconds={seconds} />}
    </Choices>
  );
}

function OtherDuration({ seconds }: { readonly seconds: number }) {
  const choose = useSetAtom(chooseOptionsAtom);
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  // Another tab may have chosen.
  useEffect(() => {
    if (ref.current && document.activeElement !== ref.current) ref.current.valueAsNumber = seconds;
  }, [seconds]);
  const take = (value: number): void => {
    const isRight = mayBe(value, SECONDS);
    setRefused(!isRight);
    if (isRight) choose({ seconds: value });
  };
  return (
    <>
      <label className={styles.other}>
        Seconds
        <input
          ref={ref}
          type="number"
          min={SECONDS.least}
          max={SECONDS.most}
          step={1}
          defaultValue={seconds}
          aria-describedby={id}
          aria-invalid={isRefused}
          onBlur={({ currentTarget }) => take(currentTarget.valueAsNumber)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') take(currentTarget.valueAsNumber);
          }}
        />
      </label>
      <p id={id} role={isRefused ? 'alert' : undefined} className={styles.soft}>
        A whole number from {SECONDS.least} to {SECONDS.most}.
      </p>
    </>
  );
}
