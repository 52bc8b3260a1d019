import { CAPITALS, DIGITS as LESSON_DIGITS, lessonWord, MARKS } from '../learn/items';
import { lessonText } from '../learn/lessonText';
import { practiceText } from '../practice/practiceBatch';
import type { Round } from '../round/round';
import type { RoundSetup } from '../round/roundSetup';
import { CUSTOM_TEXT, type RoundSettings } from '../round/rules';
import { customTextBatches } from './customText';
import { capitalised, decoratedText, digitsOf, punctuationOf } from './decoratedBatch';
import { languageOf } from './wordChoices';

/** Enough of them to tell how long a batch usually is, to less than a character or two. */
const BATCHES_OF_SAMPLE = 8;

/** A source of custom words, loaded together with their fonts. */
export interface WordsSource {
  /** The setup of the round after `before`. The player's custom text goes on where that one has stopped. */
  readonly setUp: (before: Round, seed: number, settings: RoundSettings, columns: number) => RoundSetup;
}

/**
 * The complete setup of any round. Adds the texts of its batches if they are not simply dealt from the list, and the
 * characters and language of its words. A setup of plain words of the standard list needs none of these.
 *
 * With a custom text, `words` are all of its words in order, `seed` is the index of the round's first word, and
 * `settings.columns` is set. In a recording, `words` are those of its passage (core/words/customText) and `seed` is 0.
 */
export function setupOf(madeFrom: Pick<RoundSetup, 'seed' | 'settings' | 'wordList' | 'words'>): RoundSetup {
  // Picks the four fields, because the argument may be a complete setup.
  const { seed, settings, wordList, words } = madeFrom;
  const characters = charactersOf(madeFrom);
  const { capitals, numbers, columns, practice, lesson } = settings;
  const lang = languageOf(wordList);
  const setup: RoundSetup = {
    seed,
    settings,
    wordList,
    words,
    ...(characters !== '' && { characters }),
    ...(lang !== undefined && { lang }),
  };
  if (wordList === CUSTOM_TEXT && columns !== undefined) {
    return { ...setup, textOf: customTextBatches(words, seed, columns) };
  }
  if (!practice && !lesson && !capitals && !numbers) return setup;
  const textOf = (ofSeed: number, number: number): string => {
    if (lesson) return lessonText(words, lesson, ofSeed, number, settings, wordList);
    return practice
      ? practiceText(words, practice, ofSeed, number, settings)
      : decoratedText(words, ofSeed, number, settings, wordList);
  };
  return {
    ...setup,
    textOf: (number) => textOf(seed, number),
    usualLength: () => usualLengthOf(madeFrom, (number) => textOf(0, number)),
  };
}

const usualLengths = new WeakMap<readonly string[], Map<string, number>>();

/** The mean length of some batches, which do not depend on the round. Cached per list and what makes its texts. */
function usualLengthOf(
  { words, wordList, settings }: Pick<RoundSetup, 'words' | 'wordList' | 'settings'>,
  textOf: (number: number) => string,
): number {
  const { capitals, numbers, practice, lesson, usualLengths: hasUsualLengths, wordsPerBatch } = settings;
  const known = usualLengths.get(words) ?? new Map<string, number>();
  usualLengths.set(words, known);
  const key = JSON.stringify([wordList, capitals, numbers, practice, lesson, hasUsualLengths, wordsPerBatch]);
  let length = known.get(key);
  if (length === undefined) {
    const sample = Array.from({ length: BATCHES_OF_SAMPLE }, (_, number) => textOf(number).length);
    length = sample.reduce((sum, one) => sum + one, 0) / sample.length;
    known.set(key, length);
  }
  return length;
}

const knownCharacters = new WeakMap<readonly string[], Map<string, string>>();

/** Sorted. Cached per list and way of decorating it. */
function charactersOf({
  settings,
  wordList,
  words,
}: Pick<RoundSetup, 'settings' | 'wordList' | 'words'>): string {
  const {
    capitals = false,
    marks = capitals,
    numbers = false,
    isSmall = false,
  } = decorationsOf(settings, wordList);
  const known = knownCharacters.get(words) ?? new Map<string, string>();
  knownCharacters.set(words, known);
  const key = [capitals, marks, numbers, isSmall, wordList].join();
  let characters = known.get(key);
  if (characters === undefined) {
    const units = new Set((isSmall ? words.map(lessonWord) : words).join(''));
    if (capitals) for (const word of words) for (const unit of capitalised(word, wordList)) units.add(unit);
    if (marks) for (const mark of punctuationOf(wordList)) units.add(mark);
    if (numbers) for (const digit of digitsOf(wordList)) units.add(digit);
    characters = [...units]
      .filter((unit) => !/[a-z\s]/.test(unit))
      .sort()
      .join('');
    known.set(key, characters);
  }
  return characters;
}

/** What a round's words have besides those of the list, and whether these are written small. */
function decorationsOf({ capitals, numbers, lesson }: RoundSettings, wordList: string) {
  if (wordList === CUSTOM_TEXT) return {};
  if (!lesson) return { capitals, numbers };
  const [items] = lesson;
  return {
    capitals: items.includes(CAPITALS),
    marks: items.includes(MARKS),
    numbers: items.includes(LESSON_DIGITS),
    isSmall: true,
  };
}
