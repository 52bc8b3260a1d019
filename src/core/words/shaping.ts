import type { RoundSetup } from '../round/roundSetup';
import { hasScript, type Script, type SystemScript, scriptsOf, systemScriptsOf } from './scripts';

/** Which way lines are read. */
export type Direction = 'ltr' | 'rtl';

/** How words are set whose letters are not all equally wide: each word as the browser shapes it. */
export interface Shaping {
  /** The language of the words, as in `RoundSetup`. */
  readonly lang: string;
  /** Which way their lines are read. */
  readonly dir: Direction;
  /** The width of a letter or space in the mean, in em. */
  readonly advanceEm: number;
}

/**
 * The scripts of such words. Each width is the mean of one UTF-16 unit in the script's font, or in usual system fonts, by
 * how often texts have each letter.
 */
const SHAPED: Partial<Record<Script | SystemScript, Omit<Shaping, 'lang'>>> = {
  hebrew: { dir: 'rtl', advanceEm: 0.5 },
  arabic: { dir: 'rtl', advanceEm: 0.465 },
  devanagari: { dir: 'ltr', advanceEm: 0.43 },
  bengali: { dir: 'ltr', advanceEm: 0.47 },
  tamil: { dir: 'ltr', advanceEm: 0.63 },
  thai: { dir: 'ltr', advanceEm: 0.44 },
  hangul: { dir: 'ltr', advanceEm: 0.83 },
};

/** The width of each letter of the other scripts, in em. */
const CELL_EM = 0.6;
/** So many characters of a text tell which way it is read. */
const SAMPLE = 2000;
const LETTER = /\p{L}/u;

const known = new WeakMap<object, Shaping | null>();

/**
 * How the words of a round are set, if they are not letter by letter in equal cells. A text of several scripts is set
 * word by word if one of them is, and all of its lines are read the way of most of its letters.
 */
export function shapingOf(setup: Pick<RoundSetup, 'words' | 'characters' | 'lang'>): Shaping | null {
  let shaping = known.get(setup);
  if (shaping === undefined) {
    const { characters = '' } = setup;
    const scripts = [...scriptsOf(characters), ...systemScriptsOf(characters)];
    const script = scripts.find((one) => SHAPED[one]);
    shaping = script ? shapingIn(script, setup.lang ?? 'en', setup.words) : null;
    known.set(setup, shaping);
  }
  return shaping;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LEFT_TO_RIGHT = /(?![\p{Script=Hebrew}\p{Script=Arabic}])\p{L}/u;

/** Whether a text has letters of both directions. */
export function hasBothDirections(words: readonly string[]): boolean {
  return [RIGHT_TO_LEFT, LEFT_TO_RIGHT].every((letter) => words.some((word) => letter.test(word)));
}

/** Whether words of one are set as those of the other. */
export function areSetAlike(a: Shaping | null, b: Shaping | null): boolean {
  if (a === b) return true;
  return a !== null && b !== null && a.lang === b.lang && a.dir === b.dir && a.advanceEm === b.advanceEm;
}

function shapingIn(script: Script | SystemScript, lang: string, words: readonly string[]): Shaping | null {
  const shaped = SHAPED[script];
  if (!shaped) return null;
  const letters = sampleOf(words).filter((char) => LETTER.test(char));
  const share = letters.filter((letter) => hasScript(letter, script)).length / Math.max(1, letters.length);
  const advanceEm = Math.round(100 * (share * shaped.advanceEm + (1 - share) * CELL_EM)) / 100;
  return { lang, dir: share < 1 / 2 ? 'ltr' : shaped.dir, advanceEm };
}

/** The first characters of the words. */
function sampleOf(words: readonly string[]): string[] {
  let sample = '';
  for (const word of words) {
    sample += word;
    if (sample.length >= SAMPLE) break;
  }
  return Array.from(sample.slice(0, SAMPLE));
}
