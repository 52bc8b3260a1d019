import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { chooseLayout } from '../../core/keyboard/chooseLayout';
import {
  isKeyboardName,
  KEYBOARD_LABELS,
  type KeyboardName,
  keyboardName,
} from '../../core/keyboard/keyboardNames';
import { keyboardFactsAtom } from '../../state/keyboard/keyboardFactsAtoms';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { Select } from '../controls/Select';
import { OPTION_VIEWS } from '../options/optionViews';

const NAMES = Object.keys(KEYBOARD_LABELS) as readonly KeyboardName[];

interface KeyboardChoiceProps {
  /** The select within its label, or its row. */
  readonly children: (name: string, select: (labelId?: string) => ReactNode) => ReactNode;
}

/** The choice of a layout, shown if the browser does not report one or one was chosen. */
export function KeyboardChoice({ children }: KeyboardChoiceProps) {
  const facts = useAtomValue(keyboardFactsAtom);
  const { keyboard } = useAtomValue(optionsAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const isChosen = isKeyboardName(keyboard);
  // It has the focus when `Automatic` is chosen.
  const [wasChosen] = useState(isChosen);
  if (facts.layout && !isChosen && !wasChosen) return null;
  const layout = KEYBOARD_LABELS[chooseLayout({ facts }).family ?? keyboardName(facts.language)];
  return children(i18n._(OPTION_VIEWS.keyboard.label), (labelId) => (
    <Select
      aria-labelledby={labelId}
      value={isChosen ? keyboard : ''}
      onChange={({ currentTarget }) => choose({ keyboard: currentTarget.value || undefined })}
    >
      <option value="">
        {facts.layout
          ? t({
              message: 'Automatic: as reported by the browser',
              comment: 'A choice of the layout of the keyboard',
            })
          : t({
              message: `Automatic: ${layout}`,
              comment: 'A choice of the layout of the keyboard: QWERTY',
            })}
      </option>
      {NAMES.map((name) => (
        <option key={name} value={name}>
          {KEYBOARD_LABELS[name]}
        </option>
      ))}
    </Select>
  ));
}
