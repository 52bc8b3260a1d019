import { setTimeout as pause } from 'node:timers/promises';
import { isDialogOpen, placeOf, pressByName, someFrames, whatIsAt } from './insidePage';
import type { Player } from './player';
import type { StepOf } from './steps';

/** Buttons that a click at random may press. */
const FREE = ['Restart', 'Toggle theme', 'Dismiss'];

/** Clicks on whatever is at that place; `x` and `y` are shares of the window. */
export async function click(player: Player, { x, y }: StepOf<'click'>): Promise<void> {
  const { page } = player;
  let target = await page.evaluate(whatIsAt, { x, y });
  // What a click falls on is only known when nothing scrolls by itself.
  for (let tries = 0, before = Number.NaN; target.scroll !== before && tries < 20; tries++) {
    before = target.scroll;
    await page.evaluate(someFrames);
    target = await page.evaluate(whatIsAt, { x, y });
  }
  if (target.name === 'Rounds' || target.name === 'Options') return openDialog(player, target);
  if (target.name && !target.theme && !FREE.includes(target.name))
    return player.skip(`click on ${target.name}`);
  if (target.name === 'Restart') player.beginRound();
  if (target.theme) player.theme = target.theme;
  if (target.name === 'Toggle theme' && (player.held.has('menu') || player.held.has('app'))) return;
  await page.mouse.click(target.x, target.y);
  if (target.isDisplay && !player.sight?.isMenuOpen) player.focusIsDue = true;
}

/** Opens a dialog of the bar, and goes back to typing. */
async function openDialog(
  player: Player,
  { x, y, name }: { x: number; y: number; name: string },
): Promise<void> {
  const { page } = player;
  // Before the app is there, or when the page has been torn apart, nobody can say when it opens.
  if (player.held.has('app') || player.isTornApart || player.sight?.isMenuOpen) return player.skip(name);
  await page.mouse.click(x, y);
  for (let tries = 0; !(await page.evaluate(isDialogOpen)); tries++) {
    if (tries === 100) throw new Error(`${name} does not open.`);
    await pause(50);
  }
  await page.keyboard.press('Escape');
  player.focusIsDue = true;
}

/** Clicks on a button; where something lies over it, presses it all the same. */
export async function clickOn(
  player: Player,
  name: 'Restart' | 'Toggle theme',
  clickCount = 1,
): Promise<void> {
  const { page } = player;
  let at = await page.evaluate(placeOf, name);
  // A page that is scrolling by itself is clicked on when it has come to rest.
  for (let tries = 0, before = Number.NaN; at && at.y !== before && tries < 20; tries++) {
    before = at.y;
    await page.evaluate(someFrames);
    at = await page.evaluate(placeOf, name);
  }
  if (!at && player.isTornApart) return player.skip(`${name}: taken away`);
  if (!at) throw new Error(`There is no button ${name}.`);
  if (at.isFree) await page.mouse.click(at.x, at.y, { count: clickCount });
  else await page.evaluate(pressByName, name);
}
