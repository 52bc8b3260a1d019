/*
 * The host of every browser test, tool and benchmark: it serves a build as plain static hosts do. What is not there is
 * answered with 404, and the headers of `_headers` come with every answer, wrong ones as well.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from './contentTypes.mjs';

const PAGE = 'index.html';
const HEADERS = '_headers';
const MISSING = '404.html';

/**
 * What a host sends in place of a file. Its headers come on top of the shipped ones.
 *
 * @typedef {{
 *   readonly status: number;
 *   readonly headers?: Readonly<Record<string, string>>;
 *   readonly body?: string | Uint8Array;
 * }} OtherAnswer
 */

/** Serves a folder below a path. The folder can be changed, and the host stopped and started again, on the same port. */
export class StaticHost {
  #server;
  #port;
  #path;
  /** @type {import('node:net').Socket[]} */
  #connections = [];
  /** Compressed bodies by ETag. @type {Map<string, Buffer>} */
  #compressed = new Map();
  #isCompressing;
  /** The requested files, in order; the page is `index.html`. @type {string[]} */
  asked = [];
  /** The files that were sent, in order, without those answered with “not modified”. @type {string[]} */
  sent = [];
  /**
   * The answer instead of a file; with `silence` there is never one. Undefined serves the file. What it waits for is
   * held back.
   *
   * @type {(file: string) => OtherAnswer | 'silence' | undefined | Promise<OtherAnswer | 'silence' | undefined>}
   */
  instead = () => undefined;
  /** Headers sent with every file, on top of the shipped ones. @type {Readonly<Record<string, string>>} */
  headers = {};
  /** Changes a file before it is sent. @type {(file: string, body: Buffer) => Buffer} */
  change = (_file, body) => body;
  /** The ETag of a file. @type {(file: string, body: Buffer) => string} */
  tagOf = (_file, body) => createHash('sha256').update(body).digest('hex').slice(0, 16);
  /** A connection that stops within the page. @type {{ before: string, goesOn: Promise<void> } | null} */
  #stall = null;

  /**
   * @param {string} folder
   * @param {{ path?: string, port?: number, isCompressing?: boolean }} [options] the path below which it is served, `/` if
   *   left out; a port, any free one if left out; whether files are sent compressed, as hosts do
   */
  constructor(folder, { path = '/', port = 0, isCompressing = false } = {}) {
    this.folder = folder;
    this.#path = path;
    this.#port = port;
    this.#isCompressing = isCompressing;
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.on('connection', (connection) => this.#connections.push(connection));
  }

  get url() {
    return `http://localhost:${this.#port}${this.#path}`;
  }

  /** All bytes that it has sent, including headers. */
  get sentBytes() {
    return this.#connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  }

  /** @returns {Promise<void>} */
  async start() {
    await new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#port, () => resolve(undefined));
    });
    const address = this.#server.address();
    if (address && typeof address === 'object') this.#port = address.port;
  }

  /** @returns {Promise<void>} */
  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Stops sending the page just before this text of it, until the returned function is called.
   *
   * @param {string} text
   * @returns {() => void}
   */
  stopBefore(text) {
    /** @type {() => void} */
    let goOn = () => {};
    const goesOn = new Promise((resolve) => {
      goOn = () => resolve(undefined);
    });
    this.#stall = { before: text, goesOn };
    return goOn;
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #answer(request, response) {
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
    const isBelow = path.startsWith(this.#path);
    const file = isBelow ? path.slice(this.#path.length).replace(/(^|\/)$/, `$1${PAGE}`) : path;
    this.asked.push(file);
    const other = await this.instead(file);
    if (other === 'silence') return;
    const shipped = isBelow ? this.#shippedHeaders(file) : {};
    const body = other ? null : this.#read(file);
    if (other) response.writeHead(other.status, { ...shipped, ...other.headers }).end(other.body);
    else if (!isBelow || !body) this.#say404(shipped, response);
    else await this.#send(file, body, shipped, request, response);
  }

  /**
   * @param {Record<string, string>} shipped
   * @param {import('node:http').ServerResponse} response
   */
  #say404(shipped, response) {
    const told = { ...shipped, 'content-type': contentType(MISSING), ...this.headers };
    response.writeHead(404, told).end(this.#read(MISSING) ?? 'Not found');
  }

  /**
   * @param {string} file
   * @param {Buffer} body
   * @param {Record<string, string>} shipped
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #send(file, body, shipped, request, response) {
    const etag = `"${this.tagOf(file, body)}"`;
    const told = { 'content-type': contentType(file), ...shipped, etag, ...this.headers };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, told).end();
      return;
    }
    this.sent.push(file);
    if (this.#isCompressing && !/\.(woff2|png)$/.test(file)) {
      const compressed = this.#compressed.get(etag) ?? brotliCompressSync(body);
      this.#compressed.set(etag, compressed);
      response.writeHead(200, { ...told, 'content-encoding': 'br' }).end(compressed);
      return;
    }
    response.writeHead(200, told);
    const at = this.#stall && file === PAGE ? body.indexOf(this.#stall.before) : 0;
    if (this.#stall && at > 0) {
      response.write(body.subarray(0, at));
      await this.#stall.goesOn;
    }
    response.end(body.subarray(at));
  }

  /**
   * The bytes of a file; null if it is not there. `_headers` is for hosts, which do not send it.
   *
   * @param {string} file
   */
  #read(file) {
    if (file === HEADERS || normalize(file).startsWith('..')) return null;
    try {
      return this.change(file, readFileSync(join(this.folder, file)));
    } catch {
      return null;
    }
  }

  /**
   * What `_headers` says of a file, by the rules of the hosts that read it: each rule that fits, in order.
   *
   * @param {string} file
   * @returns {Record<string, string>}
   */
  #shippedHeaders(file) {
    /** @type {Record<string, string>} */
    const headers = {};
    let isFitting = false;
    for (const line of this.#headerLines()) {
      const [, removed] = line.match(/^\s+! (\S+)/) ?? [];
      const [, name = '', value = ''] = line.match(/^\s+([\w-]+): (.*)$/) ?? [];
      if (/^\S/.test(line)) isFitting = `/${file}`.startsWith(line.replace(/\*$/, ''));
      else if (isFitting && removed) delete headers[removed.toLowerCase()];
      else if (isFitting && name) headers[name.toLowerCase()] = value;
    }
    return headers;
  }

  #headerLines() {
    try {
      return readFileSync(join(this.folder, HEADERS), 'utf8').split('\n');
    } catch {
      return [];
    }
  }
}
