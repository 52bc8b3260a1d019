import { compareCover, compareCursor } from './layout';
import { ROUND_MS } from './model';
import { comparePixels } from './pixels';
import type { Player } from './player';
import type { Snapshot } from './snapshot';
import { letTimersCatchUp } from './timers';

const PATIENCE_MS = 2500;
/** On a busy machine the time may be up after only a few looks. */
const LEAST_LOOKS = 20;
/** The page's clock ticks once a second, and late on a busy machine. */
const CLOCK_SLACK_MS = 1500;

/** Compares the page with the model until they agree or a timeout is over. Returns the differences. */
export async function check(player: Player, withPixels: boolean): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  let differences: string[];
  for (let looks = 1, pauseMs = 4; ; looks++, pauseMs = Math.min(100, pauseMs * 2)) {
    const snapshot = await player.look(withPixels || player.cursorIsDue);
    differences = compare(player, snapshot);
    if (differences.length === 0 && withPixels && !player.isHidden) {
      differences = await comparePixels(player, snapshot);
    }
    if (differences.length === 0 || (Date.now() > until && looks >= LEAST_LOOKS)) return differences;
    await letTimersCatchUp(player);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function compare(player: Player, snapshot: Snapshot): string[] {
  const { model, fresh } = player;
  if (fresh.errors.length > 0) {
    const isExpected = (text: string) =>
      player.wasChangedBeforeHydration && /hydrat|React error #4\d\d/i.test(text);
    // Firefox reports loads that were cancelled on the page before. The runs in Chromium cover those of this page.
    const isLate = (text: string) => !player.isChromium && /Unable to preload CSS/.test(text);
    const errors = fresh.errors.filter((text) => !isExpected(text) && !isLate(text));
    if (errors.length > 0) return errors.map((text) => `error: ${text}`);
  }
  if (!snapshot.isThere) return ['the page is empty'];
  player.tick(snapshot.now);
  const found: string[] = [];
  const expect = (what: string, seen: unknown, expected: unknown) => {
    const [is, due] = [JSON.stringify(seen), JSON.stringify(expected)];
    if (is !== due) found.push(`${what} is ${is}, not ${due}`);
  };
  expect('state', snapshot.state, model.phase);
  if (model.words === undefined) {
    if (!/^[a-z]+( [a-z]+){11}$/.test(snapshot.words))
      found.push(`words are ${JSON.stringify(snapshot.words)}`);
    else if (snapshot.words === player.wordsBefore) found.push('words are still the ones before');
    else model.words = snapshot.words;
  }
  expect('words', snapshot.words, model.words ?? snapshot.words);
  // Result and best come with the app.
  const isAlone = player.held.has('app');
  const due = isAlone ? null : (model.result ?? null);
  if (!player.lacksParts || !due) {
    expect('result', snapshot.result, due);
    expect('results', snapshot.results, due ? 1 : 0);
  }
  if (!isAlone && !isTakenOut(player, snapshot.best))
    expect('best', snapshot.best, `Highest Score: ${model.best}`);
  if (!player.lacksParts) expect('buttons Restart', snapshot.restarts, 1);
  if (!isAlone && player.storedBest !== 'any')
    expect('stored best', snapshot.stored.highestResult ?? null, player.storedBest);
  if (!isTakenOut(player, snapshot.time)) compareTime(player, snapshot, found);
  compareTheme(player, snapshot, found);
  if (snapshot.marks !== null) expect('marks', snapshot.marks, letters(player));
  if (snapshot.marks === null && !snapshot.isCanvasShown)
    found.push('neither canvas nor text shows the words');
  if (player.focusIsDue) expect('focus', snapshot.focus, 'field');
  if (player.cursorIsDue && snapshot.area) compareCursor(player, snapshot.area, found);
  if (snapshot.area) compareCover(snapshot.area, found);
  return found;
}

/** Whether a heading or just its figure was removed from the page. A figure comes back when it changes. */
function isTakenOut({ lacksParts }: Player, heading: string): boolean {
  return lacksParts && !/\d/.test(heading);
}

function letters(player: Player): string {
  const letter = { untyped: 'u', match: 'r', mismatch: 'w', mistypedSpace: 's' };
  return player.model.marks.map((mark) => letter[mark]).join('');
}

function compareTime({ model, unseenMs }: Player, { now, time }: Snapshot, found: string[]): void {
  const leftMs =
    model.phase === 'start' ? ROUND_MS : model.phase === 'finish' ? 0 : model.startedAt + ROUND_MS - now;
  const slackMs = model.phase === 'run' ? CLOCK_SLACK_MS + unseenMs : 0;
  const shown = Number(/^Time: (\d+)$/.exec(time)?.[1] ?? Number.NaN);
  const [least, most] = [Math.ceil(leftMs / 1000), Math.ceil(Math.min(ROUND_MS, leftMs + slackMs) / 1000)];
  if (!(shown >= least && shown <= most)) found.push(`"${time}", not ${least} to ${most}`);
}

function compareTheme(
  { theme, systemIsDark, storedBest, held }: Player,
  snapshot: Snapshot,
  found: string[],
): void {
  // Only the app follows the system while the page is open.
  if (theme === 'any' || (theme === 'system' && held.has('app'))) return;
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark);
  const due = isDark ? 'dark' : 'light';
  const classes = snapshot.rootClass.split(' ');
  if (!classes.includes(due) || classes.includes(isDark ? 'light' : 'dark')) {
    found.push(
      `root's class is "${snapshot.rootClass}", not "${due}" (theme ${theme}, stored best ${storedBest})`,
    );
  }
}
