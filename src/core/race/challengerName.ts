/** Code points of a name. */
const LONGEST = 20;

/** UTF-16 units that are looked at: normalising a text of a MB that is all accents would take minutes. */
const LOOKED_AT = 1000;

const WHITE_SPACE = /\p{White_Space}+/gu;
/** Control and format characters, halves of surrogate pairs, and whatever else nobody can see. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** A mark without a letter would sit on the text before the name. */
const NOTHING_TO_SIT_ON = /^[\p{M} ]+/u;
const MARK = /^\p{M}/u;
const LAST_LETTER = /\P{M}\p{M}*$/u;

/**
 * What was given as a name, made fit to be shown beside somebody's round: NFC, on one line, without characters that are
 * not seen or that turn the text around, at most 20 code points. '' when nothing is left. A fit name stays as it is.
 */
export function challengerName(text: string): string {
  const seen = text.slice(0, LOOKED_AT).replace(WHITE_SPACE, ' ').replace(UNSEEN, '').normalize('NFC');
  return cut(seen.replace(WHITE_SPACE, ' ').replace(NOTHING_TO_SIT_ON, '')).trimEnd();
}

/** Whole letters with their marks: half of one may be another. */
function cut(name: string): string {
  const points = Array.from(name);
  const kept = points.slice(0, LONGEST).join('');
  return MARK.test(points[LONGEST] ?? '') ? kept.replace(LAST_LETTER, '') : kept;
}
