import * as v from 'valibot';
import type { PlainRound } from '../../core/history/plainRound';
import { isListName, LIMITS, MAX_EVENTS } from '../../core/history/recordingLimits';
import { OWN_TEXT } from '../../core/round/rules';
import { COLUMNS, isPassage } from '../../core/words/ownText';

/** How a file says that it is one of ours. */
const FORMAT = 'thirty-rounds';
const VERSION = 1;
/** Of a file larger than that a browser would make no text. */
const MOST_BYTES = 400_000_000;

/** What npm says before a script's own output, where that went into a file: lines with `>`. */
const NPM_BANNER = /^\s*(?:>.*\n)+\s*/;

/** Why a file cannot be taken in. */
export type FileTrouble = 'tooLarge' | 'unreadable' | 'notJson' | 'notRounds' | 'newer';

/** Means the same in every version, whatever else may change. */
const HeadSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const BodySchema = v.object({ rounds: v.array(v.unknown()) });

const whole = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const PlainRoundSchema = v.object({
  playedAt: v.pipe(v.string(), v.isoTimestamp(), v.check(isMoment)),
  seed: whole(LIMITS.seed),
  durationMs: whole(LIMITS.durationMs),
  wordsPerBatch: whole(LIMITS.wordsPerBatch),
  capitals: v.optional(v.literal(true)),
  numbers: v.optional(v.literal(true)),
  wordList: v.optional(v.pipe(v.string(), v.check(isListName))),
  list: v.optional(v.pipe(v.string(), v.check(isListName))),
  columns: v.optional(whole(COLUMNS)),
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
});

/** What a value of unknown making says as a round; null when it is not written as one. Its events may still lie. */
export function parsePlainRound(value: unknown): PlainRound | null {
  const parsed = v.safeParse(PlainRoundSchema, value, { abortEarly: true });
  return parsed.success && saysItsWords(parsed.output) ? parsed.output : null;
}

/** Whether a round says in just one way what its words are. */
function saysItsWords(round: PlainRound): boolean {
  const { wordList, list, capitals = false, numbers = false, columns, text } = round;
  const isOwn = wordList === OWN_TEXT;
  if (isOwn !== (text !== undefined) || isOwn !== (columns !== undefined)) return false;
  if (!capitals && !numbers) return wordList !== undefined && list === undefined;
  return wordList === undefined && list !== undefined && list !== OWN_TEXT;
}

/** The rounds of a file, each as it stands there, or why it cannot be taken in. */
export async function readRoundsFile(file: Blob): Promise<readonly unknown[] | FileTrouble> {
  if (file.size > MOST_BYTES) return 'tooLarge';
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
  return body.success ? body.output.rounds : 'notRounds';
}

/** Undefined where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a timestamp is a moment since 1970 to every browser: some go on counting after a month's last day. */
function isMoment(timestamp: string): boolean {
  const day = timestamp.slice(0, 10);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return Date.parse(timestamp) >= 0 && midnight >= 0 && new Date(midnight).toISOString().startsWith(day);
}

/** What else a file tells: nobody reads it back, people may. */
export interface FileHeader {
  readonly exportedAt: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly best: number;
}

/** A file of rounds, piece by piece: its beginning, a piece for each lot of rounds, its end. */
export function beginRoundsFile(header: FileHeader): string {
  const { exportedAt, settings, best } = header;
  const begun = JSON.stringify({ format: FORMAT, version: VERSION, exportedAt, settings, best });
  return `${begun.slice(0, -1)},"rounds":[`;
}

/** A line a round. */
export function linesOfRounds(rounds: readonly PlainRound[], isFirst: boolean): string {
  const lines = rounds.map((round) => `\n${JSON.stringify(round)}`).join(',');
  return isFirst || rounds.length === 0 ? lines : `,${lines}`;
}

export const ROUNDS_FILE_END = '\n]}\n';
