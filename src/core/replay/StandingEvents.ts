import type { Round } from '../round/round';

/**
 * Follows which events of a round have characters that stand in the open batch: typed, and not deleted. Events are told
 * apart by numbers of the caller's own.
 */
export class StandingEvents {
  #open: number[] = [];
  /** Those of the batch before, which may be opened again. */
  #closed: number[] = [];

  /** To be called with each event that has changed the log: the round before and after it, and the event's number. */
  typed(number: number, before: Round, after: Round): void {
    if (after.missed === null) this.#open.push(number);
    if (after.batchNumber === before.batchNumber) return;
    this.#closed = this.#open;
    this.#open = [];
  }

  /** The same for a deletion. Returns the numbers of the events whose characters it has removed. */
  deleted(before: Round, after: Round): readonly number[] {
    if (after.batchNumber !== before.batchNumber) this.#open = this.#closed;
    const removed = before.totalTyped - after.totalTyped;
    return this.#open.splice(this.#open.length - removed);
  }
}
