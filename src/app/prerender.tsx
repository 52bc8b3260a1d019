import { i18n, type Messages } from '@lingui/core';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { STANDARD_ROUND } from '../core/round/rules';
import { FieldReader } from '../input/FieldReader';
import { STANDARD_WORDS } from '../platform/words/standardWords';
import { beginAtom } from '../state/round/roundAtoms';
import { Root } from './Root';

/**
 * Renders the page for the build, the same for everybody: no words, no best, nothing typed.
 *
 * @param locale the language of the messages, as a BCP 47 tag
 */
export function prerender(locale: string, messages: Messages): string {
  const store = createStore();
  store.set(beginAtom, { seed: 0, settings: STANDARD_ROUND, ...STANDARD_WORDS });
  i18n.loadAndActivate({ locale, messages });
  return renderToString(<Root store={store} reader={new FieldReader()} />);
}
