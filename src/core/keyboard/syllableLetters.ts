/* Syllables of Hangul, by the arithmetic of Unicode (The Unicode Standard, 3.12), and the keys of Dubeolsik (KS X 5002). */

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** By the number of each part of a syllable: the letters on the keys by which it is typed. */
const INITIALS = 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const FINALS = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
];

/** The letters by which a syllable of Hangul is typed: `ㄱㅏㅂㅅ` for `값`; '' for any other character. */
export function lettersOfSyllable(character: string): string {
  const code = character.charCodeAt(0);
  if (character.length !== 1 || code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return '';
  const number = code - FIRST_SYLLABLE;
  const perInitial = VOWELS.length * FINALS.length;
  const parts = [
    INITIALS[Math.floor(number / perInitial)],
    VOWELS[Math.floor((number % perInitial) / FINALS.length)],
    FINALS[number % FINALS.length],
  ];
  return parts.join('');
}
