import { createStore } from 'jotai';
import type { RoundSetup } from '../core/round/roundSetup';
import { STANDARD_WORDS } from '../platform/words/standardWords';
import { beginAtom } from '../state/round/roundAtoms';
import { A_SETUP } from './rounds';

/** The store of a page. */
export type Page = ReturnType<typeof createStore>;

/** Opens a page with a round in which nothing is typed: over the standard words, if no setup is given. */
export function aNewPage(setup: RoundSetup = { ...A_SETUP, ...STANDARD_WORDS }): Page {
  const page = createStore();
  page.set(beginAtom, setup);
  return page;
}
