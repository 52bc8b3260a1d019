import { basename } from 'node:path';

/** A class of a CSS module by its file and its own name, readable in the page and short on the wire. */
export function className(name: string, file: string): string {
  return `${basename(file).replace(/\..*/, '')}-${name}`;
}
