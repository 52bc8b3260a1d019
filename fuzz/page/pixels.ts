import { PNG } from 'pngjs';
import { isCovered, placesOf } from './layout';
import type { Player } from './player';
import type { Snapshot } from './snapshot';

/** Checks by screenshot that every visible character has its colour. Returns the differences. */
export async function comparePixels(player: Player, snapshot: Snapshot): Promise<string[]> {
  const { model } = player;
  const { area, colours } = snapshot;
  if (!area || model.words === undefined || snapshot.isMenuOpen) return [];
  const [left, top] = [
    Math.max(0, Math.floor(area.left)),
    Math.max(Math.ceil(area.barBottom), Math.floor(area.top)),
  ];
  const right = Math.min(area.window[0], area.left + area.width);
  const bottom = Math.min(area.window[1], area.top + area.height);
  if (right - left < area.cell || bottom - top < Math.max(1, area.line)) return [];
  const clip = { x: left, y: top, width: Math.floor(right - left), height: Math.floor(bottom - top) };
  const ofPage = { ...clip, x: clip.x + area.scroll[0], y: clip.y + area.scroll[1] };
  const shot = await takePicture(player, ofPage).catch(() => null);
  // Reported as a difference, so that `check` tries again.
  if (!shot) return ['the words scrolled away before the screenshot was taken'];
  const png = PNG.sync.read(shot);
  const ratio = png.width / clip.width;
  const wrong: string[] = [];
  const tokens = {
    untyped: 'untyped',
    match: 'match',
    mismatch: 'mismatch',
    mistypedSpace: 'mistyped-space',
  };
  for (const [at, { row, column }] of placesOf(model.words, area.lines).entries()) {
    const mark = model.marks[at];
    const isBlank = model.words[at] === ' ' && mark !== 'mistypedSpace';
    if (!mark || isBlank || Math.abs(at - model.typed.length) <= 1) continue;
    const x = (area.left + column * area.cell - left) * ratio;
    const y = (area.top + row * area.line - top) * ratio;
    if (y < 0 || y + area.line * ratio > png.height || x < 0 || x + area.cell * ratio > png.width) continue;
    const due = colours[tokens[mark]] ?? [];
    if (isCovered(snapshot, area.left + column * area.cell, area.top + row * area.line)) continue;
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

/** Uses Chromium's protocol directly if possible: the driver's own screenshot does much more before. */
async function takePicture({ fresh: { page, devtools } }: Player, clip: Box): Promise<Buffer> {
  if (!devtools) return Buffer.from(await page.screenshot({ clip, captureBeyondViewport: false }));
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colour in a cell that is furthest from the background. */
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

/** The token whose shades come nearest to a colour: thin letters never reach their full colour. */
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
