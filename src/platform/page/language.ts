/** The language that the person prefers, as a BCP 47 tag. */
export function preferredLanguage(): string {
  return navigator.language;
}
