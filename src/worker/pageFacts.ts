/*
 * What a page of the game says of itself in its markup, as tools/workerPlugin.ts writes it. Of any version: a worker also
 * reads newer pages than its own.
 */
const VERSION = /<meta name="version" content="([^"]+)"/;
const START_FILE = /(?:src|href)="\.\/([^"]+)" data-integrity="([^"]+)"/g;

/** The version of a page; null where it is no page of the game, or not all of it. */
export function versionOfPage(page: string): string | null {
  return /<\/html>\s*$/.test(page) ? (VERSION.exec(page)?.[1] ?? null) : null;
}

/** Whether what a host has sent is no whole page: nothing, or without its end. */
export function isCutOff(page: string): boolean {
  return page.trim() === '' || (/<html\b/i.test(page) && !/<\/html>/i.test(page));
}

/** The files that a page starts with, each with its integrity. */
export function startFiles(page: string): { readonly file: string; readonly integrity: string }[] {
  return Array.from(page.matchAll(START_FILE), ([, file = '', integrity = '']) => ({ file, integrity }));
}
