import type { Player } from './player';
import type { StepOf } from './steps';
import { changeSystem } from './theme';

/** Opens or reloads the page, with some of its parts held back. */
export async function reload(player: Player, { hold }: StepOf<'reload'>): Promise<void> {
  const { page, host, model } = player;
  const isFirst = !player.snapshot;
  host.release();
  player.held = new Set(hold);
  host.hold(hold);
  player.isHidden = false;
  player.wasChangedBeforeHydration = false;
  player.lacksParts = false;
  player.writesFail = false;
  player.unseenMs = 0;
  if (player.isChromium) await changeSystem(player, { do: 'system', feature: 'none', value: '' });
  if (!isFirst) await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  void page.goto(host.url).catch(() => {});
  await player.lookUntil(
    (snapshot) => snapshot.isThere && snapshot.focus === 'field',
    'the page to come',
    10_000,
  );
  await player.waitForApp();
  forgetBrokenOff(player.fresh.errors);
  const storedBest = player.snapshot?.stored.highestResult;
  model.restart();
  model.best = /^\d{1,15}$/.test(storedBest ?? '') ? Number(storedBest) : 0;
  player.storedBest = storedBest ?? null;
  const theme = player.snapshot?.stored.theme ?? '';
  player.theme = ['light', 'dark', 'system'].includes(theme) ? theme : 'dark';
  model.words = player.snapshot?.words;
  player.focusIsDue = true;
}

/** Drops errors about loads that the browser cancelled on the page before. */
function forgetBrokenOff(errors: string[]): void {
  const left = errors.filter(
    (text) => !/PartMissing|could not be loaded|import|JSHandle@error|fetching the script/.test(text),
  );
  errors.splice(0, errors.length, ...left);
}
