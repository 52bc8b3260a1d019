import { OWN_LANGUAGE } from '../language/ownLanguage';
import { isKeyboardName, type KeyboardName, keyboardName } from './keyboardNames';
import { KEY_ROWS } from './keys';
import { type KeyboardLayout, type KeyCharacters, LAYOUTS } from './layouts';
import { byCode, charactersOf, strokesOf } from './strokes';

/** What can be found out about the person's keyboard. */
export interface KeyboardFacts {
  /** The characters by the codes of their keys; null where the browser does not tell them. */
  readonly layout: ReadonlyMap<string, string> | null;
  /** Letters that keys have typed while others were drawn on them, by the codes of the keys. */
  readonly seen?: ReadonlyMap<string, string>;
  /** The person's language as a BCP 47 tag. */
  readonly language: string;
}

/** What decides on which layout words are typed. */
export interface LayoutWanted {
  readonly facts: KeyboardFacts;
  /** The saved choice. An unknown name, as of a newer version, counts as none. */
  readonly chosen?: string | undefined;
  /** The language of the words as a BCP 47 tag, undefined for English. */
  readonly wordsLanguage?: string | undefined;
  /** The words of a custom text: nobody says of what language it is, so its letters decide. */
  readonly words?: readonly string[] | undefined;
}

/**
 * The layout on which words are typed: that of their script if it is not Latin (for a custom text, the
 * script of most of its letters); else of the chosen family; else the one that
 * the browser reports; else of the family of the person's language. Of those that fit, the one of the words' language,
 * then of the person's. What keys were seen to type goes before all but the choice.
 */
export function chooseLayout(wanted: LayoutWanted): KeyboardLayout {
  const { facts, chosen, wordsLanguage = OWN_LANGUAGE, words } = wanted;
  const ofScript = words ? textLayout(words, facts.language) : scriptLayout(wordsLanguage);
  const isLiked = preference(wordsLanguage, facts.language);
  const layout = ofScript ?? chooseLatin(wanted, isLiked);
  const isChosen = !ofScript && isKeyboardName(chosen);
  return facts.seen && !isChosen ? withSeen(layout, facts.seen, isLiked) : layout;
}

/** Whether the choice of a layout makes a difference: for words in Latin letters. */
export function hasChoice(wordsLanguage: string = OWN_LANGUAGE): boolean {
  return !scriptLayout(wordsLanguage);
}

function chooseLatin({ facts, chosen }: LayoutWanted, isLiked: Preference): KeyboardLayout {
  const reported = isKeyboardName(chosen) ? null : latinLayout(facts);
  if (!reported) return isLiked(layoutsOf(keyboardName(facts.language, chosen)));
  const fits = LATIN.map((layout) => fitOf(layout, reported));
  const best = Math.max(...fits);
  return withReported(isLiked(LATIN.filter((_, i) => fits[i] === best)), reported);
}

const LATIN = LAYOUTS.filter(({ family }) => family !== null);
const OTHERS = LAYOUTS.filter(({ family }) => family === null);
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
];

/** The layout for words in a language that is not written in Latin letters. */
function scriptLayout(language: string): KeyboardLayout | undefined {
  return OTHERS.find(
    ({ languages }) => languages.includes(language) || languages.includes(primary(language)),
  );
}

/**
 * The layout for a text most of whose letters are not Latin: of those of its script the person's own, else the one that
 * types most of the text.
 */
function textLayout(words: readonly string[], person: string): KeyboardLayout | undefined {
  const counts = new Map<string, number>();
  for (const word of words) for (const unit of word) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const countOf = (isCounted: (unit: string) => boolean): number =>
    Array.from(counts).reduce((sum, [unit, count]) => sum + (isCounted(unit) ? count : 0), 0);
  const script = mostOf(SCRIPTS, (one) => countOf((unit) => one.test(unit)));
  const layouts = OTHERS.filter(({ plain }) => script?.test(plain.join('')));
  const own = layouts.find(({ languages }) => languages.includes(primary(person)));
  if (own) return own;
  return mostOf(layouts, (layout) => {
    const strokes = strokesOf(layout);
    return countOf((unit) => strokes(unit).length > 0);
  });
}

/** The first one with the greatest count. */
function mostOf<T>(all: readonly T[], countOf: (one: T) => number): T | undefined {
  const counts = all.map(countOf);
  return all[counts.indexOf(Math.max(...counts))];
}

function layoutsOf(name: KeyboardName): readonly KeyboardLayout[] {
  return LAYOUTS.filter(({ family }) => family === name);
}

type Preference = (layouts: readonly KeyboardLayout[]) => KeyboardLayout;

/**
 * Picks of some layouts that of the words' language, then of the person's, else the first of all. English can be typed
 * on each of them: there the person's goes first.
 */
function preference(words: string, person: string): Preference {
  const isPersonFirst = [OWN_LANGUAGE, primary(person)].includes(primary(words));
  const ofPerson = [person, primary(person)];
  const tags = isPersonFirst ? [...ofPerson, words] : [words, ...ofPerson];
  return (layouts) => {
    const liked = tags.map((tag) => layouts.find((layout) => layout.languages.includes(tag)));
    return liked.find((layout) => layout !== undefined) ?? (layouts[0] as KeyboardLayout);
  };
}

function primary(tag: string): string {
  return tag.split('-')[0] ?? '';
}

/** What the browser reports; null if it is nothing, or a layout on which words in Latin letters cannot be typed. */
function latinLayout({ layout }: KeyboardFacts): ReadonlyMap<string, string> | null {
  if (!layout) return null;
  const reported = new Map(Array.from(layout, ([code, key]) => [code, key.toLowerCase()] as const));
  const codes = KEY_ROWS.flat();
  const letters = codes.filter((code) => /^[a-z]$/.test(reported.get(code) ?? ''));
  return letters.length < 26 ? null : reported;
}

/**
 * A layout, or the one of its script that fits better what keys were seen to type, with these letters where they were
 * seen.
 */
function withSeen(
  layout: KeyboardLayout,
  seen: ReadonlyMap<string, string>,
  isLiked: Preference,
): KeyboardLayout {
  const script = scriptOf(layout);
  const letters = new Map(Array.from(seen).filter(([, letter]) => script?.test(letter)));
  const alike = LAYOUTS.filter((other) => scriptOf(other) === script);
  const best = Math.max(...alike.map((other) => fitOf(other, letters)));
  const isBetter = best > fitOf(layout, letters);
  const found = isBetter ? isLiked(alike.filter((other) => fitOf(other, letters) === best)) : layout;
  const drawnElsewhere = new Set(letters.values());
  const others = Array.from(byCode(found.plain)).filter(([, key]) => !drawnElsewhere.has(key));
  return withReported(found, new Map([...others, ...letters]));
}

function scriptOf({ plain }: KeyboardLayout): RegExp | undefined {
  return SCRIPTS.find((script) => script.test(plain.join('')));
}

/** How many keys of a layout are as the browser reports them. */
function fitOf({ plain }: KeyboardLayout, reported: ReadonlyMap<string, string>): number {
  return charactersOf(plain).filter(([character, code]) => reported.get(code) === character).length;
}

/** A layout with the characters where the browser reports them. What is not known for sure is left out. */
function withReported(layout: KeyboardLayout, reported: ReadonlyMap<string, string>): KeyboardLayout {
  const plain = layout.plain.map((row) => [...row]);
  const withShift = layout.withShift.map((row) => [...row]);
  for (const [row, codes] of KEY_ROWS.entries()) {
    for (const [column, code] of codes.entries()) {
      const before = plain[row]?.[column] ?? ' ';
      // A letter that is not reported here is elsewhere.
      const key = reported.get(code) ?? (isLetter(before) ? ' ' : before);
      if (key === before || (layout.dead?.includes(before) && mayBeDeadKey(key, before))) continue;
      plain[row]?.splice(column, 1, key.length !== 1 || MARK.test(key) ? ' ' : key);
      withShift[row]?.splice(column, 1, isLetter(key) ? key.toUpperCase() : ' ');
    }
  }
  return { ...layout, plain: joined(plain), withShift: joined(withShift) };
}

/** A mark, combining or alone, which is likely that of a dead key. */
const MARK = /^[\p{M}\p{Sk}]$/u;
/** The characters by which browsers and layouts name the same dead key. */
const SAME_DEAD_KEYS = ['`ˋ\u0300', "´'ˊ\u0301", '^ˆ\u0302', '~˜\u0303', '¨"\u0308', '°˚\u030a', 'ˇ\u030c'];

/** Whether a name that a browser reports may be that of a layout's dead key. Some say `Dead` for each. */
function mayBeDeadKey(reported: string, own: string): boolean {
  return (
    reported.length !== 1 || SAME_DEAD_KEYS.some((names) => names.includes(reported) && names.includes(own))
  );
}

function isLetter(character: string): boolean {
  return /^\p{L}$/u.test(character);
}

function joined(rows: readonly (readonly string[])[]): KeyCharacters {
  const [digits = '', upper = '', home = '', lower = ''] = rows.map((row) => row.join(''));
  return [digits, upper, home, lower];
}
