import { atom, type Getter, type Setter } from 'jotai';
import {
  beginCourse,
  type Course,
  type CoursePlan,
  courseAfter,
  goalFor,
  lessonOf,
  newItems,
} from '../../analysis/learn/course';
import { type LearnedRound, learnedRound } from '../../analysis/learn/learnedRound';
import { isForgotten, isInFuture } from '../../core/history/summary';
import { chooseLayout } from '../../core/keyboard/chooseLayout';
import { type Finger, fingerOf } from '../../core/keyboard/keys';
import type { KeyboardLayout } from '../../core/keyboard/layouts';
import { type Strokes, strokesOf } from '../../core/keyboard/strokes';
import { howMade } from '../../core/learn/howMade';
import { GROUPS } from '../../core/learn/items';
import { lessonList } from '../../core/learn/lessonList';
import { isByOneKey, type LetterOrder, letterOrder } from '../../core/learn/letterOrder';
import type { RoundSetup } from '../../core/round/roundSetup';
import { CUSTOM_TEXT, STANDARD_ROUND } from '../../core/round/rules';
import { setupOf } from '../../core/words/setup';
import { languageOf } from '../../core/words/wordChoices';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { dateNowMs } from '../../platform/round/clock';
import { startPairsWork } from '../../services/practice/startPairsWork';
import { arePastRoundsKnownAtom, savedRoundsAtom } from '../history/pastRoundsAtoms';
import { type UnsavedRound, unsavedRoundsAtom } from '../history/unsavedRoundAtoms';
import { keyboardFactsAtom } from '../keyboard/keyboardFactsAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import { findWordsAtom, wordListsAtom } from '../words/wordListAtoms';
import { learningChoiceAtom } from './learningChoiceAtoms';

/**
 * A course is read from so many rounds, the last ones at the time of the first look: whoever has typed more than that has
 * every letter in these, too.
 */
const ROUNDS_READ = 2000;

/** The list that lessons are dealt from; null for a text of the player's own, for which there is no course. */
export const lessonListAtom = atom((get) => {
  return lessonList(get(optionsAtom).words);
});

/** The layout on which lessons are typed, and whether it is the one that is taken where none is chosen. */
const lessonLayoutAtom = atom((get) => {
  const facts = get(keyboardFactsAtom);
  const chosen = get(optionsAtom).keyboard;
  const wordsLanguage = languageOf(get(lessonListAtom) ?? '');
  const layout = chooseLayout({ facts, chosen, wordsLanguage });
  const usual = chooseLayout({ facts, wordsLanguage });
  return { layout, isUsual: layout.family === usual.family };
});

/** The finger that types a letter of a lesson; null for a thumb, and where more than one key does. */
export const fingerOfAtom = atom((get) => {
  const strokes = get(lessonStrokesAtom);
  return (letter: string): Finger | null =>
    isByOneKey(strokes, letter) ? fingerOf(strokes(letter)[0]?.code ?? '') : null;
});

/** How that layout types a letter for which one key is not enough, stroke by stroke. */
export const howMadeAtom = atom((get) => {
  const { layout } = get(lessonLayoutAtom);
  return (letter: string) => howMade(layout, letter);
});

/** The strokes of that layout. */
const lessonStrokesAtom = atom((get) => strokesOf(get(lessonLayoutAtom).layout));

const knownOrders = new WeakMap<readonly string[], Map<KeyboardLayout, LetterOrder>>();

/** The words that lessons are dealt from, and the order of their letters; null until they are loaded. */
const lessonWordsAtom = atom((get) => {
  const wordList = get(lessonListAtom);
  const words = wordList === null ? null : get(findWordsAtom)(wordList);
  if (wordList === null || !words) return null;
  return { wordList, words, order: orderOf(words, get(lessonLayoutAtom).layout, get(lessonStrokesAtom)) };
});

/** Cached per list and layout: it is found once a visit. */
function orderOf(words: readonly string[], layout: KeyboardLayout, strokes: Strokes): LetterOrder {
  const known = knownOrders.get(words) ?? new Map<KeyboardLayout, LetterOrder>();
  knownOrders.set(words, known);
  const order = known.get(layout) ?? letterOrder(words, strokes);
  known.set(layout, order);
  return order;
}

/** What saved rounds show about letters, of those that have been read; null of one that cannot be. */
const learnedAtom = atom<ReadonlyMap<string, LearnedRound | null>>(new Map());

/** How many of the rounds that are being read are done; null while none are. */
export const learnedProgressAtom = atom<{ readonly done: number; readonly total: number } | null>(null);

/** The reading that is under way. */
const readingAtom = atom<Promise<void> | null>(null);

/** The oldest round that counts, by its id, of each language and layout: set at the first look, so that the course does not change as rounds are added. */
const oldestAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Names the course that is looked at. */
const courseKeyAtom = atom((get) => {
  const { layout, isUsual } = get(lessonLayoutAtom);
  return [languageOf(get(lessonListAtom) ?? ''), layout.family, isUsual].join();
});

/** The saved rounds that count, oldest first: of the list's language and the layout, neither raced nor given up. */
const countedRoundsAtom = atom((get): readonly ListedRound[] => {
  const lang = languageOf(get(lessonListAtom) ?? '');
  const { layout, isUsual } = get(lessonLayoutAtom);
  const oldest = get(oldestAtom).get(get(courseKeyAtom)) ?? '';
  const nowMs = dateNowMs();
  return get(savedRoundsAtom)
    .filter((one) => one.id >= oldest && isCounted(one, lang, nowMs) && isOnLayout(one, layout, isUsual))
    .reverse();
});

type Counted = Pick<ListedRound, 'playedAt' | 'summary'> & { readonly wasRaced?: boolean | undefined };

function isCounted(one: Counted, lang: string | undefined, nowMs: number): boolean {
  const { summary, wasRaced } = one;
  if (summary.wordList === CUSTOM_TEXT || languageOf(summary.wordList) !== lang) return false;
  // A word that is only heard takes another time; in a lesson all of them are heard.
  const isUnusual = wasRaced === true || (summary.byEar === true && !summary.lesson);
  return !(isUnusual || summary.leftEarly || isForgotten(summary) || isInFuture(one, nowMs));
}

function isOnLayout(
  { keyboard }: Pick<ListedRound, 'keyboard'>,
  { family }: KeyboardLayout,
  isUsual: boolean,
): boolean {
  if (family === null) return true;
  return keyboard === undefined ? isUsual : keyboard === family;
}

/** What the rounds show about letters, oldest first, those of this visit that are not saved yet among them. */
export const learnedRoundsAtom = atom((get): readonly LearnedRound[] => {
  const learned = get(learnedAtom);
  const saved = get(countedRoundsAtom);
  const lang = languageOf(get(lessonListAtom) ?? '');
  const { layout, isUsual } = get(lessonLayoutAtom);
  const nowMs = dateNowMs();
  const savedAt = new Set(saved.map(({ playedAt }) => playedAt));
  const unsaved = get(unsavedRoundsAtom).filter(
    (one) =>
      !savedAt.has(one.playedAt) &&
      isCounted({ ...one, wasRaced: one.knewWords }, lang, nowMs) &&
      isOnLayout(one, layout, isUsual),
  );
  const ofVisit = get(ofVisitAtom);
  return [
    ...saved.flatMap(({ id, playedAt }) => learned.get(id) ?? ofVisit.get(playedAt) ?? []),
    ...unsaved.map((one) => ofUnsaved(ofVisit, one)),
  ];
});

/** Those of this visit, by when they ended: they need not be read again once they are saved. */
const ofVisitAtom = atom(() => new Map<number, LearnedRound>());

function ofUnsaved(ofVisit: Map<number, LearnedRound>, { round, playedAt }: UnsavedRound): LearnedRound {
  const known = ofVisit.get(playedAt) ?? learnedRound(round, playedAt);
  ofVisit.set(playedAt, known);
  return known;
}

/** Reads what the saved rounds show about letters, those that have not been read. Resolves when that is done. */
export async function readLearnedRounds(get: Getter, set: Setter): Promise<void> {
  // What comes meanwhile is read after it.
  while (get(readingAtom)) await get(readingAtom);
  const key = get(courseKeyAtom);
  if (!get(oldestAtom).has(key) && get(arePastRoundsKnownAtom)) {
    const oldest = get(countedRoundsAtom).at(-ROUNDS_READ)?.id ?? '';
    set(oldestAtom, new Map([...get(oldestAtom), [key, oldest]]));
  }
  const learned = get(learnedAtom);
  const ofVisit = get(ofVisitAtom);
  const ids = get(countedRoundsAtom)
    .filter(({ id, playedAt }) => !learned.has(id) && !ofVisit.has(playedAt))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  const reading = read(get, set, ids);
  set(readingAtom, reading);
  await reading;
}

function read(get: Getter, set: Setter, ids: readonly string[]): Promise<void> {
  set(learnedProgressAtom, { done: 0, total: ids.length });
  return new Promise((resolve) => {
    const stop = startPairsWork({ kind: 'learned', lists: get(wordListsAtom), ids }, (progress) => {
      if (progress.step !== 'learned') return;
      set(learnedProgressAtom, progress.isDone ? null : { done: progress.done, total: ids.length });
      if (!progress.isDone) return;
      stop();
      // What could not be read now is asked for again.
      const unreadable = progress.isWhole ? ids.map((id) => [id, null] as const) : [];
      set(learnedAtom, new Map([...get(learnedAtom), ...unreadable, ...progress.learned]));
      set(readingAtom, null);
      resolve();
    });
  });
}

/** The course as far as it has come, and what went before its last lesson. */
export interface CourseNow {
  readonly course: Course;
  /** The course before the last round; null before the first. */
  readonly before: Course | null;
  readonly rounds: readonly LearnedRound[];
  /** The step of the course after each of them. */
  readonly stepsAfter: readonly number[];
}

/** The goal, in wpm: the chosen one, or the one for this learner. */
const goalWpmAtom = atom((get) => get(learningChoiceAtom).goalWpm ?? goalFor(get(learnedRoundsAtom)));

const planAtom = atom((get): CoursePlan | null => {
  const words = get(lessonWordsAtom);
  const strokes = get(lessonStrokesAtom);
  if (!words) return null;
  return {
    order: words.order,
    goalWpm: get(goalWpmAtom),
    strokesOf: (item) => (GROUPS.includes(item) ? 1 : Math.max(1, strokes(item).length)),
  };
});

/** What was counted last: a further round is counted on top of it. */
const countedAtom = atom(() => ({ last: null as (CourseNow & { readonly plan: CoursePlan }) | null }));

/** How far the learner has come; null until the words are loaded. */
export const courseNowAtom = atom((get): CourseNow | null => {
  const plan = get(planAtom);
  if (!plan) return null;
  const rounds = get(learnedRoundsAtom);
  const cache = get(countedAtom);
  const counted = cache.last;
  const isFurther =
    counted?.plan === plan &&
    counted.rounds.length <= rounds.length &&
    counted.rounds.every((one, place) => one === rounds[place]);
  let now: CourseNow =
    isFurther && counted ? counted : { course: beginCourse(plan), before: null, rounds: [], stepsAfter: [] };
  const stepsAfter = [...now.stepsAfter];
  for (const round of rounds.slice(now.rounds.length)) {
    const course = courseAfter(now.course, round);
    stepsAfter.push(course.step);
    now = { course, before: now.course, rounds, stepsAfter };
  }
  cache.last = { ...now, rounds, plan };
  return cache.last;
});

/** The items of the next lesson that have not passed yet. */
export function newOfNextLesson(get: Getter): readonly string[] {
  const now = get(courseNowAtom);
  return now ? newItems(now.course) : [];
}

/** The setup of the next lesson; null until the words are loaded. */
export function lessonSetup(get: Getter, seed: number): RoundSetup | null {
  const words = get(lessonWordsAtom);
  const now = get(courseNowAtom);
  if (!words || !now) return null;
  const { waits } = get(learningChoiceAtom);
  return setupOf({
    seed,
    settings: {
      ...STANDARD_ROUND,
      lesson: lessonOf(now.course),
      ...(get(optionsAtom).saysWords && { byEar: true as const }),
      ...(waits && { onMistake: 'wait' as const }),
    },
    wordList: words.wordList,
    words: words.words,
  });
}
