import { defaultFilter } from 'cmdk';
import type { Command } from './commands';

/** Commands under one heading; none where they are what was found. */
export interface CommandGroup {
  readonly heading: string | null;
  readonly commands: readonly Command[];
}

/** Letters that a command has somewhere, but nobody would look for it by: `zzzz` is in “size” and “zoom”. */
const LEAST = 0.02;

/** Scores that differ by less are as good as one another. */
const STEPS = 10;

/**
 * The commands that a search finds, best first; among equal ones those used last come first. With nothing to search
 * for, all of them in their groups, below those that were used last.
 *
 * @param recent the ids of the commands used last, the last one first
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
    .filter(({ score }) => score >= LEAST)
    .sort(
      (one, other) =>
        Math.round(other.score * STEPS) - Math.round(one.score * STEPS) ||
        one.age - other.age ||
        other.score - one.score,
    )
    .map(({ command }) => command);
  return found.length > 0 ? [{ heading: null, commands: found }] : [];
}

/** The first of the commands that were found, and how many there are: `Watch this round, 1 of 3`. */
export function foundSentence(groups: readonly CommandGroup[]): string {
  const [first] = groups;
  if (!first) return 'No command is called that.';
  return `${first.commands[0]?.label}, 1 of ${first.commands.length}`;
}

/** 0 to 1, 2 for its whole name; 0 where it is not what is looked for. */
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
  return used.length > 0 ? [{ heading: 'Recent', commands: used }, ...groups] : groups;
}
