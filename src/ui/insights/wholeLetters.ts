import type { TypedPiece } from '../../analysis/insights/readBatch';
import { graphemes } from '../../core/words/graphemes';

/**
 * Stretches of a typed word of which none begins within a letter with its marks: such a letter is wrong as a whole if a part
 * of it is wrong or missing, as on the board. Other missing characters keep their empty stretch.
 */
export function wholeLetters(pieces: readonly TypedPiece[]): readonly TypedPiece[] {
  const text = pieces.map((piece) => piece.text).join('');
  const letters = graphemes(text);
  if (letters.length === text.length) return pieces;
  const isWrongAt = pieces.flatMap(({ text: own, isWrong }) => Array.from(own.split(''), () => isWrong));
  const gaps = new Set<number>();
  let read = 0;
  for (const { text: own } of pieces) {
    if (own === '') gaps.add(read);
    read += own.length;
  }
  const whole: TypedPiece[] = [];
  let start = 0;
  for (const letter of letters) {
    const end = start + letter.length;
    if (gaps.has(start)) whole.push({ text: '', isWrong: true });
    const isCut = Array.from(gaps).some((gap) => gap > start && gap < end);
    const isWrong = isCut || isWrongAt.slice(start, end).includes(true);
    const before = whole.at(-1);
    if (before && before.text !== '' && before.isWrong === isWrong)
      whole[whole.length - 1] = { text: before.text + letter, isWrong };
    else whole.push({ text: letter, isWrong });
    start = end;
  }
  if (gaps.has(text.length)) whole.push({ text: '', isWrong: true });
  return whole;
}
