import type { PlayedSpeed } from '../../analysis/history/trend';
import { wordsPerMinute } from '../../analysis/insights/speed';
import type { RoundSummary } from '../../core/history/summary';
import type { RoundKind } from '../../core/options/options';
import { tallyOf } from '../../core/round/score';
import { labelOfWords } from '../../core/words/wordChoices';
import type { DatabaseTrouble } from '../../state/history/databaseAtoms';
import { isInFuture, type ListedRound } from '../../state/history/historyAtoms';
import type { FileTrouble, FileWork, FoundRounds } from '../../state/history/historyFileAtoms';
import type { ExportFacts, KeepingFacts } from '../../state/history/keepingFactsAtoms';
import type { NotReplayed, UnreadableRound } from '../../state/history/keptRounds';
import { number, whole } from '../page/figures';

/** Why rounds cannot be kept or read, and what helps. */
export const DATABASE_TROUBLES: Record<DatabaseTrouble, string> = {
  denied:
    'This browser lets no page keep rounds here: a private window, or a setting. The newest 200 are held until they can be kept.',
  newer:
    'A newer version of Thirty has kept rounds here. They are left as they are; a reload brings that version.',
  blocked:
    'Another tab of this browser holds up the kept rounds. Close the other tabs of Thirty, then open this again.',
  full: 'There is no room left for rounds on this device. Export them, then delete some.',
  closed:
    'The browser has closed or cleared the stored rounds. Open this again; rounds that wait are kept then.',
};

/** Why a file cannot be taken in. */
const FILE_TROUBLES: Record<FileTrouble, string> = {
  tooLarge: 'This file is larger than any file of rounds can be.',
  unreadable: 'This file cannot be read. Is it still there?',
  notJson: 'This is not a file of rounds: it is not JSON.',
  notRounds: 'This is not a file of rounds.',
  newer: 'This file was written by a newer version of Thirty. A reload may bring that version.',
};

/** Why nothing of a file has been added. */
const NOT_ADDED: Record<DatabaseTrouble | 'stopped', string> = {
  stopped: 'The import was stopped.',
  full: 'There is no room for so many rounds on this device.',
  denied: 'This browser keeps no rounds here.',
  newer: 'A newer version of Thirty has kept rounds here.',
  blocked: 'Another tab of this browser holds up the kept rounds.',
  closed: 'The browser has closed or cleared the stored rounds.',
};

const UNREADABLE_ROUNDS: Record<UnreadableRound, string> = {
  form: 'not written as a round',
  words: 'played with words that this copy does not have',
  wordsNotLoaded: 'whose words could not be loaded now',
  events: 'with keys or times that no round can have',
};

/** Why a kept round cannot be shown. */
export function notShownSentence(reason: NotReplayed | null): string {
  switch (reason) {
    case 'wordsNotLoaded':
      return 'The words of this round could not be loaded. The round is intact: it can be seen again when there is a connection.';
    case 'notHere':
      return 'Only another version of Thirty can show this round. It stays as it is.';
    case null:
      return 'This round is not here any more, or it cannot be read.';
    default:
      return reason satisfies never;
  }
}

/** What is being done, while it is. */
export const PROGRESS = { reading: 'Reading', writing: 'Writing', adding: 'Adding' };

/** What has come of a file; null while that is not known. */
export function workSentence(work: FileWork): string | null {
  switch (work.step) {
    case 'reading':
    case 'writing':
    case 'adding':
      return null;
    case 'written':
      return [
        `${rounds(work.rounds)} written.`,
        work.wordsNotLoaded > 0 &&
          `${rounds(work.wordsNotLoaded)} left out: ${work.wordsNotLoaded === 1 ? 'its' : 'their'} words could not be loaded. Nothing is lost; export again when there is a connection.`,
        work.unreadable > 0 && `${rounds(work.unreadable)} could not be read.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'refused':
      return FILE_TROUBLES[work.trouble];
    case 'read':
      return [foundSentence(work.found), reasonsSentence(work.found)].filter(Boolean).join('. ');
    case 'added':
      return work.rounds === work.of
        ? `${rounds(work.of)} added.`
        : `${whole(work.rounds)} of ${rounds(work.of)} added; the others have come here meanwhile.`;
    case 'notAdded':
      return `${NOT_ADDED[work.trouble ?? 'stopped']} ${work.of === 1 ? 'Nothing' : `None of the ${rounds(work.of)}`} was added.`;
    default:
      return work satisfies never;
  }
}

/** What a file would bring: `3 new, 2 already here, 1 cannot be read`. */
export function foundSentence({ fresh, here, unreadable }: FoundRounds): string {
  const lost = Object.values(unreadable).reduce((sum, count) => sum + count, 0);
  return `${whole(fresh)} new, ${whole(here)} already here, ${whole(lost)} cannot be read`;
}

/** Why some cannot be read, reason by reason. */
export function reasonsSentence({ unreadable }: FoundRounds): string | null {
  const reasons = (Object.keys(UNREADABLE_ROUNDS) as UnreadableRound[])
    .filter((reason) => unreadable[reason] > 0)
    .map((reason) => `${whole(unreadable[reason])} ${UNREADABLE_ROUNDS[reason]}`);
  return reasons.length === 0 ? null : `Cannot be read: ${reasons.join(', ')}.`;
}

/** How much room is taken, whether the rounds are safe, and when they were last taken along. */
export function keepingSentence({ usedBytes, isPromised, exported }: KeepingFacts): string {
  return [
    'Kept on this device only.',
    usedBytes !== null && `Room taken by this page and its rounds: ${megabytes(usedBytes)}.`,
    isPromised === true && 'The browser has promised to keep them.',
    isPromised === false && 'The browser may clear them when room gets scarce.',
    exported && lastExport(exported),
  ]
    .filter(Boolean)
    .join(' ');
}

function lastExport({ lastAt, playedSince }: ExportFacts): string {
  if (lastAt === null) return 'No export yet.';
  const since = playedSince > 0 ? `, ${rounds(playedSince)} ago` : '';
  return `Last export: ${whenOf(lastAt)}${since}.`;
}

/** A round's net speed. */
export function speedOf(summary: RoundSummary): number {
  return wordsPerMinute(tallyOf(summary).score, summary.durationMs);
}

/** A round's accuracy in per cent, 0 for an empty one. */
export function accuracyOf(summary: RoundSummary): number {
  return 100 * tallyOf(summary).accuracy;
}

/** A listed round as trends want it. */
export function playedSpeed({ playedAt, summary }: ListedRound): PlayedSpeed {
  return { playedAt, speedWpm: speedOf(summary), accuracyPercent: accuracyOf(summary) };
}

/** What the list is, and when it was read. */
interface Compared {
  readonly listed: readonly ListedRound[];
  /** How many of them are of the kind that is chosen, and not raced. */
  readonly compared: number;
  readonly kind: RoundKind;
  readonly listedAt: number;
}

/** Of which rounds bests and trend are told, where some of the list are left out; else nothing. */
export function comparedSentence({ listed, compared, kind, listedAt }: Compared): string {
  const unraced = listed.filter(({ wasRaced }) => !wasRaced);
  return [
    compared < unraced.length && `Bests and trend are of rounds as they are chosen now: ${kindLabel(kind)}.`,
    unraced.length < listed.length &&
      'Raced rounds, whose words were known, are not counted in bests and trend.',
    listed.some((one) => isInFuture(one, listedAt)) &&
      'Rounds dated in the future count only for the best of all.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How rounds of a kind are called: `30 s`, `60 s · Français · capitals`. */
function kindLabel(kind: RoundKind): string {
  return [`${kind.durationMs / 1000} s`, labelOfWords(kind)].filter(Boolean).join(' · ');
}

/** What kind of round it was: `30 s`; `60 s · Français · capitals, raced`; `30 s, dated in the future`. */
export function kindOf(listed: ListedRound, listedAt: number): string {
  const isFuture = isInFuture(listed, listedAt);
  return [kindLabel(listed.summary), listed.wasRaced && 'raced', isFuture && 'dated in the future']
    .filter(Boolean)
    .join(', ');
}

/** What disturbed a round: `2 stalls, out of sight`; nothing where nothing did. */
export function disturbancesOf({ stalls, wasHidden }: ListedRound): string {
  const told = [stalls.count > 0 && number(stalls.count, 'stall'), wasHidden && 'out of sight'];
  return told.filter(Boolean).join(', ');
}

const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const dateAndSecond = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** When, to the minute, as people of this place write it. */
export function whenOf(ms: number): string {
  return dateAndTime.format(ms);
}

/** When, to the second. */
export function secondOf(ms: number): string {
  return dateAndSecond.format(ms);
}

/** A time of many rounds: `1 h 5 min`, `12 min`, `45 s`. */
export function longTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return `${Math.floor(ms / 1000)} s`;
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${whole(hours)} h ${minutes % 60} min`;
}

/** So many rounds: `1 round`, `20,000 rounds`. */
export function rounds(count: number): string {
  return number(count, 'round');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
