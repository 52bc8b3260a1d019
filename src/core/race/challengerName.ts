const MAX_CODE_POINTS = 20;

/** Only so many UTF-16 units are read: normalising a MB of nothing but accents would take minutes. */
const MAX_UNITS_READ = 1000;

const WHITE_SPACE = /\p{White_Space}+/gu;
/** Control and format characters, halves of surrogate pairs, and everything else that is invisible. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** A combining mark without a letter would join the text in front of the name. */
const LEADING_MARKS = /^[\p{M} ]+/u;
const MARK = /^\p{M}/u;
const LAST_LETTER = /\P{M}\p{M}*$/u;

/**
 * A name as typed, made safe to show next to a round: in NFC, on one line, without invisible characters or ones that
 * reverse the text, at most 20 code points. '' if nothing is left. A safe name stays unchanged.
 */
export function challengerName(text: string): string {
  const visible = text
    .slice(0, MAX_UNITS_READ)
    .replace(WHITE_SPACE, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC');
  return truncated(visible.replace(WHITE_SPACE, ' ').replace(LEADING_MARKS, '')).trimEnd();
}

/** Cuts between letters, never between a letter and its marks: without them it may be another letter. */
function truncated(name: string): string {
  const points = Array.from(name);
  const start = points.slice(0, MAX_CODE_POINTS).join('');
  return MARK.test(points[MAX_CODE_POINTS] ?? '') ? start.replace(LAST_LETTER, '') : start;
}
