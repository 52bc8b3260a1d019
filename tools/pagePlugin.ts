import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';

const BEFORE_PAINT = fileURLToPath(new URL('../src/theme/beforePaint.ts', import.meta.url));

/**
 * What the page's head needs and a bundler does not give: the script that sets the theme before the first paint,
 * inlined, and in the built page the security policy that allows just it. The dev server's own inline scripts would
 * not pass the policy, so it is set on the build only.
 */
export function pagePlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'thirty-page',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const script = await bundleBeforePaint();
        const tags: HtmlTagDescriptor[] = [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
        if (isBuild) {
          tags.unshift({
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(script) },
            injectTo: 'head-prepend',
          });
        }
        return tags;
      },
    },
  };
}

/** Everything from this host, nothing inline but the one script, no code from strings. */
function contentSecurityPolicy(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

async function bundleBeforePaint(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: BEFORE_PAINT, formats: ['iife'], name: 'beforePaint' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`Bundling ${BEFORE_PAINT} gave no script.`);
  return chunk.code.trim();
}
