/** After so long without a key, the open word is said again, and then spelled. */
const SAY_AGAIN_MS = 1000;
const SPELL_MS = 2000;

/** Tells that the player rests: a second without a key, and then another. */
export class RestTimers {
  #timers: ReturnType<typeof setTimeout>[] = [];

  /**
   * Starts a rest, in place of the one before.
   *
   * @param onSayAgain called after a second
   * @param onSpell called after two
   */
  start(onSayAgain: () => void, onSpell: () => void): void {
    this.stop();
    this.#timers = [setTimeout(onSayAgain, SAY_AGAIN_MS), setTimeout(onSpell, SPELL_MS)];
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
