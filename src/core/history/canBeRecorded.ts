import { areWanted } from '../practice/wantedPairs';
import type { RoundSetup } from '../round/round';
import {
  CUSTOM_TEXT,
  MISTAKE_RULES,
  type RoundSettings,
  STANDARD_ROUND,
  WORD_COUNT_DEADLINE_MS,
  WORD_LIMITS,
} from '../round/rules';
import { COLUMNS } from '../words/customText';
import { isWholeWithin, LIMITS } from './recordingLimits';

/** Whether a round with this setup can be recorded, which saving and sending both need. */
export function canBeRecorded({ seed, settings, wordList, words }: RoundSetup): boolean {
  const { durationMs, wordsPerBatch, onMistake } = settings;
  if (!isWholeWithin(seed, LIMITS.seed) || !isWholeWithin(durationMs, LIMITS.durationMs)) return false;
  if (onMistake !== undefined && !MISTAKE_RULES.includes(onMistake)) return false;
  if (wordList === CUSTOM_TEXT) return isOfCustomText(settings) && seed < words.length;
  return (
    isWholeWithin(wordsPerBatch, LIMITS.wordsPerBatch) &&
    settings.columns === undefined &&
    isOfLimit(settings) &&
    (settings.practice === undefined ? !settings.usualLengths : isOfPractice(settings)) &&
    words.length >= 2 * wordsPerBatch
  );
}

/** In word-count mode, all batches are whole. */
function isOfLimit({ wordLimit, durationMs, wordsPerBatch }: RoundSettings): boolean {
  if (wordLimit === undefined) return true;
  return (
    WORD_LIMITS.includes(wordLimit) &&
    durationMs === WORD_COUNT_DEADLINE_MS &&
    wordsPerBatch === STANDARD_ROUND.wordsPerBatch
  );
}

/** In larger batches, a recording that somebody made up could take minutes to deal. */
function isOfPractice(settings: RoundSettings): boolean {
  const { practice = [], usualLengths, wordsPerBatch, capitals, numbers, byEar, onMistake } = settings;
  const isPlain = !capitals && !numbers && !byEar;
  // Practice with the shortest words is older than rules for mistakes.
  const isOfOneVersion = usualLengths === true || onMistake === undefined;
  return areWanted(practice) && wordsPerBatch === STANDARD_ROUND.wordsPerBatch && isPlain && isOfOneVersion;
}

function isOfCustomText(settings: RoundSettings): boolean {
  const { wordsPerBatch, columns, wordLimit, capitals, numbers, practice, usualLengths } = settings;
  const hasColumns = columns !== undefined && isWholeWithin(columns, COLUMNS);
  const isPlain = !wordLimit && !capitals && !numbers && !practice && !usualLengths;
  return hasColumns && wordsPerBatch === STANDARD_ROUND.wordsPerBatch && isPlain;
}
