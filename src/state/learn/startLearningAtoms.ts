import { atom } from 'jotai';
import { GROUPS } from '../../core/learn/items';
import type { Round } from '../../core/round/round';
import { loadFontsFor } from '../../platform/words/scriptFonts';
import { arePastRoundsKnownAtom, readPastRoundsAtom } from '../history/pastRoundsAtoms';
import { readKeyboardFactsAtom } from '../keyboard/keyboardFactsAtoms';
import { applyOptionsAtom } from '../next/applyOptionsAtom';
import { restartAtom } from '../next/restartAtom';
import { notifyAgainAtom, withdrawNoticeAtom } from '../page/noticeAtoms';
import { type Learning, learningAtom } from '../round/learningAtom';
import { practiceAtom } from '../round/practiceAtom';
import { sittingAtom } from '../round/sittingAtoms';
import { loadList } from '../words/wordListAtoms';
import { lessonSetup, newOfNextLesson } from './courseAtoms';
import { readLearnedRoundsAtom } from './learnedRoundAtoms';
import { type LearnRequest, latestCourseAtom } from './learnRequestAtoms';
import { fingerOfAtom, lessonListAtom } from './lessonWordsAtoms';
import { newLettersAtom } from './newLettersAtom';

/**
 * Begins to learn, or goes on: restarts with a lesson. A running round is abandoned, as by Restart, but one that has begun
 * while the words were loading is played to its end. Where there is no course, or its words cannot be loaded, a notice says
 * so.
 */
export const startLearningAtom = atom(
  null,
  async (get, set, { at, sitting }: LearnRequest): Promise<void> => {
    const isLatest = set(latestCourseAtom, {});
    const isThere = await set(loadCourseAtom);
    if (!isLatest() || !isThere) return;
    const learning: Learning = {
      words: {
        setUp: (before: Round, seed: number) => {
          const setup = lessonSetup(get, seed) ?? before.setup;
          const letters = newOfNextLesson(get).filter((item) => !GROUPS.includes(item));
          set(
            newLettersAtom,
            letters.map((letter) => ({ letter, finger: get(fingerOfAtom)(letter) })),
          );
          return setup;
        },
      },
    };
    set(learningAtom, learning);
    // What was begun meanwhile comes first: the words of a day, a race, practice.
    if (get(sittingAtom).number !== sitting) return;
    set(practiceAtom, null);
    set(restartAtom, at);
  },
);

/** Goes on with the words that were chosen meanwhile, or stops where there is no course for them. A running round is played to its end. */
export const followLessonListAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(learningAtom)) return;
  const isLatest = set(latestCourseAtom, {});
  const isThere = await set(loadCourseAtom);
  if (!isLatest()) return;
  if (!isThere) set(learningAtom, null);
  set(applyOptionsAtom);
});

/**
 * Loads all that a course needs: words, their fonts, the keyboard's layout and the kept rounds. Resolves to whether it is
 * there; a notice says so where it is not.
 */
export const loadCourseAtom = atom(null, async (get, set): Promise<boolean> => {
  const wordList = get(lessonListAtom);
  if (wordList === null) {
    set(notifyAgainAtom, 'noCourse');
    return false;
  }
  set(withdrawNoticeAtom, 'noCourse');
  try {
    await Promise.all([loadList(get, set, wordList), set(readKeyboardFactsAtom)]);
    if (!get(arePastRoundsKnownAtom)) await set(readPastRoundsAtom);
    await set(readLearnedRoundsAtom);
    const setup = lessonSetup(get, 0);
    if (setup) await loadFontsFor(setup);
  } catch {
    set(notifyAgainAtom, 'lessonWordsMissing');
    return false;
  }
  set(withdrawNoticeAtom, 'lessonWordsMissing');
  return true;
});
