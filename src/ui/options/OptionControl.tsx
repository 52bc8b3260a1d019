import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { lettersIn } from '../../core/options/letters';
import type { OptionName } from '../../core/options/options';
import { OPTIONS, type Option } from '../../core/options/optionTable';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { RadioGroup } from '../controls/RadioGroup';
import radios from '../controls/RadioGroup.module.css';
import { Slider } from '../controls/Slider';
import { Switch } from '../controls/Switch';
import { capitalised } from '../page/capitalised';
import { LettersSample } from './LettersSample';
import { MissingPart } from './MissingPart';
import { OptionRow } from './OptionRow';
import styles from './OptionsDialog.module.css';
import { OPTION_GROUPS, type OptionGroupName } from './optionGroups';
import { OPTION_NAMES, OPTION_VIEWS, type OptionView } from './optionViews';

interface OptionGroupProps {
  readonly name: OptionGroupName;
}

/** The row of a group that has no component of its own. */
export function OptionGroup({ name }: OptionGroupProps) {
  return (
    <OptionRow name={i18n._(OPTION_GROUPS[name])}>
      {(id) => <GroupControls name={name} labelId={id} />}
    </OptionRow>
  );
}

interface GroupControlsProps extends OptionGroupProps {
  readonly labelId: string;
}

/** The controls of a group: of each of its options that has one, side by side, with what there is to say of them below. */
export function GroupControls({ name, labelId }: GroupControlsProps) {
  const options = OPTION_NAMES.filter((option) => {
    const { group, control } = OPTION_VIEWS[option];
    return group === name && control;
  });
  return (
    <>
      <div className={styles.beside}>
        {options.map((option) => (
          <OptionControl key={option} name={option} labelId={labelId} />
        ))}
      </div>
      {options.map((option) => (
        <OptionNote key={option} name={option} />
      ))}
    </>
  );
}

/** What its chosen value means, and whether what it needs could not be loaded. */
export function OptionNote({ name }: { readonly name: OptionName }) {
  const options = useAtomValue(optionsAtom);
  const { note, loadsPart }: OptionView<unknown> = OPTION_VIEWS[name];
  const text = note?.(options[name]);
  return (
    <>
      {text && <p className={styles.note}>{text}</p>}
      {loadsPart && <MissingPart option={name} />}
    </>
  );
}

interface OptionControlProps {
  readonly name: OptionName;
  /** The id of the text that names it, but for switches, which have names of their own. */
  readonly labelId: string;
  /** Whether a switch cannot be used now. */
  readonly isDisabled?: boolean;
  /** The id of the text that says why (`Switch`). */
  readonly reasonId?: string | undefined;
}

/** The switch, radio group or slider with which an option is chosen. */
export function OptionControl({ name, labelId, isDisabled = false, reasonId }: OptionControlProps) {
  const options = useAtomValue(optionsAtom);
  const chooseOptions = useSetAtom(chooseOptionsAtom);
  const view: OptionView<unknown> = OPTION_VIEWS[name];
  const { label, valueLabel = String, control, sample, step = 1, commands } = view;
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
      const labelOf = (one: unknown): ReactNode =>
        sample === 'letters' ? (
          <LettersSample letters={lettersIn(String(one))}>{capitalised(valueLabel(one))}</LettersSample>
        ) : (
          choiceLabel(valueLabel(one), sampleOf(sample, one))
        );
      const choices = values.map((one) => [String(one), labelOf(one)] as const);
      // Not every value is a text, as the buttons' are.
      const chooseBy = (text: string): void => choose(values.find((one) => String(one) === text));
      return (
        <RadioGroup
          labelId={labelId}
          className={sample === 'letters' ? `${radios.choices} ${styles.lettersChoice}` : undefined}
          choices={choices}
          chosen={String(value)}
          onChoose={chooseBy}
        />
      );
    }
    case 'slider':
      if (!limits) throw new Error(`The option ${name} has no limits (core/options/optionTable).`);
      return (
        <Slider
          label={{ id: labelId }}
          {...limits}
          step={step}
          value={Number(value)}
          valueText={valueLabel(value)}
          onChange={choose}
        >
          <span className={styles.beside}>
            {valueLabel(value)}
            {sampleOf(sample, value)}
          </span>
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
    case 'letters':
      // The name is set in them, too.
      return null;
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
