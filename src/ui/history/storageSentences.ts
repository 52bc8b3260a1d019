import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { DatabaseTrouble } from '../../state/database/databaseAtoms';
import type { ExportFacts, StorageFacts } from '../../state/history/storageFactsAtoms';
import { formatNumber } from '../page/figureTexts';
import { formatMinute } from './dates';

/** Why rounds cannot be saved or read, and what helps. */
export const DATABASE_TROUBLES: Record<DatabaseTrouble, MessageDescriptor> = {
  denied: msg`This browser does not let pages save rounds, because the window is private or a setting forbids it. The newest 200 are kept until they can be saved.`,
  newer: msg`A newer version of Thirty has saved rounds here. They are left as they are; reload to get that version.`,
  blocked: msg`Another tab of this browser is blocking the storage of your rounds. Close the other tabs of Thirty, then open this again.`,
  full: msg`There is no room left for rounds on this device. Export them, then delete some.`,
  closed: msg`The browser closed the storage of your rounds and will not reopen it. Reload this page to save the rounds that are waiting. If that does not help, close the other tabs of Thirty.`,
  unanswered: msg`The browser did not open the storage of your rounds. Reload this page to save the rounds that are waiting. If that does not help, close the other tabs of Thirty.`,
};

/** The troubles that a reload of the page may end. */
export const RELOAD_HELPS: ReadonlySet<DatabaseTrouble> = new Set(['newer', 'closed', 'unanswered']);

/** How much storage is used, whether the browser may delete the rounds, and when they were last exported. */
export function storageSentence({ usedBytes, isPersisted, exported }: StorageFacts): string {
  return [
    t({ message: 'Saved on this device only.', comment: 'The rounds that were played' }),
    usedBytes !== null && usedStorage(usedBytes),
    isPersisted === true &&
      t({
        message: 'The browser has promised to keep them.',
        comment: '“Them”: the rounds that were played',
      }),
    isPersisted === false &&
      t({
        message: 'The browser may delete them when space runs low.',
        comment: '“Them”: the rounds that were played',
      }),
    exported && lastExport(exported),
  ]
    .filter(Boolean)
    .join(' ');
}

function lastExport({ lastAt, playedSince }: ExportFacts): string {
  if (lastAt === null) return t`No export yet.`;
  const date = formatMinute(lastAt);
  if (playedSince === 0)
    return t({ message: `Last export: ${date}.`, comment: '{date} has the time as well' });
  return t({
    message: plural(playedSince, {
      one: `Last export: ${date}, # round ago.`,
      other: `Last export: ${date}, # rounds ago.`,
    }),
    comment: '{date} has the time as well; this many rounds have been played since then',
  });
}

function usedStorage(bytes: number): string {
  const megabytes = formatNumber(bytes / 1_000_000, 1);
  return t({
    message: `Storage used by this page and its rounds: ${megabytes} MB.`,
    comment: 'MB: megabytes',
  });
}
