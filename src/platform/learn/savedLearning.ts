import * as v from 'valibot';
import { GOALS } from '../../core/learn/goals';
import { saveStored, storedText } from '../page/storage';

/** Storage key of what is chosen about learning: JSON with a version. */
export const LEARNING_KEY = 'learning';

const VERSION = 1;

/** What is chosen about lessons, and nothing that the rounds tell: progress is found in these. */
export interface LearningChoice {
  /** In wpm; left out until one is chosen. */
  readonly goalWpm?: number;
  /** Whether lessons have the keyboard below the words, and whether a mistake waits for the right key in them. */
  readonly hasKeyboard: boolean;
  readonly waits: boolean;
  /** Whether the offer to learn has been answered. */
  readonly isOfferAnswered: boolean;
}

const USUAL_LEARNING: LearningChoice = { hasKeyboard: true, waits: true, isOfferAnswered: false };

const Schema = v.object({
  version: v.literal(VERSION),
  goalWpm: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(GOALS.min), v.maxValue(GOALS.max))),
  hasKeyboard: v.boolean(),
  waits: v.boolean(),
  isOfferAnswered: v.boolean(),
});

/** The saved choice; the usual one where there is none, or none that can be read. */
export function savedLearning(): LearningChoice {
  return parseLearning(storedText(LEARNING_KEY) ?? '') ?? USUAL_LEARNING;
}

/** Saves the choice; an invalid value in its place is quarantined first. False when it was not saved. */
export function saveLearning(choice: LearningChoice): boolean {
  const text = JSON.stringify({ version: VERSION, ...choice });
  return saveStored(LEARNING_KEY, text, (stored) => parseLearning(stored) !== null);
}

function parseLearning(text: string): LearningChoice | null {
  try {
    const parsed = v.safeParse(Schema, JSON.parse(text));
    if (!parsed.success) return null;
    const { version: _, ...choice } = parsed.output;
    return choice;
  } catch {
    return null;
  }
}
