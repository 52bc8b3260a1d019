import { kindOfSetup } from '../options/options';
import type { RoundSetup } from '../round/round';
import { OWN_TEXT } from '../round/rules';
import { capitalised, DIGITS, decoratedText, MARKS } from './decoratedBatch';
import { ownTextBatches } from './ownText';
import { labelOfWords, languageOf } from './wordChoices';

/**
 * The setup of any round: with the texts of its batches where they are not just dealt from the list, and with the
 * characters that they have besides `a` to `z` and the space. A round of plain words of these letters is left as it is.
 *
 * Of a text of the player's own, `words` are all of its words in order, `seed` is the index of the first one and
 * `settings.columns` is set; of one that was recorded, `words` are those of its passage (core/words/ownText) and `seed` is 0.
 */
export function setupOf(madeFrom: Pick<RoundSetup, 'seed' | 'settings' | 'wordList' | 'words'>): RoundSetup {
  // Only what a setup is made from: another setup may have been handed in.
  const { seed, settings, wordList, words } = madeFrom;
  const characters = charactersOf(madeFrom);
  const { capitals, numbers, columns } = settings;
  const lang = languageOf(wordList);
  const label = labelOfWords(kindOfSetup(madeFrom));
  const setup: RoundSetup = {
    seed,
    settings,
    wordList,
    words,
    ...(characters !== '' && { characters }),
    ...(lang !== undefined && { lang }),
    ...(label !== '' && { label }),
  };
  if (wordList === OWN_TEXT && columns !== undefined) {
    return { ...setup, textOf: ownTextBatches(words, seed, columns) };
  }
  if (!capitals && !numbers) return setup;
  return { ...setup, textOf: (batchNumber) => decoratedText(words, seed, batchNumber, settings, wordList) };
}

const knownCharacters = new WeakMap<readonly string[], Map<string, string>>();

/** Sorted; told once for each list and each way of decorating it. */
function charactersOf({
  settings,
  wordList,
  words,
}: Pick<RoundSetup, 'settings' | 'wordList' | 'words'>): string {
  const { capitals = false, numbers = false } = wordList === OWN_TEXT ? {} : settings;
  const known = knownCharacters.get(words) ?? new Map<string, string>();
  knownCharacters.set(words, known);
  const key = [capitals, numbers, wordList].join();
  let characters = known.get(key);
  if (characters === undefined) {
    const units = new Set(words.join(''));
    if (capitals) for (const word of words) for (const unit of capitalised(word, wordList)) units.add(unit);
    if (capitals) for (const mark of MARKS) units.add(mark);
    if (numbers) for (const digit of DIGITS) units.add(digit);
    characters = [...units]
      .filter((unit) => !/[a-z\s]/.test(unit))
      .sort()
      .join('');
    known.set(key, characters);
  }
  return characters;
}
