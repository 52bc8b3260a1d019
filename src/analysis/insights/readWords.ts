import { Alignment } from './alignment';
import { COST, type Edit, expectedLength, isSlip, typedLength } from './edits';
import { type FoundMistake, readEdits } from './readBatch';
import type { Batch, TypedStep } from './timeline';
import { type ShownWord, shownWords, wordAt } from './words';

/**
 * The mistakes in the typed text of a batch in which a Space ends the word, in order, that begin at the index
 * `fromStanding` or later. Each word is aligned for itself. What a Space has skipped is one mistake, unless the letters of
 * the word are all there: in `helo` for `hello` the Space is an error of the one that is missing.
 *
 * @param standing the typed characters that are not deleted
 */
export function readWords(
  { text, words }: Batch,
  standing: readonly TypedStep[],
  fromStanding: number,
): FoundMistake[] {
  const found: FoundMistake[] = [];
  for (let first = 0; first < standing.length; ) {
    const word = wordAt(words, (standing[first] as TypedStep).position);
    const ofWord = standing.slice(first).filter(({ position }) => position < word.end);
    for (const mistake of readWord(text, word, ofWord)) {
      const { slip, wordIndex } = mistake;
      const typedAt = slip.typedAt + first;
      if (typedAt < fromStanding) continue;
      found.push({ ...mistake, slip: { ...slip, typedAt }, wordIndex: wordIndex + word.index });
    }
    first += ofWord.length;
  }
  return found;
}

/** The mistakes in what was typed for a word; their indices begin with it. */
function readWord(text: string, word: ShownWord, steps: readonly TypedStep[]): FoundMistake[] {
  if (steps.every(({ isRight }) => isRight)) return [];
  const letters = steps.filter(({ char }) => char !== ' ');
  const { batch, edits } = aligned(text, word, letters);
  const wrongKeys = wrongKeysByEdit(edits, letters);

  const last = steps.at(-1);
  const isLeft = last?.char === ' ' && !last.isRight;
  const reached = edits.reduce((sum, { kind }) => sum + expectedLength(kind), 0);
  const skipped = isLeft ? word.text.slice(reached) : '';
  const end: Edit = { kind: 'skipped', typedAt: letters.length, expectedAt: reached };
  if (skipped !== '') {
    edits.push(end);
    wrongKeys.push(1);
  } else if (isLeft) {
    const cause = causeAt(edits, edits.length);
    wrongKeys[cause] = (wrongKeys[cause] ?? 0) + 1;
  }
  const found = readEdits(batch, letters, edits, wrongKeys, 0);
  return found.map((mistake) => (mistake.slip === end ? { ...mistake, expected: skipped } : mistake));
}

/**
 * The letters typed for a word, aligned with it; or with all that follows as well, if fewer mistakes tell them then: who
 * has missed a space goes on in the next word.
 */
function aligned(text: string, word: ShownWord, letters: readonly TypedStep[]) {
  const end = word.text.length;
  // More than its letters belong to it, too: the place of its space.
  const alone = { text: word.text, words: [{ ...word, index: 0, start: 0, end: end + 1 }] };
  const within = editsOf(alone.text, letters).map((edit): Edit => {
    return edit.kind === 'leftover' ? { ...edit, kind: 'added' } : edit;
  });
  const rest = text.slice(word.start);
  const beyond = letters.length > end ? editsOf(rest, letters) : within;
  return costOf(beyond) < costOf(within)
    ? { batch: { text: rest, words: shownWords(rest) }, edits: beyond }
    : { batch: alone, edits: within };
}

function editsOf(text: string, letters: readonly TypedStep[]): Edit[] {
  const alignment = new Alignment(text);
  for (const { char } of letters) alignment.type(char);
  return alignment.edits(0);
}

function costOf(edits: readonly Edit[]): number {
  return edits.reduce((sum, { kind }) => sum + COST[kind], 0);
}

/** As in readBatch, but here a key may be wrong after no shift: where a Space is due, the cursor stays. */
function wrongKeysByEdit(edits: readonly Edit[], letters: readonly TypedStep[]): number[] {
  const wrongKeys = edits.map(() => 0);
  for (const [index, { kind, typedAt }] of edits.entries()) {
    const wrong = letters.slice(typedAt, typedAt + typedLength(kind)).filter(({ isRight }) => !isRight);
    const cause = causeAt(edits, index);
    wrongKeys[cause] = (wrongKeys[cause] ?? 0) + wrong.length;
  }
  return wrongKeys;
}

/** The index of the mistake that what is wrong at `index` is part of, or of the one before it that has shifted it. */
function causeAt(edits: readonly Edit[], index: number): number {
  const edit = edits[index];
  if (edit && isSlip(edit)) return index;
  const before = edits.slice(0, index);
  const shift = before.findLastIndex(
    (one) => isSlip(one) && typedLength(one.kind) !== expectedLength(one.kind),
  );
  return shift >= 0 ? shift : Math.max(0, before.findLastIndex(isSlip));
}
