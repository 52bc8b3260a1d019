/*
 * The page's second script: what the opening needs only some time after the first key, so that the first key need not
 * wait for its bytes. It shows the result of a round, saves a best score, notes which button is pressed, and tells if the
 * app does not come.
 */

import { tally } from '../../core/round/score';
import { onNextAction } from '../../platform/page/nextAction';
import { readBest, saveBest } from '../../state/round/savedBest';
import { readHandover } from '../handover';
import { find } from './elements';
import { watchForMissingApp } from './missingApp';
import { showResult } from './result';

const { play, show, restart, goOnAlone, signal } = readHandover().parts;

play.onEnd = () => {
  const counted = tally(play.round);
  if (play.hasBest && counted.score > Math.max(play.best, readBest() ?? 0)) {
    play.isNewBest = true;
    play.best = counted.score;
    saveBest(play.best);
  }
  show();
  showResult(counted);
};
// It may be over already, if the connection has stopped in between.
if (play.round.phase === 'finish') play.onEnd();
document.addEventListener('click', onClick, { signal });
watchForMissingApp(goOnAlone, signal);

function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  if (button === find('restart')) restart(event.timeStamp);
  else if (button) {
    // The app answers the press, unless the player does something else before it is there.
    play.pressed = button;
    onNextAction(() => {
      play.pressed = null;
    });
  }
}
