import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../tools/contentTypes.mjs';

/** What a host sends in place of a file. */
export interface OtherAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A static host that serves a folder from a path below its root. The folder can be changed, and the host stopped. */
export class StaticServer {
  static readonly #BASE = '/deep/down/';
  #server: Server;
  #port = 0;
  /** The requested files, in order; the page is `index.html`. */
  readonly asked: string[] = [];
  /** The files that were sent, in order, without those answered with “not modified”. */
  readonly sent: string[] = [];
  /** The answer instead of a file; with `silence` there is never one. Undefined serves the file. */
  instead: (file: string) => OtherAnswer | 'silence' | undefined = () => undefined;

  /** Headers sent with every file. */
  headers: Readonly<Record<string, string>> = {};

  /** A connection that stops: the rest of the page comes once `goesOn` resolves. */
  #stall: { readonly before: string; readonly goesOn: Promise<void> } | null = null;

  /** The ETag of a file. */
  tagOf: (file: string, body: Buffer) => string = (_file, body) =>
    createHash('sha256').update(body).digest('hex').slice(0, 16);

  constructor(public folder: string) {
    this.#server = this.#make();
  }

  get url(): string {
    return `http://localhost:${this.#port}${StaticServer.#BASE}`;
  }

  /** Stops sending the page just before this text of it, until the returned function is called. */
  stopBefore(text: string): () => void {
    let goOn = (): void => {};
    const goesOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    this.#stall = { before: text, goesOn };
    return goOn;
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
      const file = path.startsWith(StaticServer.#BASE)
        ? path.slice(StaticServer.#BASE.length) || 'index.html'
        : path;
      this.asked.push(file);
      const other = this.instead(file);
      if (other === 'silence') return;
      if (other) response.writeHead(other.status, other.headers).end(other.body);
      else await this.#serve(file, request, response);
    });
  }

  async #serve(file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await readFile(join(this.folder, file));
      const etag = `"${this.tagOf(file, body)}"`;
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, { etag }).end();
        return;
      }
      this.sent.push(file);
      const told = { 'content-type': contentType(file), 'cache-control': 'no-cache', etag };
      response.writeHead(200, { ...told, ...this.headers });
      const at = this.#stall && file === 'index.html' ? body.indexOf(this.#stall.before) : 0;
      if (this.#stall && at > 0) {
        response.write(body.subarray(0, at));
        await this.#stall.goesOn;
      }
      response.end(body.subarray(at));
    } catch {
      response.writeHead(404).end();
    }
  }
}
