import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NodePath, parseSync, traverse, type types } from '@babel/core';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { compiledMessages } from './messages.ts';

/** Where texts for people are written. */
const ROOMS = ['src/ui', 'src/app', 'src/input', 'src/scene', 'src/theme'];
/** Names of languages in themselves and of fonts, which are the same in every language. */
const SAME_EVERYWHERE = [
  'src/ui/options/languageNames.ts',
  'src/ui/options/lettersLabels.ts',
  'src/ui/options/PalettePicture.tsx',
];
/** Attributes that people read or hear. */
const READABLE =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|name|hint|head)$/;
/** Calls whose strings are not shown as they are: messages, errors for engineers, selectors. */
const CALLS =
  /^(t|msg|plural|select|Error|TypeError|warn|querySelector|querySelectorAll|closest|matches|matchMedia)$/;
/** Properties whose strings are not shown: other words by which a search finds a command. */
const UNSEEN = /^(keywords|valueKeywords|className|comment|csv|id|key|value|code|d|transform|style)$/;
/** Functions that make such strings. */
const MAKES_UNSEEN = /^csv|Keywords$|Value$/;
/** The name of the page, of keys (`KeyboardEvent.key`) and of things in the browser, which have capitals as sentences have. */
const NAMES =
  /^(Thirty|Enter|Escape|Backspace|Delete|Tab|Home|End|Page(Up|Down)|Arrow(Left|Right|Up|Down)?|Shift|Control|Alt|Meta|Dead|Process|Unidentified|Files|Segmenter)$/;

test('every language has all messages of the code, and no others', async () => {
  const config = getConfig();
  const [catalog] = await getCatalogs(config);
  const used = Object.keys((await catalog?.collect()) ?? {});
  expect(used.length).toBeGreaterThan(0);
  for (const locale of config.locales) {
    const messages = (await catalog?.read(locale)) ?? {};
    const isOwn = locale === config.sourceLocale;
    const translated = Object.keys(messages).filter((id) => isOwn || messages[id]?.translation);
    const missing = used.filter((id) => !translated.includes(id));
    const dead = Object.keys(messages).filter((id) => !used.includes(id));
    expect({ locale, missing, dead }).toEqual({ locale, missing: [], dead: [] });
  }
});

test('translations have the places of the English, and the plural forms of their language', async () => {
  const { locales } = getConfig();
  const english = await compiledMessages('en');
  const faults: string[] = [];
  for (const locale of locales) {
    const rules = new Intl.PluralRules(locale);
    const forms = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
    const messages = await compiledMessages(locale);
    for (const [id, message] of Object.entries(messages)) {
      const { places, plurals } = partsOf(message);
      const lacks = plurals.flatMap((plural) => [...forms].filter((form) => !plural.has(form)));
      if (places.join() !== partsOf(english[id]).places.join())
        faults.push(`${locale}: places of ${JSON.stringify(message)}`);
      if (locale !== 'en' && lacks.length > 0)
        faults.push(`${locale}: ${lacks.join()} in ${JSON.stringify(message)}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every text for people is a message', () => {
  const found = ROOMS.flatMap(filesBelow)
    .filter((file) => !SAME_EVERYWHERE.includes(file))
    .flatMap(literalTexts);
  expect(found).toEqual([]);
});

/** The names of the values in a compiled message, and the forms of its plurals. */
function partsOf(message: unknown): { places: string[]; plurals: Set<string>[] } {
  const places = new Set<string>();
  const plurals: Set<string>[] = [];
  const look = (pieces: unknown): void => {
    if (!Array.isArray(pieces)) return;
    for (const [name, , forms] of pieces.filter(Array.isArray)) {
      places.add(name);
      if (!forms) continue;
      plurals.push(new Set(Object.keys(forms)));
      Object.values(forms).forEach(look);
    }
  };
  look(message);
  return { places: [...places].sort(), plurals };
}

/** The strings of a file that look like texts for people and are no messages, each with its place. */
function literalTexts(file: string): string[] {
  const found: string[] = [];
  const tree = parseSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  const report = (path: NodePath, text: string): void => {
    found.push(`${file}:${path.node.loc?.start.line} ${text.trim()}`);
  };
  traverse(tree as types.File, {
    JSXText(path) {
      if (/\p{L}/u.test(path.node.value)) report(path, path.node.value);
    },
    StringLiteral(path) {
      const { value } = path.node;
      const attribute = path.parentPath.isJSXAttribute() ? String(path.parentPath.node.name.name) : null;
      if (attribute !== null) {
        if (READABLE.test(attribute) && !NAMES.test(value) && /^\p{Lu}|\p{L} \p{L}/u.test(value))
          report(path, value);
      } else if (isText(value) && !isUnseen(path)) report(path, value);
    },
    TemplateLiteral(path) {
      const text = path.node.quasis.map(({ value }) => value.cooked).join('{}');
      if (/(^|[ {}])\p{L}{2,} |\} \p{L}+/u.test(text) && !/[[;<=]|px|^\w+\./.test(text) && !isUnseen(path))
        report(path, text);
    },
  });
  return found;
}

/** Whether a string looks like a text for people: words, or a word with a capital. */
function isText(value: string): boolean {
  if (NAMES.test(value)) return false;
  return (
    /^\p{Lu}\p{Ll}+$/u.test(value) ||
    (/\p{L}{2,},? \p{L}/u.test(value) && !/[[\]{}()=;#]|:\w|\dpx/.test(value))
  );
}

function isUnseen(path: NodePath): boolean {
  return (
    path.findParent((parent) => {
      if (parent.isTaggedTemplateExpression()) return nameOf(parent.node.tag) !== '';
      if (parent.isCallExpression() || parent.isNewExpression())
        return CALLS.test(nameOf(parent.node.callee));
      if (parent.isFunctionDeclaration()) return MAKES_UNSEEN.test(parent.node.id?.name ?? '');
      if (parent.isObjectProperty() || parent.isObjectMethod()) return UNSEEN.test(nameOf(parent.node.key));
      return (
        parent.isImportDeclaration() ||
        parent.isTSLiteralType() ||
        parent.isThrowStatement() ||
        (parent.isJSXAttribute() && UNSEEN.test(String(parent.node.name.name)))
      );
    }) !== null
  );
}

function nameOf(node: types.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return '';
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
