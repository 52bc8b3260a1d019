import type { Plugin } from 'vite';
import { exchange } from './pagePlugin.ts';

/**
 * Says of cmdk's parts that making them does nothing else, so that those nobody uses are left out of the build: its
 * dialog, and with it all of Radix's. The page has a dialog of its own.
 */
export function cmdkPlugin(): Plugin {
  return {
    name: 'thirty-cmdk',
    apply: 'build',
    transform: {
      filter: { id: /\/cmdk\/dist\/index\.mjs$/ },
      handler(code) {
        const marked = exchange(code, '=Object.assign(', '=/* @__PURE__ */Object.assign(');
        return { code: marked.replaceAll('=t.forwardRef(', '=/* @__PURE__ */t.forwardRef('), map: null };
      },
    },
  };
}
