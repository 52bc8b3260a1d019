import { focusByName, placeOf } from './insidePage';
import type { Player } from './player';
import { clickOn } from './pointer';
import type { StepOf } from './steps';

/** Presses the theme's button and leaves it at that. */
export async function pressThemeButton(player: Player): Promise<void> {
  if (player.held.has('menu') || player.held.has('app')) return player.skip('themeButton: held back');
  if (player.isTornApart) return;
  await awaitMenu(player);
  await clickOn(player, 'Toggle theme');
  // Where its code has yet to come it opens a moment later, and has the keys from then on.
  if (!player.sight?.isMenuOpen) await player.lookUntil((sight) => sight.isMenuOpen, 'the menu to open');
}

/** Chooses a theme from the menu. */
export async function chooseTheme(player: Player, { choose, by }: StepOf<'theme'>): Promise<void> {
  const { page } = player;
  if (player.isTornApart && !(await page.evaluate(placeOf, 'Toggle theme'))) return;
  if (player.held.has('menu') || player.held.has('app')) return player.skip('theme: held back');
  if (player.sight?.isMenuOpen) await closeMenu(player);
  await awaitPicture(player);
  await awaitMenu(player);
  await clickOn(player, 'Toggle theme');
  await player.lookUntil((sight) => sight.isMenuOpen, 'the menu to open');
  const at = await page.evaluate(placeOf, choose);
  if (by === 'mouse' && at?.isFree) await page.mouse.click(at.x, at.y);
  else {
    await page.evaluate(focusByName, choose);
    await page.keyboard.press('Enter');
  }
  player.theme = choose.toLowerCase();
  await player.lookUntil((sight) => !sight.isMenuOpen, 'the menu to close');
  player.focusIsDue = true;
}

/** Closes the open menu, after which keys go to the field. */
export async function closeMenu(player: Player): Promise<void> {
  await player.page.keyboard.press('Escape');
  await player.lookUntil((sight) => !sight.isMenuOpen && sight.focus === 'field', 'the menu to close');
}

/** Has the system say something else of one media feature; Chromium's protocol alone can. */
export async function changeSystem(player: Player, { feature, value }: StepOf<'system'>): Promise<void> {
  const { devtools } = player.fresh;
  if (!devtools) return;
  if (feature !== 'none') await awaitPicture(player);
  player.media[feature] = value;
  if (feature === 'prefers-color-scheme') player.systemIsDark = value === 'dark';
  const features = Object.entries(player.media).map(([name, each]) => ({ name, value: each }));
  await devtools.send('Emulation.setEmulatedMedia', { features });
}

/** Colours that change between the reading of them and the first picture are not seen by it. */
export async function awaitPicture(player: Player): Promise<void> {
  if (!player.allowed.has('early-theme')) return;
  await player.lookUntil((sight) => sight.isCanvasShown, 'the picture', 1000).catch(() => {});
}

/** The swap of the button for the loaded one can swallow a press. */
async function awaitMenu(player: Player): Promise<void> {
  if (!player.allowed.has('early-press')) return;
  await player.lookUntil((sight) => sight.isMenuLoaded, 'the menu', 800).catch(() => {});
}
