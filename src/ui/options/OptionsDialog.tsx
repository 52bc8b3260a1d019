import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { SIZES } from '../../core/options/optionValues';
import { OWN_TEXT } from '../../core/round/rules';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { callFieldAtom } from '../../state/page/fieldFocusAtoms';
import { closeDraftAtom } from '../../state/words/takeTextAtoms';
import { ModalDialog } from '../page/ModalDialog';
import { Choices } from './Choices';
import { DurationOption } from './DurationOption';
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
  const closeDraft = useSetAtom(closeDraftAtom);
  useEffect(() => callField, [callField]);
  // Sooner than the box says that it has gone: that may be for other words, and takes nothing.
  useLayoutEffect(() => () => void closeDraft(), [closeDraft]);
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
      {/* The slider says it. */}
      <span aria-hidden="true">{size} %</span>
    </label>
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
