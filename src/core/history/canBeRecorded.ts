import type { RoundSetup } from '../round/roundSetup';
import { CUSTOM_TEXT, type RoundSettings, STANDARD_ROUND, WORD_COUNT_DEADLINE_MS } from '../round/rules';
import { isWholeWithin, LIMITS } from './recordingLimits';
import { fitTogether, isValidField, SPECIAL_NAMES } from './settingsFields';

/** Whether a round with this setup can be recorded, which saving and sending both need. */
export function canBeRecorded({ seed, settings, wordList, words }: RoundSetup): boolean {
  const { durationMs, wordsPerBatch, practice, lesson } = settings;
  const isCustomText = wordList === CUSTOM_TEXT;
  if (!isWholeWithin(seed, LIMITS.seed) || !isWholeWithin(durationMs, LIMITS.durationMs)) return false;
  if (!SPECIAL_NAMES.every((name) => isValidField(settings, name))) return false;
  if (!fitTogether(settings, isCustomText)) return false;
  // In larger batches, a recording of practice or of a lesson that somebody made up could take minutes to deal.
  if ((isCustomText || practice || lesson) && wordsPerBatch !== STANDARD_ROUND.wordsPerBatch) return false;
  if (isCustomText) return seed < words.length;
  return (
    isWholeWithin(wordsPerBatch, LIMITS.wordsPerBatch) &&
    isOfLimit(settings) &&
    words.length >= 2 * wordsPerBatch
  );
}

/** In word-count mode, all batches are whole. */
function isOfLimit({ wordLimit, durationMs, wordsPerBatch }: RoundSettings): boolean {
  if (wordLimit === undefined) return true;
  return durationMs === WORD_COUNT_DEADLINE_MS && wordsPerBatch === STANDARD_ROUND.wordsPerBatch;
}
