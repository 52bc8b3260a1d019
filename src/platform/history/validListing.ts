import * as v from 'valibot';
import { MAX_DATE_MS } from '../../core/history/recordingLimits';
import { isDay } from '../../core/today/day';
import type { ListedRound, SavedRound } from './databaseSchema';
import { KEYBOARD, SPECIAL_SCHEMAS } from './settingsSchemas';

const figure = v.pipe(v.number(), v.finite());

/** What is saved of a round beside its recording. */
const ABOUT = {
  playedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DATE_MS)),
  stalls: v.object({ count: figure, longestMs: figure }),
  wasHidden: v.boolean(),
  wasRaced: v.optional(v.boolean()),
  wordsOfDay: v.optional(v.custom<string>(isDay)),
  keyboard: v.optional(KEYBOARD),
};
const AboutSchema = v.object(ABOUT);

const SummarySchema = v.object({
  version: figure,
  durationMs: v.pipe(figure, v.gtValue(0)),
  total: figure,
  errors: figure,
  wordList: v.string(),
  leftEarly: v.optional(v.literal(true)),
  ...SPECIAL_SCHEMAS,
  // Of all other fields this version can show no other values than its own.
  wordLimit: v.optional(v.unknown()),
  practice: v.optional(v.array(v.string())),
  elapsedMs: v.optional(v.number()),
});
const ListingSchema = v.object({
  ...ABOUT,
  summary: v.pipe(
    SummarySchema,
    v.check(({ wordLimit, elapsedMs = 0 }) => wordLimit === undefined || elapsedMs > 0),
  ),
});

/** Whether what is saved of a round beside its recording can be shown. */
export function isValidBesideRecording(saved: SavedRound): boolean {
  return v.is(AboutSchema, saved);
}

/** Whether a listing can be shown, whatever version has written it. */
export function isValidListing(one: ListedRound): boolean {
  return v.is(ListingSchema, one);
}
