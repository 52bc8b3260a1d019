import { saveStored, storedText } from './storage';

/** What the player chooses that is a stylesheet over those of the page. */
const SUBJECTS = ['colours', 'letters'] as const;
/** What such a stylesheet is about: also its storage key, where the standard has no value, or ''. */
export type ChosenSheet = (typeof SUBJECTS)[number];

/** Marks the page's own ones among those that extensions adopt. */
interface AdoptedSheet extends CSSStyleSheet {
  thirty?: ChosenSheet;
  source?: string;
}

/** Puts on the stylesheets that have been saved, before the first paint. */
export function applySavedSheets(): void {
  for (const about of SUBJECTS) {
    const css = storedText(about);
    if (css) applySheet(about, css);
  }
}

/** Puts a stylesheet over those of the page, in place of the last one about the same; '' takes that off. */
export function applySheet(about: ChosenSheet, css: string): void {
  const sheet: AdoptedSheet = new CSSStyleSheet();
  sheet.thirty = about;
  sheet.source = css;
  sheet.replaceSync(css);
  const others = document.adoptedStyleSheets.filter(({ thirty }: AdoptedSheet) => thirty !== about);
  document.adoptedStyleSheets = [...others, sheet];
}

/** The text of the stylesheet that has been put on; '' where none has. */
export function appliedCss(about: ChosenSheet): string {
  // Safari before 16.4 has none.
  const sheets: readonly AdoptedSheet[] | undefined = document.adoptedStyleSheets;
  return sheets?.find(({ thirty }) => thirty === about)?.source ?? '';
}

/** A stylesheet with the choice that it is for at its end: so it is known, and that nothing has been cut off. */
export function sheetFor(chosen: string, css: string): string {
  return `${css}/*${chosen.replaceAll('*', '')}*/`;
}

/** The choice that the page's stylesheet is for; undefined where it has none, or that does not say it. */
export function appliedChoice(about: ChosenSheet): string | undefined {
  return /\/\*([^*]*)\*\/$/.exec(appliedCss(about))?.[1];
}

/** Saves a stylesheet for the first frame of the next visit. What it takes the place of can be made again. */
export function saveSheet(about: ChosenSheet, css: string): void {
  if (css !== (storedText(about) ?? '')) saveStored(about, css, () => true);
}
