import { expect, test } from 'vitest';
import { wholeLetters } from './wholeLetters';

/** Stretches as text: wrong ones in brackets. */
function told(...pieces: readonly string[]): string {
  const read = pieces.map((piece) =>
    piece.startsWith('[') ? { text: piece.slice(1, -1), isWrong: true } : { text: piece, isWrong: false },
  );
  return wholeLetters(read)
    .map(({ text, isWrong }) => (isWrong ? `[${text}]` : text))
    .join('|');
}

test.each([
  ['words without marks stay as they are', ['t', '[eh]', '[]'], 't|[eh]|[]'],
  ['a wrong mark makes its letter wrong', ['पक', '[\u0940]', 'त'], 'प|[क\u0940]|त'],
  ['a wrong letter makes its mark wrong', ['[ख]', '\u093fत'], '[ख\u093f]|त'],
  ['a mark that is missing within a letter makes it wrong', ['क', '[]', '\u0902त'], '[क\u0902]|त'],
  ['a character that is missing between letters keeps its place', ['क', '[]', 'त\u093e'], 'क|[]|त\u093e'],
  ['a letter of units that are all letters, too', ['[บ]', '\u0e33ใจ'], '[บ\u0e33]|ใจ'],
  ['one at the end, too', ['न\u093e', '[]'], 'न\u093e|[]'],
])('%s', (_, pieces, expected) => {
  expect(told(...pieces)).toBe(expected);
});
