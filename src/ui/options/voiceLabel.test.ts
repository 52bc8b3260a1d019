import { expect, test } from 'vitest';
import { voiceLabel } from './voiceLabel';

test.each([
  ['Amy', 'en-GB', 'Amy (United Kingdom)'],
  ['Amy', 'en', 'Amy'],
  ['Amy', 'eng-USA-f00', 'Amy (United States)'],
  ['Zoe (Premium)', 'en-US', 'Zoe (Premium) (United States)'],
  ['English (America)', 'en-US', 'English (America)'],
  ['English (Caribbean)+Andy', 'en-029', 'English (Caribbean)+Andy'],
  ['Eddy (English (US))', 'en-US', 'Eddy (English (US))'],
  ['Microsoft Zira - English (United States)', 'en-US', 'Microsoft Zira - English (United States)'],
  ['Nora', 'no_NO', 'Nora (Norway)'],
  ['Anna', 'x-DE', 'Anna (Germany)'],
])('%s of %s is called %s', (name, lang, label) => {
  expect(voiceLabel({ name, lang, isLocal: true, isDefault: false })).toBe(label);
});

test('a voice that sends the words to its provider says so', () => {
  const cloud = { name: 'Cloud', isLocal: false, isDefault: false };
  expect(voiceLabel({ ...cloud, lang: 'en' })).toBe('Cloud (sends the words to its provider)');
  expect(voiceLabel({ ...cloud, lang: 'en-US' })).toBe(
    'Cloud (United States; sends the words to its provider)',
  );
});
