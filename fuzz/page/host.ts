import { StaticHost } from '../../tools/StaticHost.mjs';

/** The parts of the page that can be held back. */
const PARTS = {
  app: /\bindex-.*\.js$/,
  board: /\bBoard-.*\.js$/,
} as const;
export type Part = keyof typeof PARTS;

/** Serves the build. Requests for held parts wait until `release`. Nothing is cached, so they wait on every load. */
export class Host {
  #held = new Set<Part>();
  #waiting: { part: Part; respond: () => void }[] = [];
  #host: StaticHost;

  constructor(folder: string) {
    this.#host = new StaticHost(folder);
    this.#host.headers = { 'cache-control': 'no-store' };
    this.#host.instead = async (file) => {
      const part = (Object.keys(PARTS) as Part[]).find((name) => PARTS[name].test(file));
      if (part && this.#held.has(part)) {
        await new Promise<void>((respond) => this.#waiting.push({ part, respond }));
      }
      return undefined;
    };
  }

  get url(): string {
    return this.#host.url;
  }

  start(): Promise<void> {
    return this.#host.start();
  }

  stop(): Promise<void> {
    this.release();
    return this.#host.stop();
  }

  hold(parts: readonly Part[]): void {
    for (const part of parts) this.#held.add(part);
  }

  /** Releases parts, all of them by default. */
  release(parts: readonly Part[] = Object.keys(PARTS) as Part[]): void {
    for (const part of parts) this.#held.delete(part);
    const released = this.#waiting.filter(({ part }) => parts.includes(part));
    this.#waiting = this.#waiting.filter(({ part }) => !parts.includes(part));
    for (const { respond } of released) respond();
  }
}
