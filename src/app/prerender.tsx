import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { STANDARD_ROUND } from '../core/round/rules';
import { FieldReader } from '../input/FieldReader';
import { STANDARD_WORDS } from '../platform/words/wordLists';
import { beginAtom } from '../state/round/roundAtoms';
import { Root } from './Root';

/** The page as it is before anybody has come to it: no words, no best, nothing typed. For the build. */
export function prerender(): string {
  const store = createStore();
  store.set(beginAtom, { seed: 0, settings: STANDARD_ROUND, ...STANDARD_WORDS });
  return renderToString(<Root store={store} reader={new FieldReader()} />);
}
