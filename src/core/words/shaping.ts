import type { RoundSetup } from '../round/roundSetup';
import { charactersIn, SCRIPTS, type Script, scriptsOf } from './scripts';

/** How words are set whose letters are not all equally wide: each word as the browser shapes it. */
export interface Shaping {
  /** The language of the words, as in `RoundSetup`. */
  readonly lang: string;
  /** Which way their lines are read. */
  readonly dir: 'ltr' | 'rtl';
  /** The width of a letter or space in the mean, in em. */
  readonly advanceEm: number;
}

/** The scripts of such words. The widths are those of the fonts, by how often texts have each letter. */
const SHAPED: Partial<Record<Script, Omit<Shaping, 'lang'>>> = { hebrew: { dir: 'rtl', advanceEm: 0.5 } };

/** So many characters of a text tell which way it is read. */
const SAMPLE = 2000;
const LETTER = /\p{L}/u;

const known = new WeakMap<readonly string[], Map<string, Shaping | null>>();

/**
 * How the words of a round are set, if they are not letter by letter in equal cells. A text of several scripts is set
 * word by word if one of them is, and all of its lines are read the way of most of its letters.
 */
export function shapingOf({
  words,
  characters = '',
  lang = 'en',
}: Pick<RoundSetup, 'words' | 'characters' | 'lang'>): Shaping | null {
  const ofWords = known.get(words) ?? new Map<string, Shaping | null>();
  known.set(words, ofWords);
  const key = `${lang} ${characters}`;
  let shaping = ofWords.get(key);
  if (shaping === undefined) {
    const script = scriptsOf(characters).find((one) => SHAPED[one]);
    shaping = script ? shapingIn(script, lang, words) : null;
    ofWords.set(key, shaping);
  }
  return shaping;
}

/** Whether words of one are set as those of the other. */
export function areSetAlike(a: Shaping | null, b: Shaping | null): boolean {
  return a === b || (a !== null && b !== null && a.lang === b.lang && a.dir === b.dir);
}

function shapingIn(script: Script, lang: string, words: readonly string[]): Shaping | null {
  const shaped = SHAPED[script];
  if (!shaped) return null;
  const own = new Set(charactersIn(SCRIPTS[script]));
  const letters = Array.from(words.slice(0, SAMPLE).join('').slice(0, SAMPLE)).filter((char) =>
    LETTER.test(char),
  );
  const isMinority = letters.filter((letter) => own.has(letter)).length * 2 < letters.length;
  return { ...shaped, lang, dir: isMinority ? 'ltr' : shaped.dir };
}
