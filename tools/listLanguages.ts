/** A language with lists of words, as tools/words.test.ts checks them. */
export interface ListLanguage {
  /** In English, as in the names of its lists. */
  readonly name: string;
  /** As `Intl` knows it. */
  readonly locale: string;
  /** The letters that a word may have, in lowercase. */
  readonly alphabet: string;
}

/** All languages with lists of words but English. */
export const LIST_LANGUAGES: readonly ListLanguage[] = [
  { name: 'bulgarian', locale: 'bg', alphabet: 'абвгдежзийклмнопрстуфхцчшщъьюя' },
  { name: 'czech', locale: 'cs', alphabet: 'abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž' },
  { name: 'danish', locale: 'da', alphabet: 'abcdefghijklmnopqrstuvwxyzæøåé' },
  { name: 'dutch', locale: 'nl', alphabet: 'abcdefghijklmnopqrstuvwxyzàáâçèéêëíïóôöúûü' },
  { name: 'finnish', locale: 'fi', alphabet: 'abcdefghijklmnopqrstuvwxyzäöå' },
  { name: 'french', locale: 'fr', alphabet: 'abcdefghijklmnopqrstuvwxyzàâæçèéêëîïôœùûüÿ' },
  { name: 'german', locale: 'de', alphabet: 'abcdefghijklmnopqrstuvwxyzäöüß' },
  { name: 'greek', locale: 'el', alphabet: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ' },
  { name: 'italian', locale: 'it', alphabet: 'abcdefghijklmnopqrstuvwxyzàèéìíîòóùú' },
  { name: 'norwegian', locale: 'no', alphabet: 'abcdefghijklmnopqrstuvwxyzæøåéòô' },
  { name: 'polish', locale: 'pl', alphabet: 'abcdefghijklmnopqrstuvwxyząćęłńóśźż' },
  { name: 'portuguese', locale: 'pt', alphabet: 'abcdefghijklmnopqrstuvwxyzàáâãçéêíóôõúü' },
  { name: 'russian', locale: 'ru', alphabet: 'абвгдежзийклмнопрстуфхцчшщъьыэюя' },
  { name: 'spanish', locale: 'es', alphabet: 'abcdefghijklmnopqrstuvwxyzáéíñóúü' },
  { name: 'swedish', locale: 'sv', alphabet: 'abcdefghijklmnopqrstuvwxyzåäöéà' },
  { name: 'turkish', locale: 'tr', alphabet: 'abcçdefgğhıijklmnoöprsştuüvyzâîû' },
  { name: 'ukrainian', locale: 'uk', alphabet: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя' },
];
