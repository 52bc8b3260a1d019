import { defaultFilter } from 'cmdk';
import type { Command } from './command';

/** Commands under a heading; null for search results, which have none. */
export interface CommandGroup {
  readonly heading: string | null;
  readonly commands: readonly Command[];
}

/** Drops accidental matches: the letters of `zzzz` are somewhere in “size” and “zoom”. */
const MIN_SCORE = 0.02;

/** Scores are compared in steps of a tenth; within a step, commands used recently win. */
const STEPS_PER_POINT = 10;

/**
 * The commands that a search finds, best first; among equal ones, recently used ones come first. For an empty search,
 * all commands in their groups: first what can be done with a finished round, then the recent ones.
 *
 * @param recent the ids of recently used commands, newest first
 */
export function rankCommands(
  commands: readonly Command[],
  search: string,
  recent: readonly string[],
): readonly CommandGroup[] {
  const wanted = search.trim();
  if (wanted === '') return grouped(commands, recent);
  const found = commands
    .map((command) => ({
      command,
      score: scoreOf(command, wanted),
      age: recent.includes(command.id) ? recent.indexOf(command.id) : recent.length,
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort(
      (one, other) =>
        Math.round(other.score * STEPS_PER_POINT) - Math.round(one.score * STEPS_PER_POINT) ||
        one.age - other.age ||
        other.score - one.score,
    )
    .map(({ command }) => command);
  return found.length > 0 ? [{ heading: null, commands: found }] : [];
}

/** The first result and the number of results: `Watch this round, 1 of 3`. */
export function foundCommandsSentence(groups: readonly CommandGroup[]): string {
  const [first] = groups;
  if (!first) return 'No command is called that.';
  return `${first.commands[0]?.label}, 1 of ${first.commands.length}`;
}

/** 0 for no match, up to 1 for a good one; 2 when the search is the whole label. */
function scoreOf({ label, keywords = [] }: Command, wanted: string): number {
  if (label.toLowerCase() === wanted.toLowerCase()) return 2;
  return defaultFilter(label, wanted, [...keywords]);
}

function grouped(commands: readonly Command[], recent: readonly string[]): CommandGroup[] {
  const used = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const headings = [...new Set(commands.map(({ group }) => group))];
  const groups = headings.map((heading) => ({
    heading,
    commands: commands.filter(({ group }) => group === heading),
  }));
  if (used.length === 0) return groups;
  const hasResult = commands.some(({ needs }) => needs !== undefined);
  return groups.toSpliced(hasResult ? 1 : 0, 0, { heading: 'Recent', commands: used });
}
