import { vi } from 'vitest';
import type { Script } from '../core/words/scripts';

/** Where lists and fonts come from, as the page sees it. */
export interface WordsHost {
  /** The files that were asked for, by their names, each time. */
  readonly asked: string[];
  /** Those that cannot be had now. */
  readonly gone: Set<string>;
  /** Has a file come only when the returned function is called. */
  readonly hold: (name: string) => () => void;
}

/** A host with these lists and all fonts, until `vi.unstubAllGlobals`. A font that has come once is there for good. */
export function aWordsHost(lists: Readonly<Record<string, string>>): WordsHost {
  const held = new Map<string, Promise<void>>();
  const hold = (name: string): (() => void) => {
    let letGo = (): void => {};
    held.set(
      name,
      new Promise((resolve) => {
        letGo = resolve;
      }),
    );
    return letGo;
  };
  const host: WordsHost = { asked: [], gone: new Set(), hold };
  const ask = async (address: string): Promise<string> => {
    const name = address.replace(/^.*\/|["')]*$/g, '');
    host.asked.push(name);
    await held.get(name);
    if (host.gone.has(name)) throw new TypeError(`${name} cannot be had.`);
    return name;
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const id = `${(await ask(address)).replace('.json', '')}-1`;
    return new Response(JSON.stringify({ id, words: lists[id] }));
  });
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly family: string,
        readonly source: string,
      ) {}
      load = (): Promise<string> => ask(this.source);
    },
  );
  const fonts = { add: () => {} };
  if (globalThis.document) Object.assign(document, { fonts });
  else vi.stubGlobal('document', { fonts });
  return host;
}

/** The file that has the font of a script. */
export function fontOf(script: Script): string {
  return `words-${script}.woff2`;
}
