import { expect, type Locator } from '@playwright/test';
import { typeRound } from '../support/typedRound';
import type { Thirty } from './Thirty';

/** No key is later, and no lesson has more batches: the first ones have short words. */
const LAST_KEY_MS = 29_000;
const MOST_BATCHES = 3;

/** The course: its door, the line above the words, and what is told after a lesson. */
export class LearnPage {
  /** The button at the start. */
  readonly door: Locator;
  readonly line: Locator;
  readonly done: Locator;
  /** After a lesson. */
  readonly lesson: Locator;
  readonly letters: Locator;
  readonly next: Locator;
  /** In `Rounds`. */
  readonly table: Locator;

  constructor(private readonly thirty: Thirty) {
    const { page } = thirty;
    this.door = page.getByRole('main').getByRole('button', { name: 'Learn to type', exact: true });
    this.line = page.locator('p').filter({ hasText: /^Learning:/ });
    this.done = page.getByRole('button', { name: 'Done', exact: true });
    this.lesson = page.getByRole('region', { name: 'Lesson' });
    this.letters = this.lesson.getByRole('list').getByRole('listitem');
    this.next = page.getByRole('button', { name: /^Next lesson/ });
    this.table = page.getByRole('table', { name: 'Letters' });
  }

  /** Begins the course, and returns the words of its lesson. */
  async begin(): Promise<string> {
    await this.door.click();
    await expect(this.line).toBeVisible();
    return this.thirty.words();
  }

  /** The letters that the line names. */
  async lettersInLine(): Promise<string[]> {
    const text = ((await this.line.textContent()) ?? '').replace(/^Learning:|new:|·|,.*$/g, ' ');
    return text.split(/\s+/).filter(Boolean);
  }

  /** Types a lesson without a mistake, a key every so many ms, and waits for what is told. */
  async play(gapMs: number): Promise<void> {
    let left = Math.floor(LAST_KEY_MS / gapMs);
    const even = (words: string) => {
      const typed = words.slice(0, left);
      left -= typed.length;
      return Array.from(typed, (key) => ({ key, gapMs }));
    };
    await typeRound(this.thirty, Array(MOST_BATCHES).fill(even));
    await expect(this.lesson).toBeVisible();
  }
}
