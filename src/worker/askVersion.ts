import type { PageMessage, WorkerMessage } from './messages';

/** A page that is asleep does not answer. */
const TIMEOUT_MS = 1000;

/** The version of a page or of another worker; null if it does not answer. */
export function askVersion(one: WindowClient | ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), TIMEOUT_MS);
    // The same word either way.
    one.postMessage('version' satisfies PageMessage & WorkerMessage, [port2]);
  });
}
