import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { CARETS, type Caret, SIZES, SOUNDS } from '../../core/options/optionValues';
import { OWN_TEXT } from '../../core/round/rules';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { chooseStandardAtom } from '../../state/practice/practiceAtoms';
import { closeDraftAtom } from '../../state/words/textDraftAtoms';
import { Button } from '../controls/Button';
import { RadioGroup } from '../controls/RadioGroup';
import { Switch } from '../controls/Switch';
import { ModalDialog } from '../page/ModalDialog';
import { DurationOption } from './DurationOption';
import { CARET_LABELS, SOUND_LABELS } from './labels';
import styles from './OptionsDialog.module.css';
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
          <WordSwitches />
          <SpeechOption />
        </div>
        <div className={styles.column}>
          <CaretOption />
          <SoundOption />
          <SizeOption />
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

/** Capitals and numbers in the words. Neither applies to an own text. */
function WordSwitches() {
  const { words, capitals, numbers } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const isFromList = words !== OWN_TEXT;
  return (
    <div className={styles.switches}>
      <Switch
        name="Capitals and punctuation"
        isOn={isFromList && capitals}
        isDisabled={!isFromList}
        onToggle={(isOn) => choose({ capitals: isOn })}
      />
      <Switch
        name="Numbers"
        isOn={isFromList && numbers}
        isDisabled={!isFromList}
        onToggle={(isOn) => choose({ numbers: isOn })}
      />
    </div>
  );
}

const SIZE_STEP_PERCENT = 5;

function SizeOption() {
  const { size } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <label className={styles.size}>
      <span className={styles.name}>Size of the words</span>
      <input
        type="range"
        min={SIZES.min}
        max={SIZES.max}
        step={SIZE_STEP_PERCENT}
        value={size}
        aria-valuetext={`${size} %`}
        onChange={({ currentTarget }) => choose({ size: currentTarget.valueAsNumber })}
      />
      {/* Hidden: the slider's value text says it. */}
      <span aria-hidden="true">{size} %</span>
      <span className={styles.sizeSample} aria-hidden="true">
        <span style={{ fontSize: `${size / 100}em` }}>words</span>
      </span>
    </label>
  );
}

const CARET_CHOICES = CARETS.map((caret) => [caret, <CaretSample key={caret} caret={caret} />] as const);

/** A caret's name beside a letter that has it. */
function CaretSample({ caret }: { readonly caret: Caret }) {
  return (
    <>
      {CARET_LABELS[caret]} <span className={styles.caretSample} data-caret={caret} aria-hidden="true" />
    </>
  );
}

function CaretOption() {
  const { caret, gliding } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <div>
      <RadioGroup
        name="Caret"
        choices={CARET_CHOICES}
        chosen={caret}
        onChoose={(next) => choose({ caret: next })}
      />
      <Switch name="Gliding caret" isOn={gliding} onToggle={(isOn) => choose({ gliding: isOn })} />
    </div>
  );
}

const SOUND_CHOICES = SOUNDS.map((sound) => [sound, SOUND_LABELS[sound]] as const);

function SoundOption() {
  const { sound } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <RadioGroup
      name="Sound"
      choices={SOUND_CHOICES}
      chosen={sound}
      onChoose={(next) => choose({ sound: next })}
    />
  );
}
