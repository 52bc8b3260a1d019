/*
 * Languages and countries of voices. Browsers give BCP 47 tags, but Android writes `en_US` and Firefox there `eng-USA` or
 * `eng-USA-f00`, which are none.
 */

/** Bokmål and Nynorsk are spoken alike by a voice, and some systems call both Norwegian. */
const NORWEGIAN = new Set(['nb', 'nn']);

/** The countries where the words' languages are spoken most, in ISO 3166: each code of three letters with that of two. */
const COUNTRIES =
  'ARG:AR AUS:AU AUT:AT BEL:BE BGR:BG BRA:BR CAN:CA CHE:CH CHL:CL COL:CO CYP:CY CZE:CZ DEU:DE DNK:DK ESP:ES FIN:FI ' +
  'FRA:FR GBR:GB GRC:GR HKG:HK IND:IN IRL:IE ITA:IT KEN:KE LUX:LU MEX:MX NGA:NG NLD:NL NOR:NO NZL:NZ PER:PE PHL:PH ' +
  'POL:PL PRT:PT RUS:RU SGP:SG SWE:SE TUR:TR TZA:TZ UKR:UA USA:US VEN:VE ZAF:ZA';
const COUNTRY_OF = new Map(COUNTRIES.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(4)]));

/** Cache: a desktop may have thousands of voices. */
const languages = new Map<string, string>();

/** Whether a voice speaks a language, in whatever country. */
export function isOfLanguage(voiceLang: string, lang: string): boolean {
  return languageIn(voiceLang) === languageIn(lang);
}

/** The country or region of a tag, as `US` or `419`; null if it has none. */
export function regionIn(tag: string): string | null {
  for (const part of tag.toUpperCase().split(/[-_]/).slice(1)) {
    if (/^([A-Z]{2}|\d{3})$/.test(part)) return part;
    const country = COUNTRY_OF.get(part);
    if (country) return country;
  }
  return null;
}

/** The shortest code of a tag's language: `en`. That of Norwegian is `no`. */
export function languageIn(tag: string): string {
  const [main = ''] = tag.split(/[-_]/, 1);
  const language = languages.get(main) ?? shortest(main);
  languages.set(main, language);
  return language;
}

function shortest(main: string): string {
  try {
    const { language } = new Intl.Locale(main);
    return NORWEGIAN.has(language) ? 'no' : language;
  } catch {
    // Not a language.
    return main;
  }
}
