import { vi } from 'vitest';
import type { Script } from '../core/words/scripts';

/** A fake of the server that the page loads lists and fonts from. */
export interface WordsHost {
  /** The names of all requested files, in order. A second request for one, past every cache, is not counted. */
  readonly requested: string[];
  /** Resolves once this file has been requested. */
  readonly asked: (name: string) => Promise<void>;
  /** The names of files that cannot be loaded now. */
  readonly missing: Set<string>;
  /** Holds a file back until the returned function is called. */
  readonly hold: (name: string) => () => void;
}

/** Stubs `fetch` and `FontFace` with these lists and all fonts, until `vi.unstubAllGlobals`. */
export function aWordsHost(lists: Readonly<Record<string, string>>): WordsHost {
  const held = new Map<string, Promise<void>>();
  const hold = (name: string): (() => void) => {
    let release = (): void => {};
    held.set(
      name,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return release;
  };
  const waiting: (() => void)[] = [];
  const asked = async (name: string): Promise<void> => {
    while (!host.requested.includes(name)) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const host: WordsHost = { requested: [], asked, missing: new Set(), hold };
  const ask = async (address: string, isAgain: boolean): Promise<string> => {
    const name = address.replace(/^.*\//, '');
    if (!isAgain) host.requested.push(name);
    for (const goOn of waiting.splice(0)) goOn();
    await held.get(name);
    if (host.missing.has(name)) throw new TypeError(`${name} cannot be loaded.`);
    return name;
  };
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit = {}) => {
    const id = `${(await ask(address, cache === 'reload')).replace('.json', '')}-1`;
    return new Response(JSON.stringify({ id, words: lists[id] }));
  });
  vi.stubGlobal(
    'FontFace',
    class {
      load = async (): Promise<this> => this;
    },
  );
  const fonts = Object.assign(new Set(), { dispatchEvent: () => true });
  if (globalThis.document) Object.assign(document, { fonts });
  else vi.stubGlobal('document', { fonts });
  return host;
}

/** The name of a script's font file. */
export function fontOf(script: Script): string {
  return `words-${script}.woff2`;
}
