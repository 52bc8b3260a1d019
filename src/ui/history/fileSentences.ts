import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { DatabaseTrouble } from '../../state/database/databaseAtoms';
import type {
  FileTrouble,
  FileWork,
  FoundRounds,
  UnreadableReason,
} from '../../state/history/historyFileAtoms';
import { formatCount } from '../page/figureTexts';

/** Why a file cannot be imported. */
const FILE_TROUBLES: Record<FileTrouble, MessageDescriptor> = {
  tooLarge: msg`This file is larger than any rounds file can be.`,
  unreadable: msg`This file cannot be read. Is it still there?`,
  notJson: msg`This is not a rounds file: it is not JSON.`,
  notRounds: msg`This is not a rounds file.`,
  newer: msg`This file was written by a newer version of Thirty. Reloading may bring that version.`,
};

/** Why nothing was imported from a file. */
const NOT_ADDED: Record<DatabaseTrouble | 'stopped', MessageDescriptor> = {
  stopped: msg`The import was stopped.`,
  full: msg`There is no room for so many rounds on this device.`,
  denied: msg`This browser does not let pages save rounds.`,
  newer: msg`A newer version of Thirty has saved rounds here.`,
  blocked: msg`Another tab of this browser is blocking the storage of your rounds.`,
  closed: msg`The browser closed the storage of your rounds.`,
  unanswered: msg`The browser did not open the storage of your rounds.`,
};

/** How many rounds cannot be read for a reason, as parts of a list. */
const UNREADABLE_ROUNDS: Record<UnreadableReason, (count: number) => string> = {
  form: (count) =>
    t({
      message: plural(count, { one: '# in the wrong format', other: '# in the wrong format' }),
      comment: 'Of a file’s rounds, in a list of why they cannot be read: their text has another form',
    }),
  words: (count) =>
    t({
      message: plural(count, {
        one: '# played with words that this version does not have',
        other: '# played with words that this version does not have',
      }),
      comment: 'Of a file’s rounds, in a list of why they cannot be read; “this version” of the program',
    }),
  wordsNotLoaded: (count) =>
    t({
      message: plural(count, {
        one: '# whose words could not be loaded now',
        other: '# whose words could not be loaded now',
      }),
      comment: 'Of a file’s rounds, in a list of why they cannot be read',
    }),
  events: (count) =>
    t({
      message: plural(count, {
        one: '# with impossible keys or times',
        other: '# with impossible keys or times',
      }),
      comment: 'Of a file’s rounds, in a list of why they cannot be read; “keys” of the keyboard',
    }),
};

/** An export or import that runs. */
type RunningWork = Extract<FileWork, { readonly total: number }>;

/** Names of the progress bar. */
export const PROGRESS: Record<RunningWork['step'], MessageDescriptor> = {
  reading: msg({ message: 'Reading', comment: 'Name of a progress bar: a file of rounds is being read' }),
  writing: msg({ message: 'Writing', comment: 'Name of a progress bar: a file of rounds is being written' }),
  adding: msg({
    message: 'Adding',
    comment: 'Name of a progress bar: rounds of a file are added to those saved here',
  }),
};

/** How far an export or import is: `Reading the file`, `Adding 300 of 1,000 rounds`. */
export function progressSentence({ step, done: doneCount, total }: RunningWork): string {
  const done = formatCount(doneCount);
  switch (step) {
    case 'reading':
      if (total === 0) return t`Reading the file`;
      return plural(total, { one: `Reading ${done} of # round`, other: `Reading ${done} of # rounds` });
    case 'writing':
      return plural(total, { one: `Writing ${done} of # round`, other: `Writing ${done} of # rounds` });
    case 'adding':
      return plural(total, { one: `Adding ${done} of # round`, other: `Adding ${done} of # rounds` });
    default:
      return step satisfies never;
  }
}

/** The outcome of an import or export; null while it runs. */
export function workSentence(work: FileWork): string | null {
  switch (work.step) {
    case 'reading':
    case 'writing':
    case 'adding':
      return null;
    case 'written':
      return writtenSentences(work);
    case 'refused':
      return i18n._(FILE_TROUBLES[work.trouble]);
    case 'read':
      return readSentences(work.found);
    case 'added':
      return addedSentence(work.rounds, work.of);
    case 'notAdded':
      return `${i18n._(NOT_ADDED[work.trouble ?? 'stopped'])} ${noneAddedSentence(work.of)}`;
    default:
      return work satisfies never;
  }
}

type WrittenWork = Extract<FileWork, { readonly step: 'written' }>;

function writtenSentences({ rounds, wordsNotLoaded, unreadable }: WrittenWork): string {
  return [
    plural(rounds, { one: '# round exported.', other: '# rounds exported.' }),
    wordsNotLoaded > 0 &&
      plural(wordsNotLoaded, {
        one: '# round left out: its words could not be loaded. Nothing is lost; export again when you are online.',
        other:
          '# rounds left out: their words could not be loaded. Nothing is lost; export again when you are online.',
      }),
    unreadable > 0 &&
      plural(unreadable, { one: '# round could not be read.', other: '# rounds could not be read.' }),
  ]
    .filter(Boolean)
    .join(' ');
}

function readSentences(file: FoundRounds): string {
  const found = foundRoundsSentence(file);
  const reasons = reasonsSentence(file);
  if (reasons === null) return found;
  return t({
    message: `${found}. ${reasons}`,
    comment:
      'Two sentences, of which the second one has its full stop: “3 new, 1 cannot be read. Cannot be read: …”',
  });
}

function addedSentence(rounds: number, total: number): string {
  if (rounds === total) return plural(total, { one: '# round added.', other: '# rounds added.' });
  const added = formatCount(rounds);
  return plural(total, {
    one: `${added} of # round added; the others are here already.`,
    other: `${added} of # rounds added; the others are here already.`,
  });
}

function noneAddedSentence(total: number): string {
  return plural(total, { 1: 'Nothing was added.', other: 'None of the # rounds was added.' });
}

/** What an import would add: `3 new, 2 already here, 1 cannot be read`, without what there is none of. */
export function foundRoundsSentence({ fresh, here, unreadable }: FoundRounds): string {
  const lost = Object.values(unreadable).reduce((sum, count) => sum + count, 0);
  const parts = [fresh > 0 && freshText(fresh), here > 0 && hereText(here), lost > 0 && lostText(lost)];
  return parts.filter(Boolean).join(', ') || t`No rounds in this file`;
}

function freshText(count: number): string {
  return t({
    message: plural(count, { one: '# new', other: '# new' }),
    comment: 'Of a file’s rounds, in a list: they are not among those saved here',
  });
}

function hereText(count: number): string {
  return t({
    message: plural(count, { one: '# already here', other: '# already here' }),
    comment: 'Of a file’s rounds, in a list: they are among those saved here',
  });
}

function lostText(count: number): string {
  return t({
    message: plural(count, { one: '# cannot be read', other: '# cannot be read' }),
    comment: 'Of a file’s rounds, in a list',
  });
}

/** Why some rounds cannot be read, with a count for each reason. */
export function reasonsSentence({ unreadable }: FoundRounds): string | null {
  const list = (Object.keys(UNREADABLE_ROUNDS) as UnreadableReason[])
    .filter((reason) => unreadable[reason] > 0)
    .map((reason) => UNREADABLE_ROUNDS[reason](unreadable[reason]));
  if (list.length === 0) return null;
  const reasons = list.join(', ');
  return t({
    message: `Cannot be read: ${reasons}.`,
    comment: 'Rounds of a file; {reasons} is a list such as “2 in the wrong format, 1 …”',
  });
}
