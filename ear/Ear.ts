import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** A text that the screen reader has sent to the voice. */
export interface Said {
  readonly text: string;
  readonly beganMs: number;
  /** Null while it is being spoken, and for ever if it was cut off. */
  readonly endedMs: number | null;
}

/** How long to wait for anything, on a busy machine, in ms. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** Reads from the voice's log what it says. */
export class Ear {
  #from = 0;

  constructor(readonly logPath: string) {}

  /** Forgets everything said up to now. */
  forget(): void {
    this.#from = this.#all().length;
  }

  /** Everything said since `forget`. */
  said(): readonly Said[] {
    return this.#all().slice(this.#from);
  }

  /** The texts that were spoken to the end. */
  heard(): readonly string[] {
    return this.said()
      .filter(({ endedMs }) => endedMs !== null)
      .map(({ text }) => text);
  }

  /** Waits until a matching text has been spoken to the end. @throws Error if that takes too long */
  async hears(pattern: RegExp, patienceMs = PATIENCE_MS): Promise<Said> {
    const find = () => this.said().find(({ text, endedMs }) => endedMs !== null && pattern.test(text));
    const found = await until(find, patienceMs);
    if (!found) throw new Error(`${pattern} was not heard. Said instead:\n${this.tell()}`);
    return found;
  }

  /** Waits until nothing has been said for a while. */
  async silence(forMs = 1200): Promise<void> {
    let [count, since] = [-1, Date.now()];
    await until(() => {
      const all = this.#all();
      const last = all.at(-1);
      // A text that was cut off has no end.
      const isSpeaking = last !== undefined && last.endedMs === null && Date.now() - last.beganMs < 15_000;
      const now = all.length + all.filter(({ endedMs }) => endedMs !== null).length;
      if (now !== count || isSpeaking) [count, since] = [now, Date.now()];
      return Date.now() - since >= forMs ? true : undefined;
    });
  }

  /** Everything said since `forget`, a line per text. */
  tell(): string {
    const said = this.said();
    const beganMs = said[0]?.beganMs ?? 0;
    return said
      .map((one) => {
        const at = ((one.beganMs - beganMs) / 1000).toFixed(2).padStart(7);
        return `${at} s  ${one.text}${one.endedMs === null ? '  (cut off)' : ''}`;
      })
      .join('\n');
  }

  #all(): readonly Said[] {
    const said: { text: string; beganMs: number; endedMs: number | null }[] = [];
    for (const line of readFileSync(this.logPath, 'utf8').split('\n').filter(Boolean)) {
      const [at = '', what, text = ''] = line.split('\t');
      if (what === 'begins') said.push({ text: text.trim(), beganMs: Number(at), endedMs: null });
      const last = said.findLast((one) => one.text === text.trim());
      if (what === 'ends' && last) last.endedMs = Number(at);
    }
    return said;
  }
}

/** Waits until `look` finds something; undefined if it does not in time. */
export async function until<T>(
  look: () => T | undefined | Promise<T | undefined>,
  patienceMs = PATIENCE_MS,
): Promise<T | undefined> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined || Date.now() > end) return found;
    await setTimeout(LOOK_EVERY_MS);
  }
}
