import { type Edit, expectedIn, isSlip, type Slip, typedIn } from './edits';
import type { Batch, TypedStep } from './walk';
import { type ShownWord, wordAt } from './words';

/** A mistake as it is read from a batch's text. */
export interface Reading {
  readonly slip: Slip;
  readonly expected: string;
  readonly typed: string;
  /** The shown word in which it is. */
  readonly word: string;
  readonly typedWord: string;
  /** Wrong characters that it accounts for. */
  readonly wrongKeys: number;
}

/**
 * The mistakes in what has been typed of a batch, first to last, those that begin at `fromPosition` or later.
 *
 * Each wrong character is accounted to the mistake that it is, or, in its right order but at the wrong place, to the
 * mistake before it that moved it.
 *
 * @param edits how `standing` is to be read, from the beginning of the word in which `fromPosition` is
 */
export function readBatch(
  { text, words }: Batch,
  standing: readonly TypedStep[],
  edits: readonly Edit[],
  fromPosition: number,
): Reading[] {
  const wrongKeys = wrongKeysByEdit(edits, standing);
  return edits.flatMap((edit, index) => {
    if (!isSlip(edit) || edit.typedAt < fromPosition) return [];
    const word = wordAt(words, placeOf(edit));
    return {
      slip: edit,
      expected: text.slice(edit.expectedAt, edit.expectedAt + expectedIn(edit.kind)),
      typed: charsOf(edit, standing),
      word: word.text,
      typedWord: typedFor(word, edits, index, standing),
      wrongKeys: wrongKeys[index] ?? 0,
    };
  });
}

function wrongKeysByEdit(edits: readonly Edit[], standing: readonly TypedStep[]): number[] {
  const wrongKeys = edits.map(() => 0);
  let moved = 0;
  edits.forEach((edit, index) => {
    const isMistake = isSlip(edit);
    if (isMistake && typedIn(edit.kind) !== expectedIn(edit.kind)) moved = index;
    const account = isMistake ? index : moved;
    for (let i = edit.typedAt; i < edit.typedAt + typedIn(edit.kind); i++) {
      if (standing[i]?.isRight === false) wrongKeys[account] = (wrongKeys[account] ?? 0) + 1;
    }
  });
  return wrongKeys;
}

/** What was typed for a word, as read around the edit at `index`, without a right space at its end. */
function typedFor(
  word: ShownWord,
  edits: readonly Edit[],
  index: number,
  standing: readonly TypedStep[],
): string {
  const isInWord = (edit: Edit | undefined) =>
    edit !== undefined && placeOf(edit) + expectedIn(edit.kind) > word.start && placeOf(edit) < word.end;
  let [first, last] = [index, index];
  while (isInWord(edits[first - 1])) first--;
  while (isInWord(edits[last + 1])) last++;
  const isSpace = (edit: Edit | undefined) => edit?.kind === 'match' && standing[edit.typedAt]?.char === ' ';
  if (isSpace(edits[last])) last--;
  return edits
    .slice(first, last + 1)
    .map((edit) => charsOf(edit, standing))
    .join('');
}

function charsOf({ kind, typedAt }: Edit, standing: readonly TypedStep[]): string {
  const end = typedAt + typedIn(kind);
  return standing
    .slice(typedAt, end)
    .map(({ char }) => char)
    .join('');
}

/** The place of an edit in the words: a letter that is typed twice is where it belongs. */
function placeOf({ kind, expectedAt }: Edit): number {
  return kind === 'doubled' ? expectedAt - 1 : expectedAt;
}
