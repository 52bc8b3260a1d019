/**
 * Sets words in lines of at most `columnCount` characters: the text, cut. A word and the space after it stay together
 * on one line.
 *
 * @param text words separated by single spaces; none longer than `columnCount − 1`
 */
export function layoutWords(text: string, columnCount: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<= )/)) {
    if (line && line.length + word.length > columnCount) {
      lines.push(line);
      line = '';
    }
    line += word;
  }
  return [...lines, line];
}
