import { setTimeout as pause } from 'node:timers/promises';
import { findControl, isDialogOpen, pressByName, someFrames, whatIsAt } from './insidePage';
import type { Player } from './player';
import type { StepOf } from './steps';

/** Buttons that a random click may press. */
const FREE = ['Restart', 'Toggle theme', 'Dismiss'];

/** Clicks on whatever is at this point; `x` and `y` are fractions of the window. */
export async function click(player: Player, { x, y }: StepOf<'click'>): Promise<void> {
  const { page } = player;
  let target = await page.evaluate(whatIsAt, { x, y });
  // Waits until scrolling has stopped: before that, it is unknown what a click will hit.
  for (let tries = 0, before = Number.NaN; target.scroll !== before && tries < 20; tries++) {
    before = target.scroll;
    await page.evaluate(someFrames);
    target = await page.evaluate(whatIsAt, { x, y });
  }
  if (target.name === 'Rounds' || target.name === 'Options') return openDialog(player, target);
  if (target.name && !target.theme && !FREE.includes(target.name))
    return player.skip(`click on ${target.name}`);
  const isAlone = player.held.has('app');
  if (target.name === 'Restart' && isAlone) return player.skip('Restart answers once the app is there');
  if (target.name === 'Restart') player.beginRound();
  if (target.theme) player.theme = target.theme;
  if (target.name === 'Toggle theme' && isAlone) return;
  const opensMenu = target.name === 'Toggle theme' && !player.lacksParts && !player.snapshot?.isMenuOpen;
  await page.mouse.click(target.x, target.y);
  // Its code may still be loading: another click on the button, right after the menu has come, would close it.
  if (opensMenu) await player.lookUntil((snapshot) => snapshot.isMenuOpen, 'the menu to open');
  if (target.isDisplay && !player.snapshot?.isMenuOpen) player.focusIsDue = true;
}

/** Opens a dialog from the top bar, closes it and goes back to typing. */
async function openDialog(
  player: Player,
  { x, y, name }: { x: number; y: number; name: string },
): Promise<void> {
  const { page } = player;
  // Without the app, or with parts of the page removed, it may open late or never.
  const isHeld = player.held.has('app');
  if (isHeld || player.lacksParts || player.snapshot?.isMenuOpen) return player.skip(name);
  await page.mouse.click(x, y);
  for (let tries = 0; !(await page.evaluate(isDialogOpen)); tries++) {
    if (tries === 100) throw new Error(`${name} does not open.`);
    await pause(50);
  }
  await page.keyboard.press('Escape');
  player.focusIsDue = true;
}

/** Clicks a button. If something covers it, triggers the click from inside the page. */
export async function clickOn(
  player: Player,
  name: 'Restart' | 'Toggle theme',
  clickCount = 1,
): Promise<void> {
  const { page } = player;
  // It is scrolled into view by code. A person's wheel would tell the page not to scroll back to the words meanwhile.
  await page.evaluate(() => document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true })));
  let at = await page.evaluate(findControl, name);
  // Waits until scrolling has stopped.
  for (let tries = 0, before = Number.NaN; at && at.y !== before && tries < 20; tries++) {
    before = at.y;
    await page.evaluate(someFrames);
    at = await page.evaluate(findControl, name);
  }
  if (!at && player.lacksParts) return player.skip(`${name}: taken away`);
  if (!at) throw new Error(`There is no button ${name}.`);
  if (at.isFree) await page.mouse.click(at.x, at.y, { count: clickCount });
  else await page.evaluate(pressByName, name);
}
