/** Letters of Arabic in one of their shapes, or several of them as one. */
const FORM = /[\ufb50-\ufdff\ufe70-\ufefe]/;
/** A form that stands for a whole phrase is none that words are typed with. */
const MOST_LETTERS = 4;

/** The letters that a form stands for, which some keyboards and old texts have in their place; any other character itself. */
export function lettersOfForm(char: string): string {
  const letters = FORM.test(char) ? char.normalize('NFKC') : char;
  return letters.length <= MOST_LETTERS ? letters : char;
}
