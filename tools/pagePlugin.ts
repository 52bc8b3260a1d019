import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, createServer, type HtmlTagDescriptor, type Plugin } from 'vite';
import { className } from './className.ts';
import { contentSecurityPolicy, headersFile } from './headers.ts';

/** Before anything is painted. */
const BEFORE_PAINT = source('../src/theme/beforePaint.ts');
/** Right after what it plays with. */
const OPENING = source('../src/app/opening.ts');
const PRERENDER = source('../src/app/prerender.tsx');
const EMPTY_ROOT = '<div id="root"></div>';
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\.\/(assets\/index-[^"]+\.css)"[^>]*>/;

/**
 * Makes the page more than a place for scripts: it comes with the app rendered into it, and with the scripts that
 * set the theme and let the player begin before the app is there. In the built page its stylesheet is inside too, and
 * the security policy that allows just these. The dev server's own inline scripts would not pass the policy, so it
 * is set on the build only, together with the headers for static hosts.
 */
export function pagePlugin(): Plugin[] {
  return [filledPage(), sealedPage()];
}

function filledPage(): Plugin {
  return {
    name: 'thirty-filled-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [beforePaint, opening, rendered] = await Promise.all([
          bundleScript(BEFORE_PAINT),
          bundleScript(OPENING),
          prerendered(),
        ]);
        const root = `<div id="root">${rendered}</div>\n    <script>${opening}</script>`;
        return {
          html: exchange(html, EMPTY_ROOT, root),
          tags: [{ tag: 'script', children: beforePaint, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}

function sealedPage(): Plugin {
  let takenIn = '';
  return {
    name: 'thirty-sealed-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [link, file] = html.match(STYLESHEET) ?? [];
        const sheet = file && bundle?.[file];
        if (!link || !sheet || sheet.type !== 'asset')
          throw new Error('The page has no stylesheet to take in.');
        // Its addresses were relative to itself.
        const css = String(sheet.source)
          .trim()
          .replace(/url\((["']?)\.\//g, 'url($1./assets/');
        delete bundle[file];
        takenIn = file;
        const styled = exchange(html, link, `<style>${css}</style>`);
        const scripts = Array.from(styled.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => script);
        const policy: HtmlTagDescriptor = {
          tag: 'meta',
          attrs: {
            'http-equiv': 'Content-Security-Policy',
            content: contentSecurityPolicy(scripts.map(hashOf), [hashOf(css)]),
          },
          injectTo: 'head-prepend',
        };
        return { html: styled, tags: [policy] };
      },
    },
    writeBundle(_options, bundle) {
      // A part that imports another part on demand would have the page's styles fetched first.
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && takenIn && file.code.includes(takenIn.replace('assets/', '')))
          throw new Error(
            `${file.fileName} asks for ${takenIn}, which is inside the page. Import it in app/.`,
          );
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
    },
  };
}

/** A module and what it imports as one classic script. */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'thirty' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`Bundling ${entry} gave no script.`);
  return chunk.code.trim();
}

/** The app as the build renders it into the page. */
async function prerendered(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { generateScopedName: className } },
    // As addresses, which the build then follows.
    build: { assetsInlineLimit: 0 },
  });
  try {
    const { prerender } = (await vite.ssrLoadModule(PRERENDER)) as typeof import('../src/app/prerender');
    return prerender();
  } finally {
    await vite.close();
  }
}

/** A text with the first `old` in it replaced; throws where there is none. The new one may have `$` in it. */
export function exchange(text: string, old: string, fresh: string): string {
  if (!text.includes(old)) throw new Error(`There is no ${old}.`);
  return text.replace(old, () => fresh);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function source(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
