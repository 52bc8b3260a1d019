import { replacementKind } from './alignment';
import type { Mistake } from './mistakes';
import type { TypedPiece } from './readBatch';
import { type Timeline, type TypedStep, typedSteps } from './timeline';
import { type ShownWord, wordAt } from './words';

/** The keys at one place: the wrong ones, and whether the right one came. */
interface Place {
  readonly position: number;
  readonly wrong: TypedStep[];
  isDone: boolean;
}

/**
 * The mistakes of a round in which a place waits for its right key, in chronological order. Nothing is shifted: each place
 * with wrong keys is one mistake, of the kind of the first of them, and all of them are errors of it, since who types on
 * unaware presses more. They are errors of the result, so none is corrected.
 */
export function waitedMistakes(timeline: Timeline): readonly Mistake[] {
  const typed = new Map<ShownWord, TypedStep[]>();
  for (const step of typedSteps(timeline)) {
    const word = wordAt(timeline.batches[step.batch]?.words ?? [], step.position);
    typed.set(word, [...(typed.get(word) ?? []), step]);
  }
  const mistakes = Array.from(typed, ([word, steps]) => mistakesIn(word, steps)).flat();
  return mistakes.sort((a, b) => a.atMs - b.atMs);
}

function mistakesIn(word: ShownWord, steps: readonly TypedStep[]): readonly Mistake[] {
  const places = placesOf(word, steps);
  const pieces = piecesOf(word, places);
  return places.flatMap((place) => {
    const [first] = place.wrong;
    return first ? [mistakeAt(place, first, word, pieces)] : [];
  });
}

function placesOf(word: ShownWord, steps: readonly TypedStep[]): readonly Place[] {
  const places = Array.from({ length: word.end - word.start }, (_, index): Place => {
    return { position: word.start + index, wrong: [], isDone: false };
  });
  for (const step of steps) {
    const place = places[step.position - word.start];
    if (!place) continue;
    if (step.isRight) place.isDone = true;
    else place.wrong.push(step);
  }
  return places;
}

/** What was typed for a word, each wrong key before the right one, without the space at its end. */
function piecesOf({ text, start }: ShownWord, places: readonly Place[]): readonly TypedPiece[] {
  const pieces: TypedPiece[] = [];
  for (const { position, wrong, isDone } of places) {
    if (wrong.length > 0) pieces.push({ text: wrong.map(({ char }) => char).join(''), isWrong: true });
    const right = isDone ? text.charAt(position - start) : '';
    if (right === '') continue;
    const before = pieces.at(-1);
    if (before && !before.isWrong) pieces[pieces.length - 1] = { ...before, text: before.text + right };
    else pieces.push({ text: right, isWrong: false });
  }
  return pieces;
}

function mistakeAt(
  { wrong }: Place,
  { char, expected, batch, atMs }: TypedStep,
  { text, index }: ShownWord,
  pieces: readonly TypedPiece[],
): Mistake {
  return {
    kind: char === ' ' || expected === ' ' ? 'space' : replacementKind(char, expected),
    expected,
    typed: char,
    word: text,
    typedWord: pieces.map((piece) => piece.text).join(''),
    pieces,
    wordIndex: index,
    batch,
    atMs,
    wasCorrected: false,
    errors: wrong.length,
    wrongKeys: wrong.length,
  };
}
