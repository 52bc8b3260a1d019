import type { Plugin, Rolldown } from 'vite';

/**
 * Puts the styles of every chunk that is loaded later into the chunk itself: a part of the page is one request, which comes
 * whole or not at all, and no stylesheet can be missing where its code is there.
 */
export function stylesPlugin(): Plugin {
  return {
    name: 'thirty-styles-in-chunks',
    apply: 'build',
    // Vite puts a chunk's code and styles into the hash of its name; this adds the code that wraps them.
    augmentChunkHash: () => adopting(''),
    generateBundle: {
      // Before Vite writes into the code which stylesheets go with an import.
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          // Those of the entry are in the page (pagePlugin).
          if (chunk.type === 'chunk' && !chunk.isEntry) takeStyles(chunk, bundle);
        }
      },
    },
  };
}

function takeStyles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): void {
  const files = chunk.viteMetadata?.importedCss ?? new Set();
  for (const file of files) {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset')
      throw new Error(`There is no stylesheet ${file}, which ${chunk.fileName} needs.`);
    const css = String(sheet.source).trim();
    // It would be relative to the page, and not to the stylesheet any more.
    if (/url\(|@import/.test(css))
      throw new Error(`${file} has an address, which does not work in ${chunk.fileName}.`);
    // What another file composes from comes as it is written.
    if (/@media[^{]*\(--/.test(css))
      throw new Error(`${file} has a custom media query, which no browser knows.`);
    chunk.code = adopting(css) + chunk.code;
    delete bundle[file];
  }
  files.clear();
}

/** Code that puts a stylesheet over those of the page. No element: the page's policy allows none that a script adds. */
function adopting(css: string): string {
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}`;
}
