import { isOfLanguage, regionIn } from './languageTag';

/** What is known of a voice. */
export interface VoiceFacts {
  readonly name: string;
  /** Its language, as the browser tags it. */
  readonly lang: string;
  /** Whether it speaks on this device. Other voices send the text to their maker. */
  readonly isLocal: boolean;
  /** Whether it is the browser's default. */
  readonly isDefault: boolean;
}

/**
 * The names of voices that few would choose: the variants of espeak, such as `English (America)+Andy`, and those that
 * Apple has made for fun or that sound like a robot.
 */
const ODD =
  /\+|^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Good News|Grandma|Grandpa|Hysterical|Jester|Organ|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

const names = new Intl.Collator('en', { numeric: true });

/** Voices as they are listed: plain ones first, each kind by name. */
export function listedVoices<Voice extends VoiceFacts>(voices: readonly Voice[]): readonly Voice[] {
  return sortedBy(voices, [isOdd]);
}

/**
 * Voices of a language, likeliest to be wanted first: plain ones, then those of this device, then those of the person's
 * own country, by name.
 *
 * @param lang the language of the words as a BCP 47 tag, perhaps with a country
 * @param ownLang the person's language as a BCP 47 tag, which tells their country if it is the same language
 * @param most how many there are to be; of thousands, a few are found much sooner than all are sorted
 */
export function likeliestVoices<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  lang: string,
  ownLang: string,
  most: number,
): readonly Voice[] {
  const region =
    regionIn(lang) ?? (isOfLanguage(ownLang, lang) ? regionIn(ownLang) : null) ?? usualRegion(lang);
  const isElsewhere = (voice: Voice): boolean => regionIn(voice.lang) !== region;
  return sortedBy(voices, [isOdd, ({ isLocal }) => !isLocal, isElsewhere], most);
}

/** The voice to take if none was chosen: the browser's default, if it is among these, else the likeliest one. */
export function automaticVoice<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  lang: string,
  ownLang: string,
): Voice | undefined {
  return voices.find(({ isDefault }) => isDefault) ?? likeliestVoices(voices, lang, ownLang, 1)[0];
}

function isOdd({ name }: VoiceFacts): boolean {
  return ODD.test(name);
}

/**
 * The first voices in an order: those of which something is true come last, the first of these tests before the next; then
 * by name. Names are compared only among those that may be among the first.
 */
function sortedBy<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  lasts: readonly ((voice: Voice) => boolean)[],
  most = voices.length,
): readonly Voice[] {
  const byRank = new Map<number, Voice[]>();
  for (const voice of voices) {
    const rank = lasts.reduce((sum, isLast) => 2 * sum + Number(isLast(voice)), 0);
    const equals = byRank.get(rank);
    if (equals) equals.push(voice);
    else byRank.set(rank, [voice]);
  }
  let sorted: Voice[] = [];
  for (const [, equals] of [...byRank].sort(([one], [other]) => one - other)) {
    if (sorted.length >= most) break;
    sorted = sorted.concat(equals.sort((one, other) => names.compare(one.name, other.name)));
  }
  return sorted.slice(0, most);
}

/** The country where a language is mostly spoken; null if it is no language. */
function usualRegion(lang: string): string | null {
  try {
    return new Intl.Locale(lang).maximize().region ?? null;
  } catch {
    return null;
  }
}
