import { act, type PlayerAction } from '../../core/round/action';
import { beginRound, type Round, type RoundSetup } from '../../core/round/round';
import type { RoundSettings } from '../../core/round/rules';
import { runRoundClock } from '../../input/runRoundClock';
import { freshSeed } from '../../platform/round/seed';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { readBest } from '../../state/round/savedBest';
import type { Handover } from '../handover';

/** How a round is played. */
interface OpeningRoundOptions {
  readonly settings: RoundSettings;
  /** Whether its best is known here: that of custom rounds is the app's to find. */
  readonly hasBest: boolean;
  /** The words come with the app. Until then what is typed is only recorded. */
  readonly awaitsWords: boolean;
  /** Called when the round looks different, and with whether a key has done that. */
  readonly onChange: (isTyped: boolean) => void;
}

/** The round that is played before the app is there: its log and its clock. Its best score is later.ts's to save. */
export class OpeningRound {
  readonly #options: OpeningRoundOptions;
  /** As in the options. */
  readonly hasBest: boolean;
  /** Called when the round has ended. Set by later.ts. */
  onEnd = (): void => {};
  awaitsWords: boolean;
  setup: RoundSetup;
  round: Round;
  actions: Handover['actions'][number][] = [];
  wasHidden = false;
  best: number;
  isNewBest = false;
  endNoticedAt: number | null = null;
  /** A button that the app will answer; null once something else is done. Set by later.ts. */
  pressed: HTMLElement | null = null;
  readonly endedBefore: Handover['endedBefore'][number][] = [];
  #stopClock = (): void => {};

  constructor(options: OpeningRoundOptions) {
    this.#options = options;
    this.hasBest = options.hasBest;
    this.awaitsWords = options.awaitsWords;
    this.setup = { seed: freshSeed(), settings: options.settings, ...STANDARD_WORDS };
    this.round = beginRound(this.setup);
    this.best = options.hasBest ? (readBest() ?? 0) : 0;
  }

  /** @param noticedMs when the action was noticed, in ms on the clock of event stamps */
  perform(action: PlayerAction, noticedMs = action.at): void {
    this.actions.push({ action, noticedMs });
    if (this.awaitsWords) return;
    const before = this.round;
    this.round = act(before, action);
    if (this.round === before) return;
    this.#options.onChange(action.kind !== 'ticked');
    if (this.round.phase === 'finish') this.#end(noticedMs);
    if (before.phase === 'start') this.#startClock();
  }

  /** Begins another round, with other words. */
  restart(at: number): void {
    // A round whose time is up by now has ended, and its score counts.
    this.perform({ kind: 'ticked', at });
    this.#stopClock();
    if (this.round.phase === 'finish') {
      this.endedBefore.push({ round: this.round, wasHidden: this.wasHidden });
    }
    this.actions = [];
    this.wasHidden = false;
    this.isNewBest = false;
    this.endNoticedAt = null;
    this.setup = { ...this.setup, seed: freshSeed() };
    this.round = beginRound(this.setup);
  }

  /** The page may have gone out of sight. */
  noteHidden(): void {
    const isRunning = this.awaitsWords ? this.actions.length > 0 : this.round.phase === 'run';
    this.wasHidden ||= isRunning && document.visibilityState === 'hidden';
  }

  /** The app does not come: plays without it. What was typed while there were no words is dropped. */
  playAlone(): void {
    this.awaitsWords = false;
    this.actions = [];
  }

  /**
   * Ends the opening's part of the round. Up to now nothing was late. The end of the round itself is left to the app:
   * keys that were in time may still be on their way.
   */
  stop(at: number): void {
    const { phase, startedAt } = this.round;
    if (phase === 'run') {
      const deadline = (startedAt as number) + this.setup.settings.durationMs;
      this.perform({ kind: 'ticked', at: Math.min(at, deadline - 1) }, at);
    }
    this.#stopClock();
  }

  #startClock(): void {
    const startedAt = this.round.startedAt as number;
    this.#stopClock = runRoundClock({
      startedAt,
      deadline: startedAt + this.setup.settings.durationMs,
      lastEventAt: startedAt,
      onTick: (at) => this.perform({ kind: 'ticked', at }),
      onLate: () => {},
      lastKey: () => this.round.log,
    });
  }

  #end(noticedMs: number): void {
    // A key may have ended it: nothing is left to notice.
    this.#stopClock();
    this.endNoticedAt = noticedMs;
    this.onEnd();
  }
}
