import type { Plugin } from 'vite';

/** A marker that Vite leaves in stylesheets. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\//g;

/**
 * Puts the styles of each part that is loaded on demand into the part's own script, as a constructed stylesheet. So a
 * part loads completely or not at all: Vite requests a stylesheet only once in a page's life, so after a lost
 * connection a part would load without its styles. The page's own stylesheet stays where it is.
 */
export function partStylesPlugin(): Plugin {
  return {
    name: 'thirty-part-styles',
    apply: 'build',
    load: {
      // Vite's own helper waits for stylesheets and preloads that no part has.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle: {
      // Runs before Vite writes into each `import()` which stylesheets it needs.
      order: 'pre',
      handler(_options, bundle) {
        const moved = new Set<string>();
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.isEntry) continue;
          const files = [...(chunk.viteMetadata?.importedCss ?? [])];
          if (files.length === 0) continue;
          const css = files.map((file) => textOf(bundle[file])).join('');
          // At the end, so that the styles of its imports come first.
          chunk.code = `${chunk.code}\n${adopt(css)}`;
          chunk.viteMetadata?.importedCss.clear();
          for (const file of files) moved.add(file);
        }
        for (const file of moved) delete bundle[file];
      },
    },
  };
}

/** A script that adds a stylesheet to the page. URLs in it would be relative to the page. */
function adopt(css: string): string {
  if (/url\(/.test(css)) throw new Error('A part’s styles use url(), which would not resolve.');
  const text = JSON.stringify(css.replace(VITE_MARK, '').trim());
  return `{const sheet=new CSSStyleSheet();sheet.replaceSync(${text});document.adoptedStyleSheets.push(sheet)}`;
}

function textOf(file: unknown): string {
  const asset = file as { readonly type?: string; readonly source?: string | Uint8Array } | undefined;
  if (asset?.type !== 'asset') throw new Error('A part’s stylesheet is not in the bundle.');
  return String(asset.source);
}
