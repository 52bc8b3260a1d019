import { setWritesFail } from './insidePage';
import type { Player } from './player';
import type { StepOf } from './steps';

/** Makes writes to storage fail or succeed, or clears or damages what is stored. */
export async function changeStorage(player: Player, { how }: StepOf<'storage'>): Promise<void> {
  if (how === 'fails' || how === 'works') {
    player.writesFail = how === 'fails';
    return player.page.evaluate(setWritesFail, player.writesFail);
  }
  const other = await player.fresh.otherTab(player.host.url);
  await other.evaluate((isDamaged) => {
    if (isDamaged) localStorage.setItem('highestResult', 'damaged');
    else localStorage.clear();
  }, how === 'damaged');
  player.storedBest = how === 'damaged' ? 'damaged' : null;
  if (how === 'cleared') player.theme = 'any';
  // The app has not read the best yet, but will take over a round that is over.
  if (player.held.has('app')) player.model.forgetBest();
}

/** Sets a new best or a theme in another tab. */
export async function changeInOtherTab(player: Player, { key, more }: StepOf<'otherTab'>): Promise<void> {
  if (player.held.has('app')) return player.skip('another tab: only the app hears of it');
  const other = await player.fresh.otherTab(player.host.url);
  const value =
    key === 'theme' ? (['light', 'dark', 'system'][more % 3] as string) : String(player.model.best + more);
  const before = await other.evaluate(
    ([name, text]) => {
      const was = localStorage.getItem(name);
      localStorage.setItem(name, text);
      return was;
    },
    [key, value] as const,
  );
  // Writing the same value fires no event. With failing writes, the page may show another theme than the stored one.
  if (before === value) return;
  if (key === 'theme') player.theme = value;
  else {
    player.model.best += more;
    player.storedBest = value;
  }
}
