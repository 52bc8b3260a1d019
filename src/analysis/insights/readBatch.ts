import { type Edit, expectedLength, isSlip, type Slip, typedLength } from './edits';
import type { Batch, TypedStep } from './timeline';
import { type ShownWord, wordAt } from './words';

/** A stretch of what was typed for a word. */
export interface TypedPiece {
  /** '' where a character is missing. */
  readonly text: string;
  /** Whether it is part of a mistake; not if it is only at a shifted position. */
  readonly isWrong: boolean;
}

/** A mistake found in the text of a batch. */
export interface FoundMistake {
  readonly slip: Slip;
  readonly expected: string;
  readonly typed: string;
  /** The shown word in which it is. */
  readonly word: string;
  /** Which word of its batch that is, 0 for the first. */
  readonly wordIndex: number;
  readonly typedWord: string;
  /** The typed word with all its mistakes, in stretches: the same object for all mistakes of the word. */
  readonly pieces: readonly TypedPiece[];
  /** The number of wrong characters that it caused. */
  readonly wrongKeys: number;
}

/**
 * The mistakes in the typed text of a batch that begin at `fromPosition` or later, in order.
 *
 * A wrong character is attributed to the mistake it is part of. If it is only at a shifted position, it is attributed to
 * the mistake before it that shifted it.
 *
 * @param standing the typed characters that are not deleted
 * @param edits the alignment of `standing`, from the start of the word that contains `fromPosition`
 */
export function readBatch(
  batch: Batch,
  standing: readonly TypedStep[],
  edits: readonly Edit[],
  fromPosition: number,
): FoundMistake[] {
  return readEdits(batch, standing, edits, wrongKeysByEdit(edits, standing), fromPosition);
}

/** The same with the number of wrong characters that each edit has caused. */
export function readEdits(
  { text, words }: Batch,
  standing: readonly TypedStep[],
  edits: readonly Edit[],
  wrongKeys: readonly number[],
  fromPosition: number,
): FoundMistake[] {
  const piecesByWord = new Map<number, readonly TypedPiece[]>();
  return edits.flatMap((edit, index) => {
    if (!isSlip(edit) || edit.typedAt < fromPosition) return [];
    const word = wordAt(words, placeOf(edit));
    const pieces = piecesByWord.get(word.index) ?? piecesFor(word, edits, index, standing);
    piecesByWord.set(word.index, pieces);
    return {
      slip: edit,
      expected: text.slice(edit.expectedAt, edit.expectedAt + expectedLength(edit.kind)),
      typed: charsOf(edit, standing),
      word: word.text,
      wordIndex: word.index,
      typedWord: pieces.map((piece) => piece.text).join(''),
      pieces,
      wrongKeys: wrongKeys[index] ?? 0,
    };
  });
}

function wrongKeysByEdit(edits: readonly Edit[], standing: readonly TypedStep[]): number[] {
  const wrongKeys = edits.map(() => 0);
  let shift = 0;
  edits.forEach((edit, index) => {
    const isMistake = isSlip(edit);
    if (isMistake && typedLength(edit.kind) !== expectedLength(edit.kind)) shift = index;
    const cause = isMistake ? index : shift;
    for (let i = edit.typedAt; i < edit.typedAt + typedLength(edit.kind); i++) {
      if (standing[i]?.isRight === false) wrongKeys[cause] = (wrongKeys[cause] ?? 0) + 1;
    }
  });
  return wrongKeys;
}

/** What was typed for a word, according to the edits around `index`, without a correct space at its end. */
function piecesFor(
  word: ShownWord,
  edits: readonly Edit[],
  index: number,
  standing: readonly TypedStep[],
): TypedPiece[] {
  const isInWord = (edit: Edit | undefined) => {
    if (edit === undefined || placeOf(edit) >= word.end) return false;
    // What was added before its first letter covers none of it.
    return placeOf(edit) === word.start || placeOf(edit) + expectedLength(edit.kind) > word.start;
  };
  let [first, last] = [index, index];
  while (isInWord(edits[first - 1])) first--;
  while (isInWord(edits[last + 1])) last++;
  const isSpace = (edit: Edit | undefined) => edit?.kind === 'match' && standing[edit.typedAt]?.char === ' ';
  if (isSpace(edits[last])) last--;
  const pieces: TypedPiece[] = [];
  for (const edit of edits.slice(first, last + 1)) {
    const piece = { text: charsOf(edit, standing), isWrong: isSlip(edit) };
    const before = pieces.at(-1);
    if (piece.isWrong || !before || before.isWrong) pieces.push(piece);
    else pieces[pieces.length - 1] = { text: before.text + piece.text, isWrong: false };
  }
  return pieces;
}

function charsOf({ kind, typedAt }: Edit, standing: readonly TypedStep[]): string {
  const end = typedAt + typedLength(kind);
  return standing
    .slice(typedAt, end)
    .map(({ char }) => char)
    .join('');
}

/** The position of an edit in the words. A doubled letter has the position of the letter it doubles. */
function placeOf({ kind, expectedAt }: Edit): number {
  return kind === 'doubled' ? expectedAt - 1 : expectedAt;
}
