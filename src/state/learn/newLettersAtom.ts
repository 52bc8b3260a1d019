import { atom } from 'jotai';
import type { Finger } from '../../core/keyboard/keys';

/** A new letter of a lesson, and the finger that types it; null for a thumb, and where more than one key does. */
export interface NewLetter {
  readonly letter: string;
  readonly finger: Finger | null;
}

/** Those of the lesson that was dealt last, for a voice to say. Here, so that speech does not load the course. */
export const newLettersAtom = atom<readonly NewLetter[]>([]);
