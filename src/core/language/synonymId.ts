/** The id of the message with the synonyms of a command or an option, in a language other than English. */
export function synonymId(of: string): string {
  return `synonyms.${of}`;
}
