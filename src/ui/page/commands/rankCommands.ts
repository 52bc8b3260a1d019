import { t } from '@lingui/core/macro';
import { foundSentence } from '../../foundSentence';
import { termsIn } from '../../searchTerms';
import type { Command } from './command';

/** Commands under a heading; null for search results and for those of an opened group, which have none. */
export interface CommandGroup {
  readonly heading: string | null;
  readonly commands: readonly FoundCommand[];
}

/** A command, and the other name by which it was found where its label does not show why. */
export interface FoundCommand extends Command {
  readonly also?: string;
}

/** How a command is found, the best first. */
const GRADES = { wholeName: 5, groupBegins: 4, nameBegins: 3, inName: 2, synonym: 1, none: 0 };

/**
 * The commands that a search finds. First those whose name begins so: groups of options, then their values and all
 * others; then those with its words, in any order, inside their names; last those that are found by a synonym, which of
 * a group stands for its values, too. Whole words come before parts of words; among equal ones, those recently used.
 * Each word of the search has to be one of the command's or the beginning of one; if that finds nothing, letters may be
 * left out behind the first: `drk` finds `Theme: dark`.
 *
 * For an empty search, all commands under their headings, each once, without those that another one opens: first the
 * recent ones, with a finished round what can be done with it. Of an opened command, only those within it.
 *
 * @param recent the ids of recently used commands, newest first
 * @param opened the id of the command that was opened; null for none
 */
export function rankCommands(
  commands: readonly Command[],
  search: string,
  recent: readonly string[],
  opened: string | null = null,
): readonly CommandGroup[] {
  const pool = opened === null ? commands : commands.filter(({ within }) => within === opened);
  if (search.trim() === '') return opened === null ? grouped(pool, recent) : ungrouped(pool);
  const wanted = termsIn(search);
  const whole = ranked(pool, recent, wanted, isBeginning);
  return ungrouped(whole.length > 0 ? whole : ranked(pool, recent, wanted, isShortened));
}

/** The first result and the number of results: `Watch this round, 1 of 3`. */
export function foundCommandsSentence(groups: readonly CommandGroup[]): string {
  const commands = groups[0]?.commands ?? [];
  const command = commands[0]?.label;
  if (command === undefined) return t`No command found.`;
  return foundSentence(command, commands.length);
}

/** The commands that are called so, the best first. */
function ranked(
  commands: readonly Command[],
  recent: readonly string[],
  wanted: readonly string[],
  isLike: Comparison,
): readonly FoundCommand[] {
  if (wanted.length === 0) return [];
  const matches = commands
    .map((command) => {
      const age = recent.indexOf(command.id);
      return { command, ...matchOf(command, wanted, isLike), age: age < 0 ? recent.length : age };
    })
    .filter(({ grade }) => grade !== GRADES.none);
  // A group of options stands for those of its values that are found by its synonym.
  const synonymOf = new Map(matches.map(({ command, also }) => [command.id, also]));
  return matches
    .filter(
      ({ command, also }) => !also || command.within === undefined || synonymOf.get(command.within) !== also,
    )
    .sort((one, other) => other.grade - one.grade || other.whole - one.whole || one.age - other.age)
    .map(({ command, also }) => (also ? { ...command, also } : command));
}

type Comparison = (word: string, wanted: string) => boolean;

const isBeginning: Comparison = (word, wanted) => word.startsWith(wanted);

/** Whether it has the same first letter, and the others in the same order. */
const isShortened: Comparison = (word, wanted) => {
  let at = -1;
  const isNext = (letter: string): boolean => {
    at = word.indexOf(letter, at + 1);
    return at >= 0;
  };
  return word[0] === wanted[0] && Array.from(wanted).every(isNext);
};

interface Match {
  readonly grade: number;
  /** How many of the words are whole words of the command. */
  readonly whole: number;
  /** The other name by which it was found; '' where its label has all words. */
  readonly also: string;
}

const NO_MATCH: Match = { grade: GRADES.none, whole: 0, also: '' };

/** How a command is called by these words. */
function matchOf(command: Command, wanted: readonly string[], isLike: Comparison): Match {
  const { label, english = [], keywords, opens } = command;
  const own = termsIn(label);
  const inEnglish = english.flatMap(termsIn);
  const others = keywords.flatMap(termsIn);
  const has = (words: readonly string[], term: string) => words.some((word) => isLike(word, term));
  const missing = wanted.filter((term) => !has(own, term));
  const unnamed = missing.filter((term) => !has(inEnglish, term));
  if (!unnamed.every((term) => has(others, term))) return NO_MATCH;
  const words = unnamed.length > 0 ? [...own, ...inEnglish, ...others] : [...own, ...inEnglish];
  const whole = wanted.filter((term) => words.includes(term)).length;
  const also = missing.length > 0 ? bestName([...english, ...keywords], wanted, missing, isLike) : '';
  if (unnamed.length > 0) return { grade: GRADES.synonym, whole, also };
  if (!wanted.every((term, index) => own[index]?.startsWith(term)))
    return { grade: GRADES.inName, whole, also };
  if (own.join() === wanted.join()) return { grade: GRADES.wholeName, whole, also };
  return { grade: opens === 'group' ? GRADES.groupBegins : GRADES.nameBegins, whole, also };
}

/** The name that has most of what the label lacks, as whole words if it can be, and then most of all that is wanted. */
function bestName(
  names: readonly string[],
  wanted: readonly string[],
  missing: readonly string[],
  isLike: Comparison,
): string {
  const scored = names.map((name) => {
    const words = termsIn(name);
    const count = (terms: readonly string[], is: Comparison): number =>
      terms.filter((term) => words.some((word) => is(word, term))).length;
    const whole = count(missing, (word, term) => word === term);
    return { name, has: count(missing, isLike), whole, all: count(wanted, isLike) };
  });
  const [best] = scored.sort(
    (one, other) => other.has - one.has || other.whole - one.whole || other.all - one.all,
  );
  return best?.name ?? '';
}

function ungrouped(commands: readonly Command[]): readonly CommandGroup[] {
  return commands.length > 0 ? [{ heading: null, commands }] : [];
}

function grouped(commands: readonly Command[], recent: readonly string[]): CommandGroup[] {
  const used = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const listed = commands.filter(({ within }) => within === undefined);
  const headings = [...new Set(listed.map(({ group }) => group))];
  const groups: CommandGroup[] = headings.map((heading) => ({
    heading,
    commands: listed.filter(({ group }) => group === heading),
  }));
  const hasResult = commands.some(({ applies }) => applies);
  groups.splice(hasResult ? 1 : 0, 0, {
    heading: t({ message: 'Recent', comment: 'A heading of commands: those used recently' }),
    commands: used,
  });
  const shown = new Set<Command>();
  return groups
    .map(({ heading, commands: all }) => {
      const once = all.filter((command) => !shown.has(command));
      for (const command of once) shown.add(command);
      return { heading, commands: once };
    })
    .filter(({ commands: left }) => left.length > 0);
}

/** The value of a command's option: another one in search results and groups, so that cmdk selects the first one again. */
export function optionValue({ heading }: CommandGroup, { id }: Command): string {
  return heading === null ? `found ${id}` : id;
}
