import type { PageMessage, WorkerMessage } from './messages';

/** Long enough for a page with work of its own on a busy machine. One that is asleep does not answer at all. */
const TIMEOUT_MS = 10_000;

/** A page or a worker. */
interface Asked {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** The version of a page or of a worker; null if it does not answer. */
export function askVersion(one: Asked, timeoutMs = TIMEOUT_MS): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), timeoutMs);
    // The same word either way.
    one.postMessage('version' satisfies PageMessage & WorkerMessage, [port2]);
  });
}
