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
    (settings.practice === undefined || isOfPractice(settings)) &&
    words.length >= 2 * wordsPerBatch
  );
}

/** In larger batches, a recording that somebody made up could take minutes to deal. */
function isOfPractice({ practice = [], wordsPerBatch, capitals, numbers, byEar }: RoundSettings): boolean {
  const isPlain = !capitals && !numbers && !byEar;
  return areWanted(practice) && wordsPerBatch === STANDARD_ROUND.wordsPerBatch && isPlain;
}

function isOfOwnText({ wordsPerBatch, columns, capitals, numbers, practice }: RoundSettings): boolean {
  const hasColumns = columns !== undefined && isWholeWithin(columns, COLUMNS);
  return hasColumns && wordsPerBatch === STANDARD_ROUND.wordsPerBatch && !capitals && !numbers && !practice;
}
