import * as v from 'valibot';
import { SPECIAL_FIELDS, SPECIAL_NAMES, type SpecialName } from '../../core/history/settingsFields';
import { isKeyboardName, type KeyboardName } from '../../core/keyboard/keyboardNames';
import type { RoundSettings } from '../../core/round/rules';

/** The name of a layout of the keyboard. */
export const KEYBOARD = v.custom<KeyboardName>((value) => typeof value === 'string' && isKeyboardName(value));

/** Schemas of the fields of settings that are left out unless something is special. */
export const SPECIAL_SCHEMAS = Object.fromEntries(
  SPECIAL_NAMES.map((name) => [name, v.optional(v.custom(SPECIAL_FIELDS[name].isValid))]),
) as {
  readonly [Name in SpecialName]: v.OptionalSchema<
    v.CustomSchema<NonNullable<RoundSettings[Name]>, undefined>,
    undefined
  >;
};
