/*
 * Messages for the page's inline script, which stands there before any catalogue is loaded. The build puts its few texts
 * into it in all languages (tools/openingTexts.ts), and this module in the place of @lingui/core.
 */

import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { missingNotice } from './missingApp';
import { TEXT_ATTRIBUTES } from './textAttributes';

/** A compiled message: texts, names of values, and choices by number. */
type Piece = string | readonly [name: string] | readonly [name: string, type: string, forms: Forms];
type Pieces = string | readonly Piece[];
type Forms = Readonly<Record<string, Pieces>>;
type Values = Readonly<Record<string, string | number>>;

/** The texts of a language: those of the page's markup, and the messages by which the script writes more. */
interface OpeningTexts {
  /** In the order of `page`. */
  readonly markup: readonly string[];
  /** In the order of `ids`; the last ones are in English only, and '' in other languages. */
  readonly messages: readonly Pieces[];
}

declare const THIRTY_TEXTS: {
  /** The English texts in the markup that differ by language. */
  readonly page: readonly string[];
  readonly ids: readonly string[];
  readonly languages: Readonly<Record<string, OpeningTexts>>;
};
const { page, ids, languages } = THIRTY_TEXTS;

/** What the script uses of Lingui's `i18n`. @public The build puts it in the place of that. */
export const i18n = {
  locale: OWN_LANGUAGE,
  _: ({ id, values = {} }: { readonly id: string; readonly values?: Values }): string =>
    written(languages[i18n.locale]?.messages[ids.indexOf(id)] ?? '', values),
  number: (value: number, format?: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(i18n.locale, format).format(value),
};

/** Puts the script into a language, if the page has it. */
export function chooseLanguage(language: string | undefined): void {
  if (language && Object.hasOwn(languages, language)) i18n.locale = language;
}

/** Puts the markup into the chosen language. Returns a function that puts markup and script back into English. */
export function translateMarkup(): () => void {
  const { documentElement: root } = document;
  const translated = new Map(page.map((english, index) => [english, languages[i18n.locale]?.markup[index]]));
  const restores: (() => void)[] = [];
  const translate = (english: string, write: (text: string) => void): void => {
    const text = translated.get(english);
    if (text === undefined || text === english) return;
    write(text);
    restores.push(() => write(english));
  };
  root.lang = i18n.locale;
  translate(document.title, (text) => {
    document.title = text;
  });
  // Stays in English, because there is no room in the page.
  const missing = missingNotice();
  if (missing && i18n.locale !== OWN_LANGUAGE) missing.lang = OWN_LANGUAGE;
  restores.push(() => missing?.removeAttribute('lang'));
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const one = node;
    if (missing?.contains(one)) continue;
    if (one instanceof Text) {
      translate(one.data, (text) => {
        one.data = text;
      });
      continue;
    }
    for (const name of TEXT_ATTRIBUTES) {
      translate((one as Element).getAttribute(name) ?? '', (text) =>
        (one as Element).setAttribute(name, text),
      );
    }
  }
  return () => {
    i18n.locale = OWN_LANGUAGE;
    root.lang = OWN_LANGUAGE;
    for (const restore of restores) restore();
  };
}

function written(pieces: Pieces, values: Values, number = ''): string {
  if (typeof pieces === 'string') return pieces;
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece === '#' ? number : piece;
      const [name, , forms] = piece;
      const value = values[name] ?? '';
      if (!forms) return value;
      const form = new Intl.PluralRules(i18n.locale).select(Number(value));
      return written(forms[value] ?? forms[form] ?? forms.other ?? '', values, i18n.number(Number(value)));
    })
    .join('');
}
