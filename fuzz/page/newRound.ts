import { passTime, timeNow } from './clock';
import { findControl, focusByName } from './insidePage';
import { ROUND_MS } from './model';
import type { Player } from './player';
import { clickOn } from './pointer';
import type { StepOf } from './steps';
import { closeMenu } from './theme';

/** Begins a new round with the Restart button. */
export async function restart(player: Player, by: StepOf<'restart'>['by']): Promise<void> {
  const { page } = player;
  if (player.held.has('app')) return player.skip('restart: buttons answer once the app is there');
  if (player.snapshot?.isMenuOpen) await closeMenu(player);
  if (player.lacksParts && !(await page.evaluate(findControl, 'Restart'))) return player.skip('no Restart');
  if (by === 'click' || by === 'double') await clickOn(player, 'Restart', by === 'double' ? 2 : 1);
  else {
    await page.evaluate(focusByName, 'Restart');
    await page.keyboard.press(by === 'Space' ? ' ' : by);
  }
  await beginRound(player);
  // If the first click scrolls back to the words, the second one hits something else.
  if (by === 'double') player.focusIsDue = false;
}

/** Presses Escape, which closes an open menu, or else begins a new round. */
export async function beginByEscape(player: Player): Promise<void> {
  const { isMenuOpen = false } = player.snapshot ?? {};
  await player.page.keyboard.press('Escape');
  // Only the app begins another round.
  if (isMenuOpen || player.held.has('app')) return;
  if (player.model.phase !== 'start') await beginRound(player);
}

/** Presses Enter, which begins a new round after the end, unless it comes so soon that it was meant for the words. */
export async function beginByEnter(player: Player, { repeated }: StepOf<'enter'>): Promise<void> {
  const { page } = player;
  if (player.held.has('app')) return player.skip('Enter: the app is not there');
  if (player.snapshot?.isMenuOpen) await closeMenu(player);
  const focus = player.snapshot?.focus ?? 'field';
  if (focus === 'Restart') return restart(player, 'Enter');
  if (focus !== 'field' && focus !== 'nowhere') return player.skip(`Enter on ${focus}`);
  // The deadline may have passed without the page noticing. Then there is no result yet, and Enter does nothing.
  const isEndSeen = await page.evaluate(() => document.querySelector('main')?.dataset.state === 'finish');
  const now = await timeNow(player);
  const isSoon = now - player.model.startedAt - ROUND_MS < 400;
  // On a busy machine the page may have noticed the end later than the model.
  if (!isSoon && now - player.endSeenAt < 5000) await passTime(player, 1000);
  if (repeated) {
    // A repeated key that was already held down before: the page never got its first press.
    await page.evaluate(() => {
      const target = document.activeElement ?? document.body;
      const key = { key: 'Enter', code: 'Enter', repeat: true, bubbles: true, cancelable: true };
      target.dispatchEvent(new KeyboardEvent('keydown', key));
      target.dispatchEvent(new KeyboardEvent('keyup', { ...key, repeat: false }));
    });
    return;
  }
  await page.keyboard.press('Enter');
  player.focusIsDue = true;
  if (player.model.phase === 'finish' && isEndSeen && !isSoon) player.beginRound();
}

/** Ends a round whose deadline has passed before the next one begins, even if the page has not noticed yet. */
async function beginRound(player: Player): Promise<void> {
  player.tick(await timeNow(player));
  player.beginRound();
}
