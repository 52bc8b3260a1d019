import { basename } from 'node:path';

/**
 * The generated name of a CSS module's class: its file and its own name, readable in the page and short on the wire.
 */
export function className(name: string, file: string): string {
  return `${basename(file).replace(/\..*/, '')}-${name}`;
}
