import { act, type PlayerAction } from '../../core/round/action';
import { beginRound, type Round } from '../../core/round/round';
import type { RoundSetup } from '../../core/round/roundSetup';
import { runRoundClock } from '../../input/runRoundClock';
import type { NoticedAction } from '../../state/round/disturbanceAtoms';

/** The round that is played before the app is there: what the player does, and the clock. */
export class OpeningRound {
  readonly #onChange: (isTyped: boolean) => void;
  /** The words come with the app. Until then what is typed is only recorded. */
  readonly awaitsWords: boolean;
  /** What the player has done, oldest first. */
  readonly actions: NoticedAction[] = [];
  round: Round;
  #stopClock = (): void => {};

  /** @param onChange called when the round looks different, with whether a key has changed it */
  constructor(setup: RoundSetup, awaitsWords: boolean, onChange: (isTyped: boolean) => void) {
    this.awaitsWords = awaitsWords;
    this.round = beginRound(setup);
    this.#onChange = onChange;
  }

  /** @param noticedMs when the action was noticed, in ms on the clock of event stamps */
  perform(action: PlayerAction, noticedMs = action.at): void {
    this.actions.push({ action, noticedMs });
    if (this.awaitsWords) return;
    const before = this.round;
    this.round = act(before, action);
    if (this.round === before) return;
    this.#onChange(action.kind !== 'ticked');
    if (this.round.phase === 'finish') this.#stopClock();
    else if (before.phase === 'start') this.#startClock();
  }

  /**
   * Ends the opening's part of the round. A last tick tells the app that nothing has been late so far. The end of the
   * round itself is left to the app: keys pressed in time may still be undelivered.
   */
  stop(at: number): void {
    const { phase, startedAt, setup } = this.round;
    if (phase === 'run') {
      const deadline = (startedAt as number) + setup.settings.durationMs;
      this.perform({ kind: 'ticked', at: Math.min(at, deadline - 1) }, at);
    }
    this.#stopClock();
  }

  #startClock(): void {
    const startedAt = this.round.startedAt as number;
    this.#stopClock = runRoundClock({
      startedAt,
      deadline: startedAt + this.round.setup.settings.durationMs,
      lastEventAt: startedAt,
      onTick: (at) => this.perform({ kind: 'ticked', at }),
      onLate: () => {},
      lastKey: () => this.round.log,
    });
  }
}
