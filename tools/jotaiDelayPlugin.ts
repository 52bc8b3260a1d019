import type { Plugin } from 'vite';

/** What Jotai does for its deprecated option `delay`, a long warning first of all. */
const DELAY = /if \(typeof delay === "number"\) \{[\s\S]*?return;\s+\}/;

/**
 * Leaves out what Jotai does for its deprecated option `delay`, which nothing here uses: most of it is a text of half a
 * kilobyte. Saves 0.3 kB of the 100 kB that the app may have (`npm run budget`).
 */
export function jotaiDelayPlugin(): Plugin {
  return {
    name: 'thirty-jotai-delay',
    apply: 'build',
    transform: {
      filter: { id: /\/jotai\/esm\/react\.mjs$/ },
      handler(code) {
        if (!DELAY.test(code))
          throw new Error('Jotai has no option `delay` any more: remove jotaiDelayPlugin.');
        return { code: code.replace(DELAY, ''), map: null };
      },
    },
  };
}
