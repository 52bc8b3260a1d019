/** The URLs of the word lists that only rounds of the past have, by file: loaded when one of these is played or read. */
export const FORMER_FILES: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../assets/words/*.json',
    '!../../../assets/words/*-common.json',
    '!../../../assets/words/english*.json',
  ],
  { query: '?url', import: 'default', eager: true },
);
