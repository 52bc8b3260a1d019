/** The language that the person prefers, as a BCP 47 tag. */
export function preferredLanguage(): string {
  return navigator.language;
}

/** The languages that the person reads, the preferred one first, as BCP 47 tags. */
export function preferredLanguages(): readonly string[] {
  return navigator.languages ?? [navigator.language];
}
