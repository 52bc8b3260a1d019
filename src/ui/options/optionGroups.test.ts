import { expect, test } from 'vitest';
import { OPTION_GROUPS, OPTION_SECTIONS } from './optionGroups';

test('each group of options stands once in the dialog', () => {
  const shown = Object.values(OPTION_SECTIONS).flatMap(({ groups }) => [...groups]);
  expect(shown.toSorted()).toEqual(Object.keys(OPTION_GROUPS).toSorted());
});
