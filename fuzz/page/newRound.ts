import { passTime, timeNow } from './clock';
import { focusByName, placeOf } from './insidePage';
import { ROUND_MS } from './model';
import type { Player } from './player';
import { clickOn } from './pointer';
import type { StepOf } from './steps';
import { closeMenu } from './theme';

/** Asks for a new round by the button Restart. */
export async function restart(player: Player, by: StepOf<'restart'>['by']): Promise<void> {
  const { page } = player;
  if (player.sight?.isMenuOpen) await closeMenu(player);
  if (player.isTornApart && !(await page.evaluate(placeOf, 'Restart'))) return player.skip('no Restart');
  if (by === 'click' || by === 'double') await clickOn(player, 'Restart', by === 'double' ? 2 : 1);
  else {
    await page.evaluate(focusByName, 'Restart');
    await page.keyboard.press(by === 'Space' ? ' ' : by);
  }
  await beginRound(player);
  // Where the first click scrolls back to the words, the second falls on something else.
  if (by === 'double') player.focusIsDue = false;
}

/** Presses Escape, which closes an open menu and otherwise begins anew. */
export async function beginByEscape(player: Player): Promise<void> {
  const { isMenuOpen = false } = player.sight ?? {};
  await player.page.keyboard.press('Escape');
  if (isMenuOpen) return;
  if (player.model.phase !== 'start') await beginRound(player);
}

/** Presses Enter, which begins anew after the end, unless it comes so soon that it was meant for the words. */
export async function beginByEnter(player: Player, { repeated }: StepOf<'enter'>): Promise<void> {
  const { page } = player;
  if (player.sight?.isMenuOpen) await closeMenu(player);
  const focus = player.sight?.focus ?? 'field';
  if (focus === 'Restart') return restart(player, 'Enter');
  if (focus !== 'field' && focus !== 'nowhere') return player.skip(`Enter on ${focus}`);
  // Time may be up without the page having looked at its clock: then there is no result on show for Enter to end.
  const isEndSeen = await page.evaluate(() => document.querySelector('main')?.dataset.state === 'finish');
  const now = await timeNow(player);
  const isSoon = now - player.model.startedAt - ROUND_MS < 400;
  // A busy machine may have had the page notice its end later than the model.
  if (!isSoon && now - player.endSeenAt < 5000) await passTime(player, 1000);
  // The app takes the moment at which it takes over for the end.
  if (player.allowed.has('enter-after-takeover')) await passTime(player, 1000);
  if (repeated) {
    // Held since before: its first press was no key of the page's.
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

/** A round whose time was up has ended before the next begins, whether the page has looked at its clock or not. */
async function beginRound(player: Player): Promise<void> {
  player.tick(await timeNow(player));
  player.beginRound();
}
