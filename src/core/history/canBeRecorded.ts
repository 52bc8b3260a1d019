import { areWanted } from '../practice/wantedPairs';
import type { RoundSetup } from '../round/round';
import { OWN_TEXT, type RoundSettings, STANDARD_ROUND } from '../round/rules';
import { COLUMNS } from '../words/ownText';
import { isWholeWithin, LIMITS } from './recordingLimits';

/** Whether a round with this setup can be recorded, which saving and sending both need. */
export function canBeRecorded({ seed, settings, wordList, words }: RoundSetup): boolean {
  const { durationMs, wordsPerBatch } = settings;
  if (!isWholeWithin(seed, LIMITS.seed) || !isWholeWithin(durationMs, LIMITS.durationMs)) return false;
  if (wordList === OWN_TEXT) return isOfOwnText(settings) && seed < words.length;
  return (
    isWholeWithin(wordsPerBatch, LIMITS.wordsPerBatch) &&
    settings.columns === undefined &&
    canBePractice(settings) &&
    words.length >= 2 * wordsPerBatch
  );
}

function canBePractice({ practice, capitals, numbers }: RoundSettings): boolean {
  return practice === undefined || (areWanted(practice) && !capitals && !numbers);
}

function isOfOwnText({ wordsPerBatch, columns, capitals, numbers, practice }: RoundSettings): boolean {
  const hasColumns = columns !== undefined && isWholeWithin(columns, COLUMNS);
  return hasColumns && wordsPerBatch === STANDARD_ROUND.wordsPerBatch && !capitals && !numbers && !practice;
}
