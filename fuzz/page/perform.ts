import { setTimeout as pause } from 'node:timers/promises';
import { changeByOthers } from './changes';
import { AFTER_END_MS, avoidDeadline, passTime, timeNow } from './clock';
import { setContextLost, setHidden } from './insidePage';
import { deleteTyped, pressChord, typeKeys, typeOn } from './keys';
import { beginByEnter, beginByEscape, restart } from './newRound';
import type { Player } from './player';
import { click } from './pointer';
import { reload } from './reload';
import type { Step } from './steps';
import { changeInOtherTab, changeStorage } from './storage';
import { compose, enterSeveral, holdKey, typeWhileBusy } from './texts';
import { changeSystem, chooseTheme, pressThemeButton } from './theme';

/** Performs a step on both the page and the model. Until the page has been opened, only `reload` does anything. */
export async function perform(player: Player, step: Step): Promise<void> {
  player.focusIsDue = false;
  player.cursorIsDue = false;
  if (!player.snapshot && step.do !== 'reload') return;
  await avoidDeadline(player);
  player.rememberWords();
  await performNow(player, step);
  player.tick(await timeNow(player));
}

async function performNow(player: Player, step: Step): Promise<void> {
  const { page } = player;
  switch (step.do) {
    case 'type':
      return typeKeys(player, step);
    case 'typeOn':
      return typeOn(player, step);
    case 'several':
      return enterSeveral(player, step);
    case 'delete':
      return deleteTyped(player, step);
    case 'hold':
      return holdKey(player, step);
    case 'compose':
      return compose(player, step);
    case 'stall':
      return typeWhileBusy(player, step);
    case 'press':
      return pressChord(player, step);
    case 'escape':
      return beginByEscape(player);
    case 'enter':
      return beginByEnter(player, step);
    case 'click':
      return click(player, step);
    case 'blur':
      return page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    case 'leave': {
      const other = await player.fresh.otherTab(player.host.url);
      await other.bringToFront();
      return page.bringToFront();
    }
    case 'resize':
      return page.setViewport({ width: step.width, height: step.height, deviceScaleFactor: step.ratio });
    case 'scroll':
      return page.evaluate((y) => scrollTo(0, y), step.y);
    case 'theme':
      return chooseTheme(player, step);
    case 'themeButton':
      return pressThemeButton(player);
    case 'system':
      return changeSystem(player, step);
    case 'loseContext':
    case 'restoreContext':
      // `getContext` on a canvas without a context would create one.
      if (!player.hasWebgl || (step.do === 'loseContext' && !player.snapshot?.isCanvasShown)) return;
      return page.evaluate(setContextLost, step.do === 'loseContext');
    case 'hide':
    case 'show':
      player.isHidden = step.do === 'hide';
      return page.evaluate(setHidden, player.isHidden);
    case 'reload':
      return reload(player, step);
    case 'release':
      // When the app takes over a finished round, it saves its best score.
      if (step.parts.includes('app') && player.model.phase === 'finish') player.endRound(player.endSeenAt);
      for (const part of step.parts) player.held.delete(part);
      player.host.release(step.parts);
      return player.waitForApp();
    case 'storage':
      return changeStorage(player, step);
    case 'otherTab':
      return changeInOtherTab(player, step);
    case 'change':
      if (!player.snapshot?.isCanvasShown) player.wasChangedBeforeHydration = true;
      if (step.how === 'remove') player.lacksParts = true;
      return page.evaluate(changeByOthers, step);
    case 'restart':
      return restart(player, step.by);
    case 'skip':
      return passTime(player, step.ms, step.looks);
    case 'finish':
      if (player.model.phase !== 'run') return;
      return passTime(player, player.model.startedAt + AFTER_END_MS - (await timeNow(player)), step.looks);
    case 'wait':
      return pause(step.ms);
    default:
      step satisfies never;
  }
}
