import type { Messages } from '@lingui/core';
import { TEXT_ATTRIBUTES } from '../src/app/opening/textAttributes.ts';
import { OWN_LANGUAGE } from '../src/core/language/ownLanguage.ts';
import { compiledMessages, LOCALES } from './messages.ts';

/** Stands in the opening for its texts (src/app/opening/messages). */
const PLACE = 'THIRTY_TEXTS';
/** The id of a message, as Lingui makes it from the English. */
const ID = /["'`]([\w+/]{6})["'`]/g;
const TAG = /<[^>]*>/g;
const ATTRIBUTE = new RegExp(` (?:${TEXT_ATTRIBUTES.join('|')})="([^"]*)"`, 'g');
/** Says that the app has not loaded: it stays in English, because there is little room in the page. */
const MISSING = /<p [^>]*data-part="missing".*?<\/p>/s;
/** What the line above the words says in English only until the app is there, for the same reason; and any plural. */
const ENGLISH_UNTIL_THE_APP = [
  'dictation',
  'line caret',
  'block caret',
  'underline caret',
  'no caret',
  'smooth caret',
  'sound of keys',
  'sound of keys and errors',
];
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Renders the page's markup in a language. */
export type Render = (locale: string, messages: Messages) => string;

/** Puts the texts of all languages into the script: those of the markup, and the messages that the script has. */
export async function withTexts(script: string, render: Render): Promise<string> {
  const english = await compiledMessages(OWN_LANGUAGE);
  const own = textsIn(render(OWN_LANGUAGE, english));
  const found = new Set(Array.from(script.matchAll(ID), ([, id = '']) => id));
  const ids = Object.keys(english).filter((id) => found.has(id));
  const named = ids.filter((id) => ENGLISH_UNTIL_THE_APP.includes(String(english[id])));
  if (named.length !== ENGLISH_UNTIL_THE_APP.length)
    throw new Error('The opening has not all of ENGLISH_UNTIL_THE_APP.');
  const late = ids.filter((id) => named.includes(id) || JSON.stringify(english[id]).includes('"plural"'));
  const common = ids.filter((id) => !late.includes(id));
  const others = await Promise.all(
    LOCALES.filter((locale) => locale !== OWN_LANGUAGE).map(async (locale) => {
      const messages = await compiledMessages(locale);
      return { locale, messages, texts: pairsOf(own, textsIn(render(locale, messages)), locale) };
    }),
  );
  // The script writes its messages itself.
  const written = ids.map((id) => String(english[id]));
  const page = Array.from(new Set(own)).filter(
    (text) => !written.includes(text) && others.some(({ texts }) => texts.get(text) !== text),
  );
  const languages = others.map(({ locale, messages, texts }) => [
    locale,
    { markup: page.map((text) => texts.get(text)), messages: common.map((id) => messages[id]) },
  ]);
  const all = [...common, ...late];
  const texts = JSON.stringify({
    page,
    ids: all,
    languages: {
      [OWN_LANGUAGE]: { markup: [], messages: all.map((id) => english[id]) },
      ...Object.fromEntries(languages),
    },
  });
  if (script.split(PLACE).length !== 2) throw new Error(`The opening is to have ${PLACE} once.`);
  // Nothing in a script may look like its end.
  return script.replace(PLACE, () => `(${texts.replaceAll('<', '\\u003c')})`);
}

/** Each English text with that of the same place in another language. @throws Error if one has two translations */
function pairsOf(
  own: readonly string[],
  others: readonly string[],
  locale: string,
): ReadonlyMap<string, string> {
  if (own.length !== others.length) throw new Error(`The markup in ${locale} is not that in English.`);
  const pairs = new Map<string, string>();
  for (const [index, text] of own.entries()) {
    const other = others[index] ?? text;
    if (pairs.has(text) && pairs.get(text) !== other) {
      throw new Error(
        `“${text}” is “${pairs.get(text)}” and “${other}” in ${locale}: the opening cannot tell which.`,
      );
    }
    pairs.set(text, other);
  }
  return pairs;
}

/** The texts of a markup in their order: between the tags, and in attributes. */
function textsIn(page: string): readonly string[] {
  const html = page.replace(MISSING, '');
  const within = Array.from(html.matchAll(ATTRIBUTE), ([, value = '']) => value);
  return [...html.split(TAG), ...within].map((text) =>
    text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  );
}
