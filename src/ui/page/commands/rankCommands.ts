import { t } from '@lingui/core/macro';
import { formatNumber } from '../figureTexts';
import type { Command } from './command';

/** Commands under a heading; null for search results and for those of an opened group, which have none. */
export interface CommandGroup {
  readonly heading: string | null;
  /** Whether they are those used recently, which are listed elsewhere, too. */
  readonly isRecent?: boolean;
  readonly commands: readonly Command[];
}

/** Where a word is found: whole words before parts, the label before other names. */
const GRADES = { label: 4, keyword: 3, partOfLabel: 2, partOfKeyword: 1, none: 0 };

/** Less than a grade: whether the label begins with what is looked for, or is nothing else. */
const BEGINS = 0.25;
const EQUALS = 0.5;

/**
 * The commands that a search finds, best first; among equal ones, recently used ones come first. Each of its words, in
 * any order, has to be one of the command's or the beginning of one; if that finds nothing, letters may be left out behind
 * the first: `drk` finds `Theme: dark`. For an empty search, all commands in their groups, without those that another one
 * opens: first what can be done with a finished round, then the recent ones. Of an opened command, only those within it.
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
  const whole = ranked(pool, recent, (command) => gradeOf(command, wanted, isBeginning));
  return ungrouped(
    whole.length > 0 ? whole : ranked(pool, recent, (command) => gradeOf(command, wanted, isShortened)),
  );
}

/** The first result and the number of results: `Watch this round, 1 of 3`. */
export function foundCommandsSentence(groups: readonly CommandGroup[]): string {
  const commands = groups[0]?.commands ?? [];
  const command = commands[0]?.label;
  if (command === undefined) return t`No command is called that.`;
  const count = formatNumber(commands.length);
  return t({
    message: `${command}, 1 of ${count}`,
    comment: 'Said of the results of a search: {command}, the first of {count} commands that were found',
  });
}

/** The commands whose score is above 0, highest first. */
function ranked(
  commands: readonly Command[],
  recent: readonly string[],
  scoreOf: (command: Command) => number,
): readonly Command[] {
  return commands
    .map((command) => ({
      command,
      score: scoreOf(command),
      age: recent.includes(command.id) ? recent.indexOf(command.id) : recent.length,
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.age - other.age)
    .map(({ command }) => command);
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

/** How well a command is named by these words; 0 if one of them is like none of its own, or there are none. */
function gradeOf(
  { label, english = [], keywords }: Command,
  wanted: readonly string[],
  isLike: Comparison,
): number {
  const own = termsIn(label);
  const inLabel = [...own, ...english.flatMap(termsIn)];
  const inKeywords = keywords.flatMap(termsIn);
  const grades = wanted.map((word) => {
    if (inLabel.includes(word)) return GRADES.label;
    if (inKeywords.includes(word)) return GRADES.keyword;
    if (inLabel.some((one) => isLike(one, word))) return GRADES.partOfLabel;
    return inKeywords.some((one) => isLike(one, word)) ? GRADES.partOfKeyword : GRADES.none;
  });
  if (grades.length === 0 || grades.includes(GRADES.none)) return 0;
  const isBegun = wanted.every((word, index) => own[index]?.startsWith(word));
  const isAll = isBegun && own.join() === wanted.join();
  const more = isAll ? EQUALS : isBegun ? BEGINS : 0;
  return grades.reduce((sum, grade) => sum + grade, more);
}

/** Letters with a mark that Unicode does not take apart. The Turkish ı is the small form of I, as i is. */
const WITHOUT_MARK: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', ß: 'ss' };

/** The words and numbers in a text, without case, accents and signs: `Français, 60s` has francais, 60, s. */
function termsIn(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłøđæß]/g, (letter) => WITHOUT_MARK[letter] ?? letter);
  return plain.match(/\p{L}+|\p{N}+|\?/gu) ?? [];
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
  if (used.length === 0) return groups;
  const hasResult = commands.some(({ applies }) => applies);
  return groups.toSpliced(hasResult ? 1 : 0, 0, {
    heading: t({ message: 'Recent', comment: 'A heading of commands: those used recently' }),
    isRecent: true,
    commands: used,
  });
}

/**
 * The value of a command's option. A command can be listed twice (under `Recent`, too), and each needs a value of its
 * own. In search results and groups the value differs again, so that cmdk selects the first one again.
 */
export function optionValue({ heading, isRecent }: CommandGroup, { id }: Command): string {
  if (heading === null) return `found ${id}`;
  return isRecent ? `recent ${id}` : id;
}
