import { atom } from 'jotai';

/** The parts of the page, by their names: for whoever has to find them, and to notice when one is gone. */
export type PagePart =
  | 'bar'
  | 'main'
  | 'time'
  | 'best'
  | 'display'
  | 'chosen'
  | 'words'
  | 'picture'
  | 'field'
  | 'hint'
  | 'restart'
  | 'notices'
  | 'result'
  | 'told'
  | 'spoken'
  | 'footer';

/** What a round can be played without: each of these may fail without taking the words with it. */
export const DISPENSABLE_PARTS: readonly PagePart[] = [
  'bar',
  'notices',
  'result',
  'told',
  'spoken',
  'footer',
];

/** Parts that come and go with what is done: nobody looks for them. */
export type PassingPart = 'actions' | 'replay';

/** The parts that have failed and are left out, until the next try. */
export const failedPartsAtom = atom<readonly (PagePart | PassingPart)[]>([]);

/** Names an element as one of the parts; for JSX. */
export function part(name: PagePart): { readonly 'data-part': PagePart } {
  return { 'data-part': name };
}

/** The CSS selector of a part. */
export function selectorOf(name: PagePart): string {
  return `[data-part="${name}"]`;
}
