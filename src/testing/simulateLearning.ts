import { median } from '../analysis/insights/gaps';
import { beginCourse, type Course, courseAfter, goalMsOf, itemsIn, windowOf } from '../analysis/learn/course';
import { goalDay, type LessonDay } from '../analysis/learn/goalDay';
import { lastMs, missesIn } from '../analysis/learn/LetterWindow';
import type { LearnedRound } from '../analysis/learn/learnedRound';
import { lessonOf } from '../analysis/learn/lessonOf';
import { LAYOUTS } from '../core/keyboard/layouts';
import { strokesOf } from '../core/keyboard/strokes';
import { GROUPS } from '../core/learn/items';
import type { Lesson } from '../core/learn/lesson';
import { lessonText } from '../core/learn/lessonText';
import { letterOrder } from '../core/learn/letterOrder';
import { batchText } from '../core/round/batch';
import { seededDraws } from '../core/round/random';
import { STANDARD_ROUND, STANDARD_WORD_LIST } from '../core/round/rules';
import { ENGLISH_WORDS } from '../platform/words/standardWords';
import { GAP_MEAN, KINDS, type Kind, keySharesOf, MadeUpLearner, MODELS, type Model } from './madeUpLearner';

const DAYS = 100;
const LESSONS_A_DAY = 10;
/** Who has not reached the goal goes on for so many days, as long as a forecast is open. */
const MOST_DAYS = 200;
/** The goal of each kind, in wpm. */
const GOALS: Readonly<Record<Kind, number>> = { beginner: 25, hunter: 40, quick: 60 };
/** Quick learners have usual rounds before their first lesson. */
const ROUNDS_BEFORE = 20;
/** The gate: the next letter comes when all are at this speed, and of the last 50 of each at most 5 % are missed. */
const GATE = { wpm: 40, gaps: 20, times: 50, misses: 2 } as const;
/** A letter that is slower than this share of the goal's gap, or missed more often, should not be called known. */
const TRULY_KNOWN = { share: 1.1, misses: 0.07 } as const;
/** A true slip: on these days, each known letter in turn becomes so much slower, and is to be found in so many lessons. */
const SLIP = { days: [30, 60, 90], factor: 1.6, lessons: 20, share: 1.25, times: 30 } as const;
/** Whether a day has lessons, of ten, for those who leave some out. */
const DAYS_OF_TEN = 6;

const SHARES = keySharesOf(ENGLISH_WORDS);
const [LAYOUT] = LAYOUTS;
if (!LAYOUT) throw new Error('There is no layout.');
const ORDER = letterOrder(ENGLISH_WORDS, strokesOf(LAYOUT));

/** How many there are of something, and how many of them are so. */
interface Count {
  all: number;
  so: number;
}

/** What came of a learner's hundred days. */
interface Life {
  /** The day on which all letters were in; null if they were not. */
  readonly lettersInDay: number | null;
  /** The speed on usual words at the end. */
  readonly wpm: number;
}

/** The same by the course's own rules, with what it said on the way. */
interface TaughtLife extends Life {
  /** Letters called known and not slipped, day by day, and which of them truly are not; of these the slow ones. */
  readonly labels: Count;
  readonly slowLabels: Count;
  /** Slips found though the letter had not got worse, and of these the ones of letters that are truly all right. */
  readonly slips: Count;
  readonly lessons: number;
  /** True slips, and which were found: of letters that come often enough, and of the others. */
  readonly found: Count;
  readonly foundSeldom: Count;
  /** Forecasts, and which were not too late, with lessons every day and on six days of ten. */
  readonly forecasts: Count;
  readonly forecastsWithGaps: Count;
}

/** The lives of a kind of learner. */
interface Lives {
  readonly kind: Kind;
  readonly model: Model;
  readonly taught: readonly TaughtLife[];
  /** The same learners under a gate at the goal. */
  readonly gated: readonly Life[];
}

/** The lives of so many learners of each kind and model. */
export function livesOf(learners: number): readonly Lives[] {
  const seeds = Array.from({ length: learners }, (_, place) => place + 1);
  return KINDS.flatMap((kind) =>
    MODELS.map((model) => {
      texts.clear();
      const taught = seeds.map((seed) => taughtLife(kind, model, seed));
      return { kind, model, taught, gated: seeds.map((seed) => gatedLife(kind, model, seed)) };
    }),
  );
}

function taughtLife(kind: Kind, model: Model, seed: number): TaughtLife {
  const learner = MadeUpLearner.of(kind, model, seed, SHARES);
  const goalWpm = GOALS[kind];
  let course = courseBefore(kind, learner, seed, courseAfter);
  let [lettersInDay, wpm]: [number | null, number] = [null, 0];
  const [labels, slowLabels, slips, found, foundSeldom] = [none(), none(), none(), none(), none()];
  const days: LessonDay[] = [];
  const isSlow = (item: string): boolean => learner.meanMs(item) > TRULY_KNOWN.share * goalMsOf(course, item);
  const isRight = (item: string): boolean => !isSlow(item) && learner.missShare(item) <= TRULY_KNOWN.misses;
  let until = DAYS;
  for (let day = 1; day <= until; day++) {
    learner.beginDay();
    const speedsWpm: number[] = [];
    for (let number = 0; number < LESSONS_A_DAY; number++) {
      const before = course;
      const round = learner.type(dealt(lessonOf(course), seed + day * LESSONS_A_DAY + number), day, true);
      course = courseAfter(course, round);
      speedsWpm.push(round.wpm);
      if (day > DAYS) continue;
      for (const item of course.slipped) {
        if (!before.slipped.has(item) && !GROUPS.includes(item)) count(slips, isRight(item));
      }
    }
    const dayWpm = median(speedsWpm);
    days.push({ day, speedsWpm: [dayWpm] });
    if (day === DAYS) until = lastDay(days, goalWpm);
    if (day > DAYS) {
      if (dayWpm >= goalWpm) break;
      continue;
    }
    if (ORDER.further.every((letter) => itemsIn(course).includes(letter))) lettersInDay ??= day;
    wpm = learner.wpmOn(SHARES);
    for (const item of knownLetters(course)) {
      count(labels, !isRight(item));
      count(slowLabels, isSlow(item));
    }
    if (!SLIP.days.some((one) => one === day)) continue;
    for (const item of knownLetters(course)) {
      const isFound = slipFound(course, learner.copy(seed * 1000 + day), item);
      const times = course.recent.reduce((sum, round) => sum + timesIn(round, item), 0);
      if (isFound !== null) count(times >= SLIP.times ? found : foundSeldom, isFound);
    }
  }
  return {
    ...{ lettersInDay, wpm, labels, slowLabels, slips, found, foundSeldom },
    lessons: DAYS * LESSONS_A_DAY,
    forecasts: forecastsOf(days, goalWpm),
    forecastsWithGaps: forecastsOf(withGaps(days, seed), goalWpm),
  };
}

function gatedLife(kind: Kind, model: Model, seed: number): Life {
  const learner = MadeUpLearner.of(kind, model, seed, SHARES);
  const lastStep = ORDER.further.length;
  let course = courseBefore(kind, learner, seed, gatedAfter);
  let lettersInDay: number | null = null;
  for (let day = 1; day <= DAYS; day++) {
    learner.beginDay();
    for (let number = 0; number < LESSONS_A_DAY; number++) {
      const lesson = gatedLesson(course);
      const round = learner.type(dealt(lesson, seed + day * LESSONS_A_DAY + number), day, true);
      course = gatedAfter(course, round);
    }
    if (course.step === lastStep) lettersInDay ??= day;
  }
  return { lettersInDay, wpm: learner.wpmOn(SHARES) };
}

function gatedAfter(course: Course, round: LearnedRound): Course {
  const after = { ...courseAfter(course, round), step: course.step };
  while (after.step < ORDER.further.length && itemsIn(after).every((item) => isThroughGate(after, item))) {
    after.step++;
  }
  return after;
}

/** What the gate waits for comes more often: of the newest step in half of the words, of the others in a quarter. */
function gatedLesson(course: Course): Lesson {
  const items = itemsIn(course);
  const waited = items.filter((item) => !isThroughGate(course, item));
  const newest = course.steps[course.step] ?? [];
  const fresh = waited.filter((item) => newest.includes(item));
  const again = waited.filter((item) => !newest.includes(item)).slice(0, 5);
  return [items.join(''), fresh.join(''), again.join('')];
}

function isThroughGate(course: Course, item: string): boolean {
  const window = windowOf(course, item);
  const isQuick = lastMs(window, GATE.times) <= 12_000 / GATE.wpm;
  return window.gapsMs.length >= GATE.gaps && isQuick && missesIn(window, GATE.times) <= GATE.misses;
}

function courseBefore(kind: Kind, learner: MadeUpLearner, seed: number, next: typeof courseAfter): Course {
  let course = beginCourse({ order: ORDER, goalWpm: GOALS[kind], strokesOf: () => 1 });
  const { wordsPerBatch } = STANDARD_ROUND;
  for (let number = 0; kind === 'quick' && number < ROUNDS_BEFORE; number++) {
    const textOf = (batch: number): string =>
      batchText(ENGLISH_WORDS, seed * 1000 + number, batch, wordsPerBatch);
    course = next(course, learner.type(textOf, 0, false));
  }
  return course;
}

/**
 * Whether the slip of a letter is found. Null if it is none, or mends itself: the letter is not slower than what the rule
 * calls slow, after the lessons in which it is to be found.
 */
function slipFound(before: Course, learner: MadeUpLearner, item: string): boolean | null {
  const isSlip = (): boolean => learner.meanMs(item) / GAP_MEAN > SLIP.share * goalMsOf(before, item);
  learner.slowDown(item, SLIP.factor);
  if (!isSlip()) return null;
  let course = before;
  let isFound = false;
  for (let number = 0; number < SLIP.lessons; number++) {
    if (number % LESSONS_A_DAY === 0) learner.beginDay();
    course = courseAfter(course, learner.type(dealt(lessonOf(course), number), 0, true));
    isFound ||= course.slipped.has(item);
  }
  return isSlip() ? isFound : null;
}

/** Letters that are called known, without those that have slipped. */
function knownLetters({ known, slipped }: Course): readonly string[] {
  return [...known].filter((item) => !slipped.has(item) && !GROUPS.includes(item));
}

function timesIn({ items }: LearnedRound, item: string): number {
  return items.split(item).length - 1;
}

/** How long a learner is to go on after all days: until every forecast is past, unless the goal is reached before. */
function lastDay(days: readonly LessonDay[], goalWpm: number): number {
  if (dayOfGoal(days, goalWpm) !== null) return DAYS;
  return Math.min(MOST_DAYS, Math.max(DAYS, ...toldDays(days, goalWpm)));
}

/** The days that are told after 20, 30 … days with lessons, as long as the goal is not reached. */
function toldDays(days: readonly LessonDay[], goalWpm: number): readonly number[] {
  const reached = dayOfGoal(days, goalWpm);
  const told: number[] = [];
  for (let made = 20; made <= DAYS; made += 10) {
    const until = days.slice(0, made);
    if (reached !== null && reached <= (until.at(-1)?.day ?? 0)) break;
    const day = goalDay(until, goalWpm);
    if (day !== null) told.push(day);
  }
  return told;
}

/** Those forecasts of which it is known whether they are too late. */
function forecastsOf(days: readonly LessonDay[], goalWpm: number): Count {
  const reached = dayOfGoal(days, goalWpm);
  const last = days.at(-1)?.day ?? 0;
  const forecasts = none();
  for (const told of toldDays(days, goalWpm)) {
    if (reached !== null || told <= last) count(forecasts, reached === null || reached >= told);
  }
  return forecasts;
}

/** The first day whose median reaches the goal. */
function dayOfGoal(days: readonly LessonDay[], goalWpm: number): number | null {
  return days.find(({ speedsWpm: [wpm = 0] }) => wpm >= goalWpm)?.day ?? null;
}

/** The same days, as those of a learner who practises on some days only. */
function withGaps(days: readonly LessonDay[], seed: number): readonly LessonDay[] {
  const drawBelow = seededDraws(seed);
  let day = 0;
  return days.map(({ speedsWpm }) => {
    do day++;
    while (drawBelow(10) >= DAYS_OF_TEN);
    return { day, speedsWpm };
  });
}

function none(): Count {
  return { all: 0, so: 0 };
}

function count(counted: Count, isSo: boolean): void {
  counted.all++;
  if (isSo) counted.so++;
}

const texts = new Map<string, string>();
/** So many seeds are enough: a text is dealt once for all learners who have the same lesson. */
const SEEDS = 2;

function dealt([items, fresh, again]: Lesson, seed: number): (batch: number) => string {
  const sorted = (some: string): string => some.split('').sort().join('');
  // The order of the letters changes nothing.
  const lesson: Lesson = [sorted(items), sorted(fresh), sorted(again)];
  return (batch) => {
    const key = `${lesson.join(' ')} ${seed % SEEDS} ${batch}`;
    const text =
      texts.get(key) ??
      lessonText(ENGLISH_WORDS, lesson, seed % SEEDS, batch, STANDARD_ROUND, STANDARD_WORD_LIST);
    texts.set(key, text);
    return text;
  };
}
