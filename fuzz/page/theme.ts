import { findControl, focusByName } from './insidePage';
import type { Player } from './player';
import { clickOn } from './pointer';
import type { StepOf } from './steps';

/** Clicks the theme button and leaves its menu open. */
export async function pressThemeButton(player: Player): Promise<void> {
  if (player.held.has('app')) return player.skip('themeButton: held back');
  if (player.lacksParts) return;
  await clickOn(player, 'Toggle theme');
  // If its code is still loading, the menu opens a moment later and takes the focus then.
  if (!player.snapshot?.isMenuOpen)
    await player.lookUntil((snapshot) => snapshot.isMenuOpen, 'the menu to open');
}

/** Chooses a theme from the menu. */
export async function chooseTheme(player: Player, { choose, by }: StepOf<'theme'>): Promise<void> {
  const { page } = player;
  if (player.lacksParts && !(await page.evaluate(findControl, 'Toggle theme'))) return;
  if (player.held.has('app')) return player.skip('theme: held back');
  if (player.snapshot?.isMenuOpen) await closeMenu(player);
  await clickOn(player, 'Toggle theme');
  await player.lookUntil((snapshot) => snapshot.isMenuOpen, 'the menu to open');
  const at = await page.evaluate(findControl, choose);
  if (by === 'mouse' && at?.isFree) await page.mouse.click(at.x, at.y);
  else {
    await page.evaluate(focusByName, choose);
    await page.keyboard.press('Enter');
  }
  player.theme = choose.toLowerCase();
  await player.lookUntil((snapshot) => !snapshot.isMenuOpen, 'the menu to close');
  player.focusIsDue = true;
}

/** Closes the open menu, which moves the focus back to the field. */
export async function closeMenu(player: Player): Promise<void> {
  await player.page.keyboard.press('Escape');
  await player.lookUntil(
    (snapshot) => !snapshot.isMenuOpen && snapshot.focus === 'field',
    'the menu to close',
  );
}

/** Emulates another value of a media feature. Only possible in Chromium. */
export async function changeSystem(player: Player, { feature, value }: StepOf<'system'>): Promise<void> {
  const { devtools } = player.fresh;
  if (!devtools) return;
  player.media[feature] = value;
  if (feature === 'prefers-color-scheme') player.systemIsDark = value === 'dark';
  const features = Object.entries(player.media).map(([name, each]) => ({ name, value: each }));
  await devtools.send('Emulation.setEmulatedMedia', { features });
}
