import type { DatabaseTrouble } from '../../state/history/databaseAtoms';
import type {
  FileTrouble,
  FileWork,
  FoundRounds,
  UnreadableReason,
} from '../../state/history/historyFileAtoms';
import { formatWhole } from '../page/figureTexts';
import { roundCount } from './roundSentences';

/** Why a file cannot be imported. */
const FILE_TROUBLES: Record<FileTrouble, string> = {
  tooLarge: 'This file is larger than any file of rounds can be.',
  unreadable: 'This file cannot be read. Is it still there?',
  notJson: 'This is not a file of rounds: it is not JSON.',
  notRounds: 'This is not a file of rounds.',
  newer: 'This file was written by a newer version of Thirty. A reload may bring that version.',
};

/** Why nothing was imported from a file. */
const NOT_ADDED: Record<DatabaseTrouble | 'stopped', string> = {
  stopped: 'The import was stopped.',
  full: 'There is no room for so many rounds on this device.',
  denied: 'This browser does not let pages save rounds.',
  newer: 'A newer version of Thirty has saved rounds here.',
  blocked: 'Another tab of this browser is blocking the saved rounds.',
  closed: 'The browser has closed the stored rounds.',
  unanswered: 'The browser has not opened the stored rounds.',
};

const UNREADABLE_ROUNDS: Record<UnreadableReason, string> = {
  form: 'not written as a round',
  words: 'played with words that this copy does not have',
  wordsNotLoaded: 'whose words could not be loaded now',
  events: 'with keys or times that no round can have',
};

/** Headings of the progress bar. */
export const PROGRESS = { reading: 'Reading', writing: 'Writing', adding: 'Adding' };

/** The outcome of an import or export; null while it runs. */
export function workSentence(work: FileWork): string | null {
  switch (work.step) {
    case 'reading':
    case 'writing':
    case 'adding':
      return null;
    case 'written':
      return [
        `${roundCount(work.rounds)} exported.`,
        work.wordsNotLoaded > 0 &&
          `${roundCount(work.wordsNotLoaded)} left out: ${work.wordsNotLoaded === 1 ? 'its' : 'their'} words could not be loaded. Nothing is lost; export again when you are online.`,
        work.unreadable > 0 && `${roundCount(work.unreadable)} could not be read.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'refused':
      return FILE_TROUBLES[work.trouble];
    case 'read':
      return [foundRoundsSentence(work.found), reasonsSentence(work.found)].filter(Boolean).join('. ');
    case 'added':
      return work.rounds === work.of
        ? `${roundCount(work.of)} added.`
        : `${formatWhole(work.rounds)} of ${roundCount(work.of)} added; the others are here already.`;
    case 'notAdded':
      return `${NOT_ADDED[work.trouble ?? 'stopped']} ${work.of === 1 ? 'Nothing' : `None of the ${roundCount(work.of)}`} was added.`;
    default:
      return work satisfies never;
  }
}

/** What an import would add: `3 new, 2 already here, 1 cannot be read`, without what there is none of. */
export function foundRoundsSentence({ fresh, here, unreadable }: FoundRounds): string {
  const lost = Object.values(unreadable).reduce((sum, count) => sum + count, 0);
  const parts = [
    fresh > 0 && `${formatWhole(fresh)} new`,
    here > 0 && `${formatWhole(here)} already here`,
    lost > 0 && `${formatWhole(lost)} cannot be read`,
  ];
  return parts.filter(Boolean).join(', ') || 'No rounds in this file';
}

/** Why some rounds cannot be read, with a count for each reason. */
export function reasonsSentence({ unreadable }: FoundRounds): string | null {
  const reasons = (Object.keys(UNREADABLE_ROUNDS) as UnreadableReason[])
    .filter((reason) => unreadable[reason] > 0)
    .map((reason) => `${formatWhole(unreadable[reason])} ${UNREADABLE_ROUNDS[reason]}`);
  return reasons.length === 0 ? null : `Cannot be read: ${reasons.join(', ')}.`;
}
