import type { Messages } from '@lingui/core';
import { compiledMessages, LOCALES } from './messages.ts';

/** Stands in the opening for its texts (src/app/opening/messages). */
const PLACE = 'THIRTY_TEXTS';
/** The id of a message, as Lingui makes it from the English. */
const ID = /["'`]([\w+/]{6})["'`]/g;
const TAG = /<[^>]*>/g;
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
  const catalogues = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, messages: await compiledMessages(locale) })),
  );
  const [english] = catalogues;
  if (!english) throw new Error('There are no languages.');
  const own = textsIn(render(english.locale, english.messages));
  const ids = Array.from(new Set(Array.from(script.matchAll(ID), ([, id = '']) => id))).filter(
    (id) => id in english.messages,
  );
  const pairs = catalogues.map(({ locale, messages }) =>
    pairsOf(own, textsIn(render(locale, messages)), locale),
  );
  const page = Array.from(new Set(own)).filter((text) => pairs.some((pair) => pair.get(text) !== text));
  const languages = catalogues.map(({ locale, messages }, index) => [
    locale,
    {
      markup: locale === english.locale ? [] : page.map((text) => pairs[index]?.get(text)),
      messages: ids.map((id) => messages[id]),
    },
  ]);
  const texts = JSON.stringify({ page, ids, languages: Object.fromEntries(languages) });
  if (!script.includes(PLACE)) throw new Error(`The opening has no ${PLACE}.`);
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
function textsIn(html: string): readonly string[] {
  const between = html.split(TAG);
  const within = html
    .match(TAG)
    ?.flatMap((tag) => Array.from(tag.matchAll(/="([^"]*)"/g), ([, value = '']) => value));
  return [...between, ...(within ?? [])].map((text) =>
    text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  );
}
