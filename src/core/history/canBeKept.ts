import type { RoundSetup } from '../round/round';
import { OWN_TEXT, type RoundSettings, STANDARD_ROUND } from '../round/rules';
import { COLUMNS } from '../words/ownText';
import { isWhole, LIMITS } from './recordingLimits';

/** Whether a round of this setup can be kept. */
export function canBeKept({ seed, settings, wordList, words }: RoundSetup): boolean {
  const { durationMs, wordsPerBatch } = settings;
  if (!isWhole(seed, LIMITS.seed) || !isWhole(durationMs, LIMITS.durationMs)) return false;
  if (wordList === OWN_TEXT) return isOfOwnText(settings) && seed < words.length;
  return (
    isWhole(wordsPerBatch, LIMITS.wordsPerBatch) &&
    settings.columns === undefined &&
    words.length >= 2 * wordsPerBatch
  );
}

function isOfOwnText({ wordsPerBatch, columns, capitals, numbers }: RoundSettings): boolean {
  const hasColumns = columns !== undefined && isWhole(columns, COLUMNS);
  return hasColumns && wordsPerBatch === STANDARD_ROUND.wordsPerBatch && !capitals && !numbers;
}
