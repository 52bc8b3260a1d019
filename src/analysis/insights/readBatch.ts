import { type Edit, expectedLength, isSlip, type Slip, typedLength } from './edits';
import type { Batch, TypedStep } from './timeline';
import { type ShownWord, wordAt } from './words';

/** A mistake found in the text of a batch. */
export interface FoundMistake {
  readonly slip: Slip;
  readonly expected: string;
  readonly typed: string;
  /** The shown word in which it is. */
  readonly word: string;
  readonly typedWord: string;
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
  { text, words }: Batch,
  standing: readonly TypedStep[],
  edits: readonly Edit[],
  fromPosition: number,
): FoundMistake[] {
  const wrongKeys = wrongKeysByEdit(edits, standing);
  return edits.flatMap((edit, index) => {
    if (!isSlip(edit) || edit.typedAt < fromPosition) return [];
    const word = wordAt(words, placeOf(edit));
    return {
      slip: edit,
      expected: text.slice(edit.expectedAt, edit.expectedAt + expectedLength(edit.kind)),
      typed: charsOf(edit, standing),
      word: word.text,
      typedWord: typedFor(word, edits, index, standing),
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
function typedFor(
  word: ShownWord,
  edits: readonly Edit[],
  index: number,
  standing: readonly TypedStep[],
): string {
  const isInWord = (edit: Edit | undefined) =>
    edit !== undefined && placeOf(edit) + expectedLength(edit.kind) > word.start && placeOf(edit) < word.end;
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
