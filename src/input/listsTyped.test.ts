import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { act } from '../core/round/action';
import { beginRound } from '../core/round/round';
import type { RoundSetup } from '../core/round/roundSetup';
import { tally } from '../core/round/score';
import { isTypedByUnit } from '../core/round/typedByUnit';
import { setupOf } from '../core/words/setup';
import { A_SETUP, START_MS } from '../testing/rounds';
import { lastCharacters } from './graphemes';
import { unitsOf } from './unitsOf';

const LISTS = readdirSync('assets/words').filter((file) => file.endsWith('-common.json'));

test.each(LISTS)('each word of %s is right that is typed key by key, and one in NFD, too', (file) => {
  const { id, words: text } = JSON.parse(readFileSync(`assets/words/${file}`, 'utf8')) as Record<
    string,
    string
  >;
  const words = text?.split(' ') ?? [];
  const setup = setupOf({ ...A_SETUP, wordList: id ?? '', words });
  expect(words.filter((word) => !isRight(setup, word, word))).toEqual([]);
  expect(words.filter((word) => !isRight(setup, word, word.normalize('NFD')))).toEqual([]);
});

/** Whether a word has no error and nothing missing once each UTF-16 unit of `keys` has been a key. */
function isRight(setup: RoundSetup, word: string, keys: string): boolean {
  const { characters = '' } = setup;
  const cut = isTypedByUnit(setup) ? (key: string) => unitsOf(key, characters) : lastCharacters;
  // A character more: else the batch would end.
  const begun = { ...beginRound(setup), expected: `${word} ` };
  const chars = keys.split('').flatMap(cut);
  const typed = chars.reduce(
    (round, char, i) => act(round, { kind: 'typed', char, at: START_MS + i }),
    begun,
  );
  return tally(typed).errors === 0 && typed.typed.length === word.length;
}
