/** The named parts of the page, so that code can find one and notice when one has been removed. */
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
  | 'insights'
  | 'spoken'
  | 'footer';

/** Parts that a round can be played without. Each may fail without taking the words down with it. */
export const OPTIONAL_PARTS: readonly PagePart[] = [
  'bar',
  'notices',
  'result',
  'insights',
  'spoken',
  'footer',
];

/** Marks an element as a part of the page: spread it into JSX. */
export function part(name: PagePart): { readonly 'data-part': PagePart } {
  return { 'data-part': name };
}

/** The CSS selector of a part. */
export function partSelector(name: PagePart): string {
  return `[data-part="${name}"]`;
}
