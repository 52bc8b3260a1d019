import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, createServer, type HtmlTagDescriptor, type Plugin } from 'vite';
import { OWN_LANGUAGE } from '../src/core/language/ownLanguage.ts';
import { className } from './className.ts';
import { contentSecurityPolicy, headersFile } from './headers.ts';
import { compiledMessages } from './messages.ts';
import { messagesPlugin } from './messagesPlugin.ts';
import { type Render, withTexts } from './openingTexts.ts';

/** Runs before anything is painted. */
const BEFORE_PAINT = source('../src/theme/beforePaint.ts');
/** Runs right after the elements that it uses. */
const OPENING = source('../src/app/opening/opening.ts');
/** Stands in for Lingui in these scripts. */
const OPENING_MESSAGES = source('../src/app/opening/messages.ts');
const PRERENDER = source('../src/app/prerender.tsx');
const EMPTY_ROOT = '<div id="root"></div>';
/** The elements of the app's files, each with the line break before it: what its script imports, and that. */
const APP = /\n *(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+\.css)"[^>]*>/;

/**
 * Puts the prerendered app into the page, and inlines the scripts that set the theme and let the player begin before
 * the app is loaded. The built page also gets its stylesheet inlined, and a security policy that allows just these. Only
 * the build sets the policy, together with the headers for static hosts: the dev server's own inline scripts would
 * violate it.
 */
export function pagePlugin(): Plugin[] {
  return [prerenderedPage(), inlinedPage()];
}

function prerenderedPage(): Plugin {
  return {
    name: 'thirty-prerendered-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [beforePaint, bare] = await Promise.all([bundleScript(BEFORE_PAINT), bundleScript(OPENING)]);
        const { rendered, opening } = await prerendered(async (render) => ({
          rendered: render(OWN_LANGUAGE, await compiledMessages(OWN_LANGUAGE)),
          opening: await withTexts(bare, render),
        }));
        const root = `<div id="root">${rendered}</div>\n    <script>${opening}</script>`;
        return {
          html: replaceFirst(html, EMPTY_ROOT, root),
          tags: [{ tag: 'script', children: beforePaint, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}

function inlinedPage(): Plugin {
  return {
    name: 'thirty-inlined-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [link, file] = html.match(STYLESHEET) ?? [];
        const sheet = file && bundle?.[file];
        if (!link || !sheet || sheet.type !== 'asset')
          throw new Error('The page has no stylesheet to inline.');
        // URLs in it were relative to the stylesheet.
        const css = String(sheet.source)
          .trim()
          .replace(/url\((["']?)\.\//g, 'url($1./assets/');
        delete bundle[file];
        // Vite would have chunks that import the entry load it once more.
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
        }
        const styled = withAppLast(replaceFirst(html, link, `<style>${css}</style>`));
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
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
    },
  };
}

/**
 * The page with the app's files at its end, where index.html has its script. Vite moves them into the head, where their
 * requests would compete with what the player needs first. Each is a script of its own, which runs in
 * a task of its own: keys are handled in between.
 */
function withAppLast(html: string): string {
  const files = Array.from(html.matchAll(APP), ([, element = '']) => element);
  const own = files.filter((element) => element.startsWith('<script'));
  if (own.length !== 1) throw new Error('The page is to have one script of the app.');
  const imported = files
    .filter((element) => element.startsWith('<link'))
    .map(
      (element) =>
        `${element.replace(/<link rel="modulepreload"(.*) href=/, '<script type="module"$1 src=')}</script>`,
    );
  const scripts = [...imported, ...own].map((element) => `\n    ${element}`).join('');
  return replaceFirst(html.replace(APP, ''), '\n  </body>', `${scripts}\n  </body>`);
}

/** A module and its imports, bundled into one classic script. */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [messagesPlugin({ isStripped: true })],
    resolve: { alias: { '@lingui/core': OPENING_MESSAGES } },
    // Vite leaves this to the user of a library build.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'thirty' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`Bundling ${entry} gave no script.`);
  return chunk.code.trim();
}

/** Lets the HTML of the app be rendered, in any language. */
async function prerendered<Result>(use: (render: Render) => Promise<Result>): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [messagesPlugin()],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { generateScopedName: className } },
    // Keeps assets as URLs, which the build then resolves.
    build: { assetsInlineLimit: 0 },
  });
  try {
    const { prerender } = (await vite.ssrLoadModule(PRERENDER)) as typeof import('../src/app/prerender');
    return await use(prerender);
  } finally {
    await vite.close();
  }
}

/** A text with the first `old` in it replaced; `fresh` may contain `$`. @throws Error if `old` is missing */
export function replaceFirst(text: string, old: string, fresh: string): string {
  if (!text.includes(old)) throw new Error(`There is no ${old}.`);
  return text.replace(old, () => fresh);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function source(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
