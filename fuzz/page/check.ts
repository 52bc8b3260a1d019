import { compareCover, compareCursor } from './layout';
import { ROUND_MS } from './model';
import { comparePixels } from './picture';
import type { Player } from './player';
import type { Sight } from './sight';
import { letTimersCatchUp } from './timers';

const PATIENCE_MS = 2500;
/** A busy machine may come to few looks in that time. */
const LEAST_LOOKS = 20;
/** The page's clock looks once a second; a busy machine comes late to it. */
const CLOCK_SLACK_MS = 1500;

/** Compares the page with the model until they are equal, or patience is at an end. Gives what differs. */
export async function check(player: Player, withPixels: boolean): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  let differences: string[];
  for (let looks = 1, pauseMs = 4; ; looks++, pauseMs = Math.min(100, pauseMs * 2)) {
    const sight = await player.look(withPixels || player.cursorIsDue);
    differences = compare(player, sight);
    if (differences.length === 0 && withPixels && !player.isHidden && !player.held.has('font')) {
      differences = await comparePixels(player, sight);
    }
    if (differences.length === 0 || (Date.now() > until && looks >= LEAST_LOOKS)) return differences;
    await letTimersCatchUp(player);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function compare(player: Player, sight: Sight): string[] {
  const { model, fresh } = player;
  if (fresh.errors.length > 0) {
    const isExpected = (text: string) => player.wasChangedEarly && /hydrat|React error #4\d\d/i.test(text);
    // Firefox reports late what it broke off on the page that was left; Chromium's runs see those of the open one.
    const isLate = (text: string) =>
      !player.isChromium && /Unable to preload CSS|downloadable font: download failed/.test(text);
    const errors = fresh.errors.filter((text) => !isExpected(text) && !isLate(text));
    if (errors.length > 0) return errors.map((text) => `error: ${text}`);
  }
  if (!sight.isThere) return ['the page is empty'];
  player.tick(sight.now);
  const found: string[] = [];
  const expect = (what: string, seen: unknown, expected: unknown) => {
    const [is, due] = [JSON.stringify(seen), JSON.stringify(expected)];
    if (is !== due) found.push(`${what} is ${is}, not ${due}`);
  };
  expect('state', sight.state, model.phase);
  if (model.words === undefined) {
    if (!/^[a-z]+( [a-z]+){11}$/.test(sight.words)) found.push(`words are ${JSON.stringify(sight.words)}`);
    else if (sight.words === player.wordsBefore) found.push('words are still the ones before');
    else model.words = sight.words;
  }
  expect('words', sight.words, model.words ?? sight.words);
  const isUntold = model.phase === 'finish' && player.held.has('app') && player.allowed.has('opening-end');
  if (!isUntold) {
    const due = model.result ?? null;
    if (!player.isTornApart || !due) {
      expect('result', sight.result, due);
      expect('results', sight.results, due ? 1 : 0);
    }
    if (!isTakenOut(player, sight.best)) expect('best', sight.best, `Highest Score: ${model.best}`);
  }
  if (!player.isTornApart) expect('buttons Restart', sight.restarts, 1);
  if (player.kept !== 'any') expect('kept best', sight.kept.highestResult ?? null, player.kept);
  if (!isTakenOut(player, sight.time)) compareTime(player, sight, found);
  compareTheme(player, sight, found);
  if (sight.marks !== null) expect('marks', sight.marks, letters(player));
  if (sight.marks === null && !sight.isCanvasShown) found.push('neither canvas nor text shows the words');
  if (player.focusIsDue) expect('focus', sight.focus, 'field');
  if (player.cursorIsDue && sight.area) compareCursor(player, sight.area, found);
  if (sight.area && !player.allowed.has('cover')) compareCover(sight.area, found);
  return found;
}

/** A heading, or just its figure, that others have taken from the page; a figure comes back when it changes. */
function isTakenOut({ isTornApart }: Player, heading: string): boolean {
  return isTornApart && !/\d/.test(heading);
}

function letters(player: Player): string {
  const letter = { untyped: 'u', match: 'r', mismatch: 'w', mistypedSpace: 's' };
  return player.model.marks.map((mark) => letter[mark]).join('');
}

function compareTime({ model, unseenMs }: Player, { now, time }: Sight, found: string[]): void {
  const leftMs =
    model.phase === 'start' ? ROUND_MS : model.phase === 'finish' ? 0 : model.startedAt + ROUND_MS - now;
  const slackMs = model.phase === 'run' ? CLOCK_SLACK_MS + unseenMs : 0;
  const shown = Number(/^Time: (\d+)$/.exec(time)?.[1] ?? Number.NaN);
  const [least, most] = [Math.ceil(leftMs / 1000), Math.ceil(Math.min(ROUND_MS, leftMs + slackMs) / 1000)];
  if (!(shown >= least && shown <= most)) found.push(`"${time}", not ${least} to ${most}`);
}

function compareTheme({ theme, systemIsDark, kept, held }: Player, sight: Sight, found: string[]): void {
  // Only the app follows the system while the page is open.
  if (theme === 'any' || (theme === 'system' && held.has('app'))) return;
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark);
  const due = isDark ? 'dark' : 'light';
  const classes = sight.rootClass.split(' ');
  if (!classes.includes(due) || classes.includes(isDark ? 'light' : 'dark')) {
    found.push(`root's class is "${sight.rootClass}", not "${due}" (theme ${theme}, best kept ${kept})`);
  }
}
