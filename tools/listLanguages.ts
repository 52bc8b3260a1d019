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
  { name: 'afrikaans', locale: 'af', alphabet: 'abcdefghijklmnopqrstuvwxyzáéèêëíîïóôöúûü' },
  { name: 'basque', locale: 'eu', alphabet: 'abcdefghijklmnñopqrstuvwxyz' },
  { name: 'belarusian', locale: 'be', alphabet: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя' },
  { name: 'bulgarian', locale: 'bg', alphabet: 'абвгдежзийклмнопрстуфхцчшщъьюя' },
  { name: 'catalan', locale: 'ca', alphabet: 'abcdefghijklmnopqrstuvwxyzàçèéíïòóúü' },
  { name: 'croatian', locale: 'hr', alphabet: 'abcčćdđefghijklmnoprsštuvzž' },
  { name: 'czech', locale: 'cs', alphabet: 'abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž' },
  { name: 'danish', locale: 'da', alphabet: 'abcdefghijklmnopqrstuvwxyzæøåé' },
  { name: 'dutch', locale: 'nl', alphabet: 'abcdefghijklmnopqrstuvwxyzàáâçèéêëíïóôöúûü' },
  { name: 'estonian', locale: 'et', alphabet: 'abcdefghijklmnopqrsšzžtuvwõäöüxy' },
  { name: 'finnish', locale: 'fi', alphabet: 'abcdefghijklmnopqrstuvwxyzäöå' },
  { name: 'french', locale: 'fr', alphabet: 'abcdefghijklmnopqrstuvwxyzàâæçèéêëîïôœùûüÿ' },
  { name: 'galician', locale: 'gl', alphabet: 'abcdefghijklmnñopqrstuvwxyzáéíïóúü' },
  { name: 'german', locale: 'de', alphabet: 'abcdefghijklmnopqrstuvwxyzäöüß' },
  { name: 'greek', locale: 'el', alphabet: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ' },
  { name: 'hungarian', locale: 'hu', alphabet: 'aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz' },
  { name: 'icelandic', locale: 'is', alphabet: 'aábdðeéfghiíjklmnoóprstuúvxyýþæö' },
  { name: 'indonesian', locale: 'id', alphabet: 'abcdefghijklmnopqrstuvwxyz' },
  { name: 'italian', locale: 'it', alphabet: 'abcdefghijklmnopqrstuvwxyzàèéìíîòóùú' },
  { name: 'latvian', locale: 'lv', alphabet: 'aābcčdeēfgģhiījkķlļmnņoprsštuūvzž' },
  { name: 'lithuanian', locale: 'lt', alphabet: 'aąbcčdeęėfghiįyjklmnoprsštuųūvzž' },
  { name: 'macedonian', locale: 'mk', alphabet: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш' },
  { name: 'norwegian', locale: 'no', alphabet: 'abcdefghijklmnopqrstuvwxyzæøåéòô' },
  { name: 'polish', locale: 'pl', alphabet: 'abcdefghijklmnopqrstuvwxyząćęłńóśźż' },
  { name: 'portuguese', locale: 'pt', alphabet: 'abcdefghijklmnopqrstuvwxyzàáâãçéêíóôõúü' },
  { name: 'romanian', locale: 'ro', alphabet: 'aăâbcdefghiîjklmnopqrsștțuvwxyz' },
  { name: 'russian', locale: 'ru', alphabet: 'абвгдежзийклмнопрстуфхцчшщъьыэюя' },
  { name: 'serbian-cyrillic', locale: 'sr-Cyrl', alphabet: 'абвгдђежзијклљмнњопрстћуфхцчџш' },
  { name: 'serbian-latin', locale: 'sr-Latn', alphabet: 'abcčćdđefghijklmnoprsštuvzž' },
  { name: 'slovak', locale: 'sk', alphabet: 'aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž' },
  { name: 'slovenian', locale: 'sl', alphabet: 'abcčdefghijklmnoprsštuvzž' },
  { name: 'spanish', locale: 'es', alphabet: 'abcdefghijklmnopqrstuvwxyzáéíñóúü' },
  { name: 'swedish', locale: 'sv', alphabet: 'abcdefghijklmnopqrstuvwxyzåäöéà' },
  { name: 'turkish', locale: 'tr', alphabet: 'abcçdefgğhıijklmnoöprsştuüvyzâîû' },
  { name: 'ukrainian', locale: 'uk', alphabet: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя' },
];
