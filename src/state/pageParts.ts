/** The parts of the page that its own script (app/opening.ts) and the app both know, by their names. */
export type PagePart =
  | 'bar'
  | 'main'
  | 'time'
  | 'best'
  | 'display'
  | 'words'
  | 'field'
  | 'hint'
  | 'restart'
  | 'notices'
  | 'result';

/** Names an element as one of the parts; for JSX. */
export function part(name: PagePart): { readonly 'data-part': PagePart } {
  return { 'data-part': name };
}

/** The CSS selector of a part. */
export function selectorOf(name: PagePart): string {
  return `[data-part="${name}"]`;
}
