import type { RoundSetup } from '../round/roundSetup';

/** Letters that an input method composes, each of several keys or of a choice. */
const COMPOSED = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Whether the words of a round are composed by an input method. */
export function areComposed({ characters = '' }: Pick<RoundSetup, 'characters'>): boolean {
  return COMPOSED.test(characters);
}
