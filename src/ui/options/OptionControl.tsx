import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { OptionName } from '../../core/options/options';
import { OPTIONS, type Option } from '../../core/options/optionTable';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { ignoreWheel } from '../controls/ignoreWheel';
import { RadioGroup } from '../controls/RadioGroup';
import { Switch } from '../controls/Switch';
import styles from './OptionsDialog.module.css';
import { OPTION_NAMES, OPTION_VIEWS, type OptionView } from './optionViews';

interface OptionGroupProps {
  readonly name: OptionView<unknown>['group'];
  readonly className?: string | undefined;
}

/** The controls of all options that stand in one place of the dialog. */
export function OptionGroup({ name, className }: OptionGroupProps) {
  return (
    <div className={className}>
      {OPTION_NAMES.filter((option) => OPTION_VIEWS[option].group === name).map((option) => (
        <OptionControl key={option} name={option} />
      ))}
    </div>
  );
}

interface OptionControlProps {
  readonly name: OptionName;
}

/** The switch, radio group or slider with which an option is chosen. */
export function OptionControl({ name }: OptionControlProps) {
  const options = useAtomValue(optionsAtom);
  const chooseOptions = useSetAtom(chooseOptionsAtom);
  const { values = [], limits, needsList }: Option<unknown> = OPTIONS[name];
  const { label, valueLabel = String, control, step }: OptionView<unknown> = OPTION_VIEWS[name];
  const value: unknown = options[name];
  const choose = (chosen: unknown): void => chooseOptions({ [name]: chosen });
  switch (control) {
    case 'switch': {
      const isDisabled = needsList === true && options.words === CUSTOM_TEXT;
      return (
        <Switch name={label} isOn={!isDisabled && value === true} isDisabled={isDisabled} onToggle={choose} />
      );
    }
    case 'choice': {
      const choices = values.map(
        (one) => [String(one), choiceLabel(valueLabel(one), sampleOf(name, one))] as const,
      );
      return <RadioGroup name={label} choices={choices} chosen={String(value)} onChoose={choose} />;
    }
    case 'slider':
      return (
        <label className={styles.size}>
          <span className={styles.name}>{label}</span>
          <input
            ref={ignoreWheel}
            type="range"
            {...limits}
            step={step}
            value={Number(value)}
            aria-valuetext={valueLabel(value)}
            onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
          />
          {/* Hidden: the slider's value text says it. */}
          <span aria-hidden="true">{valueLabel(value)}</span>
          {sampleOf(name, value)}
        </label>
      );
    case undefined:
      throw new Error(`The option ${name} has no control of its own in the dialog (ui/options/optionViews).`);
    default:
      return control satisfies never;
  }
}

/** What a value looks like, beside its control. */
function sampleOf(name: OptionName, value: unknown): ReactNode {
  switch (name) {
    case 'caret':
      return <span className={styles.caretSample} data-caret={value} aria-hidden="true" />;
    case 'size':
      return (
        <span className={styles.sizeSample} aria-hidden="true">
          <span style={{ fontSize: `${Number(value) / 100}em` }}>words</span>
        </span>
      );
    default:
      return null;
  }
}

function choiceLabel(label: string, sample: ReactNode): ReactNode {
  const capitalised = label.charAt(0).toUpperCase() + label.slice(1);
  if (!sample) return capitalised;
  return (
    <>
      {capitalised} {sample}
    </>
  );
}
