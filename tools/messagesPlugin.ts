import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import type { Plugin } from 'vite';
import { compiledMessages } from './messages.ts';

/** The module whose functions are replaced at build time: `t`, `msg`, `plural`. */
const MACRO = '@lingui/core/macro';
/** A catalogue, or its address, as a file of its own. */
const CATALOGUE = /\/locales\/([\w-]+)\.po(\?address)?$/;

/**
 * Compiles messages: the calls in the code, and the catalogues in `locales/`. One is imported as an object of messages by
 * their ids, or with `?address` as the address of a JSON file with it.
 *
 * @param isStripped whether the English stays in the catalogue only, and not in the code as well
 */
export function messagesPlugin({ isStripped = false } = {}): Plugin[] {
  return [macros(isStripped), catalogues()];
}

/** Lingui's macros are a plugin of Babel, which nothing else here needs: only files that use them go through it. */
function macros(isStripped: boolean): Plugin {
  return {
    name: 'thirty-message-macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: MACRO },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          configFile: false,
          babelrc: false,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[linguiMacro, { stripMessageField: isStripped }]],
          sourceMaps: true,
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : null;
      },
    },
  };
}

function catalogues(): Plugin {
  let isBuild = false;
  return {
    name: 'thirty-catalogues',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: CATALOGUE },
      async handler(id) {
        const [, locale = '', isAddress] = id.match(CATALOGUE) ?? [];
        const json = JSON.stringify(await compiledMessages(locale));
        if (!isAddress) return { code: `export default ${json}`, moduleType: 'js' };
        if (!isBuild) {
          const address = `data:application/json,${encodeURIComponent(json)}`;
          return { code: `export default ${JSON.stringify(address)}`, moduleType: 'js' };
        }
        const file = this.emitFile({
          type: 'asset',
          name: `${locale}.json`,
          originalFileName: `locales/${locale}.po`,
          source: json,
        });
        return { code: `export default import.meta.ROLLUP_FILE_URL_${file}`, moduleType: 'js' };
      },
    },
  };
}
