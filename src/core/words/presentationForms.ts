/** Letters of Arabic in one of their shapes, or several of them as one. */
const FORM = /[\ufb50-\ufdff\ufe70-\ufefe]/;
/** A form that stands for a whole phrase is none that words are typed with. */
const MOST_LETTERS = 4;

/** The alef of vowelled texts, which is typed as any other. */
const ALEF_WASLA = '\u0671';

/**
 * The letters that a form stands for, which some keyboards and old texts have in their place; any other character itself, but
 * for alef wasla, which stands for alef.
 */
export function lettersOfForm(char: string): string {
  if (char === ALEF_WASLA) return 'ا';
  const letters = FORM.test(char) ? char.normalize('NFKC') : char;
  return letters.length <= MOST_LETTERS ? letters : char;
}
