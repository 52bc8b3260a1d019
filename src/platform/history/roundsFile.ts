import * as v from 'valibot';
import type { PlainRound } from '../../core/history/plainRound';
import { isListName, LIMITS, MAX_EVENTS } from '../../core/history/recordingLimits';
import { fitTogether, SPECIAL_FIELDS, type SpecialName } from '../../core/history/settingsFields';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { isDay } from '../../core/today/day';
import { isPassage } from '../../core/words/customText';
import { KEYBOARD, SPECIAL_SCHEMAS } from './settingsSchemas';

/** The `format` of such a file. */
const FORMAT = 'thirty-rounds';
/**
 * The newest version. A round of it names the fields that it `needs`, so that new fields need no new version. Before it, the
 * second one came with `usualLengths`, the third one with `onMistake` and `wordsOfDay`.
 */
const VERSION = 4;
/** Browsers cannot read a larger file into one string. */
const MAX_BYTES = 400_000_000;

/** The lines with `>` that npm prints before a script's own output, if that was redirected into the file. */
const NPM_BANNER = /^\s*(?:>.*\n)+\s*/;

/** Why a file cannot be imported. */
export type FileTrouble = 'tooLarge' | 'unreadable' | 'notJson' | 'notRounds' | 'newer';

/** The fields that every version has. */
const HeadSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const BodySchema = v.object({ rounds: v.array(v.unknown()) });
/** A round that needs a field, or a value of one, that is unknown here. */
const NewerRoundSchema = v.pipe(
  v.looseObject({ needs: v.array(v.string()) }),
  v.check(({ needs, ...round }) => needs.some((name) => isNewer(name, round[name]))),
);

const whole = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const PlainRoundSchema = v.object({
  playedAt: v.pipe(v.string(), v.isoTimestamp(), v.check(isMoment)),
  seed: whole(LIMITS.seed),
  durationMs: whole(LIMITS.durationMs),
  wordsPerBatch: whole(LIMITS.wordsPerBatch),
  ...SPECIAL_SCHEMAS,
  wordList: v.pipe(v.string(), v.check(isListName)),
  text: v.optional(v.pipe(v.string(), v.check(isPassage))),
  events: v.array(
    v.strictTuple([
      v.pipe(v.number(), v.minValue(0), v.maxValue(LIMITS.durationMs[1])),
      v.union([v.pipe(v.string(), v.minLength(1)), whole([-MAX_EVENTS, -1])]),
    ]),
  ),
  stalls: v.optional(
    v.object({ count: whole([0, 1_000_000]), longestMs: v.pipe(v.number(), v.minValue(0), v.finite()) }),
  ),
  wasHidden: v.optional(v.boolean()),
  wasRaced: v.optional(v.boolean()),
  wordsOfDay: v.optional(v.custom<string>(isDay)),
  keyboard: v.optional(KEYBOARD),
});

/** Parses an untrusted value as a round; null when it does not have the form of one. Its events are not checked. */
export function parsePlainRound(value: unknown): PlainRound | null {
  const parsed = v.safeParse(PlainRoundSchema, value, { abortEarly: true });
  return parsed.success && belongTogether(parsed.output) ? parsed.output : null;
}

/** Whether only a custom text brings its text along, and the settings can occur together. */
function belongTogether(round: PlainRound): boolean {
  const isCustomText = round.wordList === CUSTOM_TEXT;
  return isCustomText === (round.text !== undefined) && fitTogether(round, isCustomText);
}

/** The rounds of a file, not yet parsed, or why the file cannot be imported. */
export async function readRoundsFile(file: Blob): Promise<readonly unknown[] | FileTrouble> {
  if (file.size > MAX_BYTES) return 'tooLarge';
  let text: string;
  try {
    text = await file.text();
  } catch {
    return 'unreadable';
  }
  const value = parseJson(text.replace(NPM_BANNER, ''));
  if (value === undefined) return 'notJson';
  const head = v.safeParse(HeadSchema, value);
  if (!head.success) return 'notRounds';
  if (head.output.version > VERSION) return 'newer';
  const body = v.safeParse(BodySchema, value);
  if (!body.success) return 'notRounds';
  return body.output.rounds.some((round) => v.is(NewerRoundSchema, round)) ? 'newer' : body.output.rounds;
}

function isNewer(name: string, value: unknown): boolean {
  if (!Object.hasOwn(SPECIAL_FIELDS, name)) return true;
  const { mayHaveMore, isValid } = SPECIAL_FIELDS[name as SpecialName];
  return mayHaveMore === true && value !== undefined && !isValid(value);
}

/** Undefined where the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a timestamp is valid in every browser and not before 1970. Some browsers read 31 February as 3 March. */
function isMoment(timestamp: string): boolean {
  const day = timestamp.slice(0, 10);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return Date.parse(timestamp) >= 0 && midnight >= 0 && new Date(midnight).toISOString().startsWith(day);
}

/** Further fields of a file. An import ignores them; they are for people. */
export interface FileHeader {
  readonly exportedAt: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly best: number;
}

/** The start of a file of rounds. `roundsFileLines` follows for each chunk of rounds, then `ROUNDS_FILE_END`. */
export function roundsFileStart(header: FileHeader): string {
  const { exportedAt, settings, best } = header;
  const begun = JSON.stringify({ format: FORMAT, version: VERSION, exportedAt, settings, best });
  return `${begun.slice(0, -1)},"rounds":[`;
}

/** One line per round. */
export function roundsFileLines(rounds: readonly PlainRound[], isFirst: boolean): string {
  const lines = rounds.map((round) => `\n${JSON.stringify(round)}`).join(',');
  return isFirst || rounds.length === 0 ? lines : `,${lines}`;
}

/** The end of a file of rounds. */
export const ROUNDS_FILE_END = '\n]}\n';
