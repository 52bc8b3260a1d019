import { isForgotten, isInFuture, type RoundSummary } from '../../core/history/summary';
import type { KeyboardLayout } from '../../core/keyboard/layouts';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { languageOf } from '../../core/words/wordChoices';

/** What a course is in: a language, and a keyboard layout. */
export interface CourseScope {
  /** The language, as `de`; undefined for English, which the page is in. */
  readonly lang: string | undefined;
  /** The family of the layout; null where layouts have no names of their own. */
  readonly layout: KeyboardLayout['family'];
  /** Whether that layout is the one that is taken where none is chosen. */
  readonly isUsualLayout: boolean;
}

/** What decides whether a kept round counts. */
interface KeptRound {
  readonly playedAt: number;
  readonly summary: RoundSummary;
  readonly wasRaced?: boolean | undefined;
  /** The layout that was chosen for the keyboard; left out if none was. */
  readonly keyboard?: string | undefined;
}

/** Whether a round counts for a course: of its language and layout, neither raced, given up, forgotten nor from the future. */
export function countsForCourse(
  round: KeptRound,
  { lang, layout, isUsualLayout }: CourseScope,
  nowMs: number,
) {
  const { summary, wasRaced, keyboard } = round;
  if (summary.wordList === CUSTOM_TEXT || languageOf(summary.wordList) !== lang) return false;
  // A word that is only heard takes another time; in a lesson all of them are heard.
  const isUnusual = wasRaced === true || (summary.byEar === true && !summary.lesson);
  if (isUnusual || summary.leftEarly || isForgotten(summary) || isInFuture(round, nowMs)) return false;
  const isOnLayout = keyboard === undefined ? isUsualLayout : keyboard === layout;
  return layout === null || isOnLayout;
}
