import type { ListedRound } from '../platform/history/databaseSchema';
import { listedRoundsAtom } from '../state/history/listedRoundAtoms';
import { aNewPage, type Page } from './page';
import { aNewDevice } from './savedRounds';

/** The store of a page that is opened on a new device. */
export type HistoryPage = Page;

/** Opens a page on a new device, without any saved rounds. */
export function aHistoryPage(): HistoryPage {
  aNewDevice();
  return aNewPage();
}

/** The ids of the rounds in the list, from the top; undefined while it has not been read. */
export function listedIds(page: HistoryPage): string[] | undefined {
  return page.get(listedRoundsAtom)?.map(({ id }) => id);
}

/** The nth round of the list, from the top. */
export function listedAt(page: HistoryPage, n: number): ListedRound {
  const listed = page.get(listedRoundsAtom)?.[n];
  if (!listed) throw new Error(`The list has no round ${n}.`);
  return listed;
}

/** The ids of saved rounds. */
export function idsOf(...rounds: readonly { readonly saved: { readonly id: string } }[]): string[] {
  return rounds.map(({ saved }) => saved.id);
}
