import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../tools/contentTypes.mjs';

/** The parts of the page that can be held back. */
const PARTS = {
  app: /\/index-.*\.js$/,
  board: /\/Board-.*\.js$/,
} as const;
export type Part = keyof typeof PARTS;

/** Serves the build. Requests for held parts wait until `release`. Nothing is cached, so they wait on every load. */
export class Host {
  #held = new Set<Part>();
  #read = new Map<string, Buffer>();
  #waiting: { part: Part; respond: () => void }[] = [];
  #server: Server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname;
    const path = asked === '/' ? '/index.html' : asked;
    const part = (Object.keys(PARTS) as Part[]).find((name) => PARTS[name].test(path));
    if (part && this.#held.has(part)) {
      await new Promise<void>((respond) => this.#waiting.push({ part, respond }));
    }
    try {
      const body = this.#read.get(path) ?? (await readFile(join(this.folder, path)));
      this.#read.set(path, body);
      response.writeHead(200, { 'content-type': contentType(path), 'cache-control': 'no-store' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });

  constructor(readonly folder: string) {}

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve));
  }

  async stop(): Promise<void> {
    this.release();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
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
