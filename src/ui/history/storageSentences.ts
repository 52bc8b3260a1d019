import type { DatabaseTrouble } from '../../state/history/databaseAtoms';
import type { ExportFacts, StorageFacts } from '../../state/history/storageFactsAtoms';
import { formatMinute } from './dates';
import { roundCount } from './roundSentences';

const RELOAD =
  'Reload this page: rounds that are waiting are saved then. If that does not help, close the other tabs of Thirty.';

/** Why rounds cannot be saved or read, and what helps. */
export const DATABASE_TROUBLES: Record<DatabaseTrouble, string> = {
  denied:
    'This browser does not let pages save rounds: a private window, or a setting. The newest 200 are held until they can be saved.',
  newer:
    'A newer version of Thirty has saved rounds here. They are left as they are; reload to get that version.',
  blocked:
    'Another tab of this browser is blocking the saved rounds. Close the other tabs of Thirty, then open this again.',
  full: 'There is no room left for rounds on this device. Export them, then delete some.',
  closed: `The browser has closed the stored rounds and does not open them again. ${RELOAD}`,
  unanswered: `The browser has not opened the stored rounds. ${RELOAD}`,
};

/** The troubles that a reload of the page may end. */
export const RELOAD_HELPS: ReadonlySet<DatabaseTrouble> = new Set(['newer', 'closed', 'unanswered']);

/** How much storage is used, whether the browser may delete the rounds, and when they were last exported. */
export function storageSentence({ usedBytes, isPersisted, exported }: StorageFacts): string {
  return [
    'Saved on this device only.',
    usedBytes !== null && `Storage used by this page and its rounds: ${megabytes(usedBytes)}.`,
    isPersisted === true && 'The browser has promised to keep them.',
    isPersisted === false && 'The browser may delete them when space runs low.',
    exported && lastExport(exported),
  ]
    .filter(Boolean)
    .join(' ');
}

function lastExport({ lastAt, playedSince }: ExportFacts): string {
  if (lastAt === null) return 'No export yet.';
  const since = playedSince > 0 ? `, ${roundCount(playedSince)} ago` : '';
  return `Last export: ${formatMinute(lastAt)}${since}.`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
