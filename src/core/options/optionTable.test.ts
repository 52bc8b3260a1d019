import { expect, test } from 'vitest';
import {
  areOptions,
  kindOfOptions,
  type OptionName,
  type Options,
  optionsIn,
  STANDARD_OPTIONS,
} from './options';
import { OPTIONS, type Option } from './optionTable';

const NAMES = Object.keys(OPTIONS) as readonly OptionName[];
const optionOf = (name: OptionName): Option<unknown> => OPTIONS[name];

test('every standard value, and every value that is listed, is one', () => {
  expect(areOptions({ ...STANDARD_OPTIONS })).toBe(true);
  for (const name of NAMES) {
    const { standard, values = [], limits } = optionOf(name);
    for (const value of [standard, ...values, ...Object.values(limits ?? {})])
      expect(areOptions({ ...STANDARD_OPTIONS, [name]: value })).toBe(true);
  }
});

test('no option is null, an object, or a text that is none of its values', () => {
  for (const name of NAMES) {
    for (const value of [null, {}, ...(optionOf(name).values || optionOf(name).limits ? ['none'] : [])])
      expect(areOptions({ ...STANDARD_OPTIONS, [name]: value })).toBe(false);
  }
});

test('a round shows which options it was begun with, as far as they make its kind', () => {
  const chosen: Partial<Options> = {
    words: 'french-1',
    seconds: 60,
    capitals: true,
    saysWords: true,
    caret: 'off',
  };
  const { caret: _, ...ofKind } = chosen;
  const found = optionsIn(kindOfOptions({ ...STANDARD_OPTIONS, ...chosen }));
  expect(found).toEqual({ ...ofKind, numbers: false, onMistake: false, spaceEndsWord: false });
  const wordCount = { ...STANDARD_OPTIONS, wordLimit: 24 as const };
  expect(optionsIn(kindOfOptions(wordCount)).wordLimit).toBe(24);
});

test('the standard options say nothing of what the page finds out on each device', () => {
  expect(Object.keys(STANDARD_OPTIONS)).toEqual(NAMES.filter((name) => !optionOf(name).isOfDevice));
});
