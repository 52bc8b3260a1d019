import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import type { Messages } from '@lingui/core';
import type { Plugin } from 'vite';
import { OWN_LANGUAGE } from '../src/core/language/ownLanguage.ts';
import { compiledMessages } from './messages.ts';
import { synonymMessages } from './synonyms.ts';

/** The id of a message in compiled code. */
const ID = /\bid: "([\w+/]{6})"/g;
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
  let known: Messages = {};
  return {
    name: 'thirty-message-macros',
    enforce: 'pre',
    async buildStart() {
      if (isStripped) known = await compiledMessages(OWN_LANGUAGE);
    },
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
        if (!result?.code) return null;
        if (isStripped) expectKnown(result.code, known, id);
        return { code: result.code, map: result.map ?? null };
      },
    },
  };
}

/** A message that is not in the catalogue would be its id on the page. @throws Error if there is one */
function expectKnown(code: string, known: Messages, file: string): void {
  const ids = Array.from(code.matchAll(ID), ([, id = '']) => id);
  if (!ids.every((id) => Object.hasOwn(known, id))) {
    throw new Error(`${file} has a message that is not in locales/${OWN_LANGUAGE}.po: run npm run messages.`);
  }
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
        const messages = { ...(await compiledMessages(locale)), ...synonymMessages(locale) };
        if (!isAddress) return { code: `export default ${JSON.stringify(messages)}`, moduleType: 'js' };
        // With its language: a host may send that of another one.
        const json = JSON.stringify({ language: locale, messages });
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
