import type { Player } from './player';
import type { StepOf } from './steps';
import { changeSystem } from './theme';

/** Opens the page, for the first time or anew, with some of its parts held back. */
export async function reload(player: Player, { hold }: StepOf<'reload'>): Promise<void> {
  const { page, host, model } = player;
  const isFirst = !player.sight;
  host.release();
  player.held = new Set(hold);
  host.hold(hold);
  player.isHidden = false;
  player.wasChanged = false;
  player.wasChangedEarly = false;
  player.isTornApart = false;
  player.writesFail = false;
  player.unseenMs = 0;
  if (player.isChromium) await changeSystem(player, { do: 'system', feature: 'none', value: '' });
  if (!isFirst) await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  void page.goto(host.url).catch(() => {});
  await player.lookUntil((sight) => sight.isThere && sight.focus === 'field', 'the page to come', 10_000);
  forgetBrokenOff(player.fresh.errors);
  const kept = player.sight?.kept.highestResult;
  model.restart();
  model.best = /^\d{1,15}$/.test(kept ?? '') ? Number(kept) : 0;
  player.kept = kept ?? null;
  const theme = player.sight?.kept.theme ?? '';
  player.theme = ['light', 'dark', 'system'].includes(theme) ? theme : 'dark';
  model.words = player.sight?.words;
  player.focusIsDue = true;
}

/** A browser reports of a page that is being left what it broke off there. */
function forgetBrokenOff(errors: string[]): void {
  const left = errors.filter(
    (text) => !/PartMissing|could not be loaded|import|JSHandle@error|fetching the script/.test(text),
  );
  errors.splice(0, errors.length, ...left);
}
