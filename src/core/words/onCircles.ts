/** A text in which each mark without a letter before it stands on a dotted circle, as scripts write it: `◌ि`. */
export function onCircles(text: string): string {
  return text.replace(/(^|[ ␣])(?=\p{M})/gu, '$1◌');
}
