import * as v from 'valibot';
import { isListName } from '../../core/history/recordingLimits';
import { SPECIAL_FIELDS, SPECIAL_NAMES, type SpecialName } from '../../core/history/settingsFields';
import type { RoundSettings } from '../../core/round/rules';

/** The name of a layout of the keyboard, perhaps of one that a later version has. */
export const KEYBOARD = v.pipe(v.string(), v.check(isListName));

/** Schemas of the fields of settings that are left out unless something is special. */
export const SPECIAL_SCHEMAS = Object.fromEntries(
  SPECIAL_NAMES.map((name) => [name, v.optional(v.custom(SPECIAL_FIELDS[name].isValid))]),
) as {
  readonly [Name in SpecialName]: v.OptionalSchema<
    v.CustomSchema<NonNullable<RoundSettings[Name]>, undefined>,
    undefined
  >;
};
