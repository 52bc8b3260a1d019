import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { OptionName } from '../../core/options/options';
import { OPTIONS, type Option } from '../../core/options/optionTable';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { RadioGroup } from '../controls/RadioGroup';
import { Slider } from '../controls/Slider';
import { Switch } from '../controls/Switch';
import { capitalised } from '../page/capitalised';
import { MissingPart } from './MissingPart';
import styles from './OptionsDialog.module.css';
import type { OptionGroupName } from './optionGroups';
import { OPTION_NAMES, OPTION_VIEWS, type OptionView } from './optionViews';

interface OptionGroupProps {
  readonly name: OptionGroupName;
  readonly className?: string | undefined;
}

/** The controls of a group that has no component of its own: of each of its options that has a control. */
export function OptionGroup({ name, className = styles.options }: OptionGroupProps) {
  const options = OPTION_NAMES.filter((option) => {
    const { group, control } = OPTION_VIEWS[option];
    return group === name && control;
  });
  return (
    <div className={className}>
      {options.map((option) => (
        <OptionControl key={option} name={option} />
      ))}
    </div>
  );
}

interface OptionControlProps {
  readonly name: OptionName;
  /** Whether a switch cannot be used now. */
  readonly isDisabled?: boolean;
  /** The id of the text that says why (`Switch`). */
  readonly reasonId?: string | undefined;
}

/** The switch, radio group or slider with which an option is chosen. */
export function OptionControl({ name, isDisabled = false, reasonId }: OptionControlProps) {
  const options = useAtomValue(optionsAtom);
  const chooseOptions = useSetAtom(chooseOptionsAtom);
  const view: OptionView<unknown> = OPTION_VIEWS[name];
  const { label, valueLabel = String, control, sample, loadsPart, step = 1, commands } = view;
  const { values = commands?.values ?? [], limits, needsList }: Option<unknown> = OPTIONS[name];
  const value = view.inUse ? view.inUse(options[name]) : options[name];
  const choose = (chosen: unknown): void => chooseOptions({ [name]: chosen });
  switch (control) {
    case 'switch': {
      const isIdle = needsList === true && options.words === CUSTOM_TEXT;
      return (
        <Switch
          name={i18n._(label)}
          isOn={!isIdle && value === true}
          isDisabled={isIdle || isDisabled}
          reasonId={reasonId}
          onToggle={choose}
        />
      );
    }
    case 'choice': {
      const choices = values.map(
        (one) => [String(one), choiceLabel(valueLabel(one), sampleOf(sample, one))] as const,
      );
      // Not every value is a text, as the buttons' are.
      const chooseBy = (text: string): void => choose(values.find((one) => String(one) === text));
      const group = (
        <RadioGroup name={i18n._(label)} choices={choices} chosen={String(value)} onChoose={chooseBy} />
      );
      if (!loadsPart) return group;
      return (
        <div>
          {group}
          <MissingPart option={name} />
        </div>
      );
    }
    case 'slider':
      if (!limits) throw new Error(`The option ${name} has no limits (core/options/optionTable).`);
      return (
        <Slider
          name={i18n._(label)}
          {...limits}
          step={step}
          value={Number(value)}
          valueText={valueLabel(value)}
          onChange={choose}
        >
          {sampleOf(sample, value)}
        </Slider>
      );
    case undefined:
      throw new Error(`The option ${name} has no control of its own in the dialog (ui/options/optionViews).`);
    default:
      return control satisfies never;
  }
}

/** What a value looks like, beside its control. */
function sampleOf(sample: OptionView<unknown>['sample'], value: unknown): ReactNode {
  switch (sample) {
    case 'caret':
      return <span className={styles.caretSample} data-caret={value} aria-hidden="true" />;
    case 'size':
      return (
        <span className={styles.sizeSample} aria-hidden="true">
          <span style={{ fontSize: `${Number(value) / 100}em` }}>
            {t({ message: 'words', comment: 'A sample of the size of the text' })}
          </span>
        </span>
      );
    case undefined:
      return null;
    default:
      return sample satisfies never;
  }
}

/** What is written on the button of a choice, with a sample if there is one. */
export function choiceLabel(label: string, sample: ReactNode = null): ReactNode {
  const name = capitalised(label);
  if (!sample) return name;
  return (
    <>
      {name} {sample}
    </>
  );
}
