import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import { contentSecurityPolicy, headersFile } from './headers.ts';

const BEFORE_PAINT = fileURLToPath(new URL('../src/theme/beforePaint.ts', import.meta.url));

/**
 * What the page's head needs and a bundler does not give: the script that sets the theme before the first paint,
 * inlined, and in the built page the security policy that allows just it. The dev server's own inline scripts would
 * not pass the policy, so it is set on the build only, together with the headers for static hosts.
 */
export function pagePlugin(): Plugin {
  let isBuild = false;
  let script = '';
  return {
    name: 'thirty-page',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async buildStart() {
      script = await bundleScript(BEFORE_PAINT);
    },
    transformIndexHtml: {
      order: 'pre',
      handler() {
        const tags: HtmlTagDescriptor[] = [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
        if (isBuild) {
          tags.unshift({
            tag: 'meta',
            attrs: {
              'http-equiv': 'Content-Security-Policy',
              content: contentSecurityPolicy(hashOf(script)),
            },
            injectTo: 'head-prepend',
          });
        }
        return tags;
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(hashOf(script)) });
    },
  };
}

/** The hash of the inlined script, as a source of `script-src`. */
export async function inlineScriptHash(): Promise<string> {
  return hashOf(await bundleScript(BEFORE_PAINT));
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

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
