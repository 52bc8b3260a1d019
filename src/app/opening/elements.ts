import { type PagePart, partSelector } from '../../state/page/pageParts';

/** @throws Error if the page has no such part */
export function find<T extends HTMLElement>(name: PagePart): T {
  const found = document.querySelector<T>(partSelector(name));
  if (!found) throw new Error(`The page has no part ${name}.`);
  return found;
}

/** A new element with a text, in no document yet. */
export function makeElement(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
