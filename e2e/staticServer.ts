import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../tools/contentTypes.mjs';

/** A plain static host that serves a folder from a path below its root, and can be pointed at another or taken away. */
export class StaticServer {
  static readonly #BASE = '/deep/down/';
  #server: Server;
  #port = 0;
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];

  constructor(public folder: string) {
    this.#server = this.#make();
  }

  get url(): string {
    return `http://localhost:${this.#port}${StaticServer.#BASE}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #make(): Server {
    return createServer(async (request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      this.asked.push(path);
      const file = path.startsWith(StaticServer.#BASE)
        ? path.slice(StaticServer.#BASE.length) || 'index.html'
        : '';
      try {
        const body = await readFile(join(this.folder, file));
        response.writeHead(200, {
          'content-type': contentType(file),
          'cache-control': 'no-cache',
        });
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
  }
}
