import { PNG } from 'pngjs';
import { ROUND_MS } from './model';
import type { Player } from './player';
import type { Area, Sight } from './sight';

const PATIENCE_MS = 2500;
/** The page's clock looks once a second; a busy machine comes late to it. */
const CLOCK_SLACK_MS = 1500;

/** Compares the page with the model until they are equal, or patience is at an end. Gives what differs. */
export async function check(player: Player, withPixels: boolean): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  let differences: string[];
  for (let pauseMs = 4; ; pauseMs = Math.min(100, pauseMs * 2)) {
    const sight = await player.look(withPixels || player.cursorIsDue);
    differences = compare(player, sight);
    if (differences.length === 0 && withPixels && !player.isHidden && !player.held.has('font')) {
      differences = await comparePixels(player, sight);
    }
    if (differences.length === 0 || Date.now() > until) return differences;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function compare(player: Player, sight: Sight): string[] {
  const { model, fresh } = player;
  if (fresh.errors.length > 0) {
    const isExpected = (text: string) => player.wasChangedEarly && /hydrat|React error #4\d\d/i.test(text);
    const errors = fresh.errors.filter((text) => !isExpected(text));
    if (errors.length > 0) return errors.map((text) => `error: ${text}`);
  }
  if (!sight.isThere) return ['the page is empty'];
  model.tick(sight.now);
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
    if (!player.isTornApart || sight.best) expect('best', sight.best, `Highest Score: ${model.best}`);
  }
  if (!player.isTornApart) expect('buttons Restart', sight.restarts, 1);
  if (player.kept !== 'any') expect('kept best', sight.kept.highestResult ?? null, player.kept);
  if (!player.isTornApart || sight.time) compareTime(player, sight, found);
  compareTheme(player, sight, found);
  if (sight.marks !== null) expect('marks', sight.marks, letters(player));
  if (sight.marks === null && !sight.isCanvasShown) found.push('neither canvas nor text shows the words');
  if (player.focusIsDue) expect('focus', sight.focus, 'field');
  if (player.cursorIsDue && sight.area) compareCursor(player, sight.area, found);
  if (sight.area && !player.allowed.has('cover')) compareCover(sight.area, found);
  return found;
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

/** Where a character stands: words are broken where a word and its space no longer fit. */
export function placesOf(words: string, columns: number): { row: number; column: number }[] {
  const places: { row: number; column: number }[] = [];
  let [row, column] = [0, 0];
  for (const word of words.split(/(?<= )/)) {
    if (column > 0 && column + word.length > columns) [row, column] = [row + 1, 0];
    for (let at = 0; at < word.length; at++) places.push({ row, column: column++ });
  }
  return places;
}

function compareCursor({ model, allowed }: Player, area: Area, found: string[]): void {
  if (allowed.has('cursor') || model.words === undefined) return;
  const columns = Math.round(area.width / area.cell);
  const place = placesOf(model.words, columns)[model.typed.length];
  if (!place) return;
  const top = area.top + place.row * area.line;
  if (top + area.line / 4 < area.barBottom || top + (area.line * 3) / 4 > area.window[1]) {
    found.push(
      `the cursor's line is out of sight: ${Math.round(top)} px from the top of ${area.window.join(' × ')}`,
    );
  }
}

function compareCover(area: Area, found: string[]): void {
  for (const { left, top, right, bottom } of area.over) {
    if (bottom <= area.top || top >= area.top + area.height) continue;
    if (right <= area.left || left >= area.left + area.width) continue;
    found.push(`a message lies over the words at ${area.window.join(' × ')}`);
  }
}

/** Every character in sight has its colour. */
async function comparePixels(player: Player, sight: Sight): Promise<string[]> {
  const { model } = player;
  const { area, colours } = sight;
  if (!area || model.words === undefined || sight.isMenuOpen) return [];
  const [left, top] = [
    Math.max(0, Math.floor(area.left)),
    Math.max(Math.ceil(area.barBottom), Math.floor(area.top)),
  ];
  const right = Math.min(area.window[0], area.left + area.width);
  const bottom = Math.min(area.window[1], area.top + area.height);
  if (right - left < area.cell || bottom - top < Math.max(1, area.line)) return [];
  const clip = { x: left, y: top, width: Math.floor(right - left), height: Math.floor(bottom - top) };
  const page = player.fresh.page;
  const ofPage = { ...clip, x: clip.x + area.scroll[0], y: clip.y + area.scroll[1] };
  const png = PNG.sync.read(
    Buffer.from(await page.screenshot({ clip: ofPage, captureBeyondViewport: false })),
  );
  const ratio = png.width / clip.width;
  const columns = Math.round(area.width / area.cell);
  const wrong: string[] = [];
  const tokens = {
    untyped: 'untyped',
    match: 'match',
    mismatch: 'mismatch',
    mistypedSpace: 'mistyped-space',
  };
  for (const [at, { row, column }] of placesOf(model.words, columns).entries()) {
    const mark = model.marks[at];
    const isBlank = model.words[at] === ' ' && mark !== 'mistypedSpace';
    if (!mark || isBlank || Math.abs(at - model.typed.length) <= 1) continue;
    const x = (area.left + column * area.cell - left) * ratio;
    const y = (area.top + row * area.line - top) * ratio;
    if (y < 0 || y + area.line * ratio > png.height || x < 0 || x + area.cell * ratio > png.width) continue;
    const due = colours[tokens[mark]] ?? [];
    if (isCovered(sight, area.left + column * area.cell, area.top + row * area.line)) continue;
    const seen = strongest(
      png,
      { x, y, width: area.cell * ratio, height: area.line * ratio },
      colours.paper ?? [],
    );
    const nearest = nearestToken(seen, colours);
    const dueToken = tokens[mark];
    if (String(colours[nearest]) !== String(due)) {
      wrong.push(`${at} "${model.words[at]}" is ${nearest} (${seen}), not ${dueToken} (${due})`);
    }
  }
  if (wrong.length === 0) return [];
  return [`colours: ${wrong.length} of ${model.words.length} differ; ${wrong.slice(0, 3).join('; ')}`];
}

/** A message is over the words there. */
function isCovered({ area }: Sight, x: number, y: number): boolean {
  if (!area) return false;
  return area.over.some(
    ({ left, top, right, bottom }) =>
      x + area.cell >= left && x <= right && y + area.line >= top && y <= bottom,
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colour of a cell that is furthest from the paper's. */
function strongest(png: PNG, { x, y, width, height }: Box, paper: readonly number[]): number[] {
  let best = 0;
  let colour: number[] = [...paper];
  for (let row = Math.round(y); row < Math.floor(y + height); row++) {
    for (let column = Math.round(x) + 1; column < Math.floor(x + width); column++) {
      const at = (row * png.width + column) * 4;
      const seen = [png.data[at] ?? 0, png.data[at + 1] ?? 0, png.data[at + 2] ?? 0];
      const away = distance(seen, paper);
      if (away > best) [best, colour] = [away, seen];
    }
  }
  return colour;
}

/** Which colour it is a stronger or weaker shade of: thin letters never reach their own. */
function nearestToken(seen: readonly number[], colours: Record<string, readonly number[]>): string {
  const paper = colours.paper ?? [0, 0, 0];
  let [nearest, least] = ['paper', distance(seen, paper)];
  for (const token of ['untyped', 'match', 'mismatch', 'mistyped-space']) {
    const colour = colours[token] ?? paper;
    for (const share of [1, 0.9, 0.8, 0.7, 0.6]) {
      const away = distance(
        seen,
        colour.map((part, at) => (paper[at] ?? 0) + (part - (paper[at] ?? 0)) * share),
      );
      if (away < least) [nearest, least] = [token, away];
    }
  }
  return nearest;
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...[0, 1, 2].map((at) => (one[at] ?? 0) - (other[at] ?? 0)));
}
