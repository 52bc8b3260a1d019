import { expect, test } from 'vitest';
import { foundParts } from './searchTerms';

/** The text with what is found in brackets. */
const marked = (text: string, search: string): string =>
  foundParts(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Time: 30 s', 'time', '[Time]: 30 s'],
  ['Time: 30 s', '3 ti', '[Ti]me: [3]0 s'],
  ['While typing: time and speed', 'time', 'While typing: [time] and speed'],
  ['Words: Français', 'franc', 'Words: [Franç]ais'],
  ['Größe der Wörter', 'grosse', '[Größe] der Wörter'],
  ['Größe', 'gro', '[Grö]ße'],
  ['Ήχος: κανένας', 'ΗΧΟΣ', '[Ήχος]: κανένας'],
  ['Στατιστικά', 'ΣΤΑΤΙΣ', '[Στατισ]τικά'],
  ['Sometimes', 'time', 'Sometimes'],
  ['Words', '', 'Words'],
])('in %j a search for %j is seen: %j', (text, search, seen) => {
  expect(marked(text, search)).toBe(seen);
});
