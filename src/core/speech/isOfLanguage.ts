/** Whether a voice speaks a language, in whatever country. BCP 47 tags; Android writes `en_US`. */
export function isOfLanguage(voiceLang: string, lang: string): boolean {
  const main = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
  return main(voiceLang) === main(lang);
}
