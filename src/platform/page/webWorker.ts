import { refresh } from './hostFiles';
import { trustedScriptUrl } from './trustedScriptUrl';

/** A worker that does not answer within this many ms has failed: the host may have sent something else. */
const SILENCE_TIMEOUT_MS = 10_000;

/** A Web Worker: work on it does not block the page. */
export interface PageWorker<Request> {
  readonly send: (request: Request) => void;
  /** Terminates it at once, whatever it is doing. */
  readonly terminate: () => void;
}

/**
 * Starts a Web Worker. The worker must answer its first request at once, if only to say that it has begun.
 *
 * @param onMessage called with what the worker posts
 * @param onFailed called once, asynchronously, if the worker cannot start, fails or does not answer; it is then terminated
 */
export function startWorker<Request, Message>(
  url: string,
  onMessage: (message: Message) => void,
  onFailed: () => void,
): PageWorker<Request> {
  let worker: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const terminate = (): void => {
    isOver = true;
    clearTimeout(timer);
    worker?.terminate();
  };
  const fail = (): void => {
    if (isOver) return;
    terminate();
    // For the next one: what the browser's cache has may be something else than the worker.
    void refresh([url]);
    onFailed();
  };
  try {
    worker = new Worker(trustedScriptUrl(url), { type: 'module' });
    worker.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (!isOver) onMessage(data);
    };
    worker.onerror = fail;
    timer = setTimeout(fail, SILENCE_TIMEOUT_MS);
  } catch {
    queueMicrotask(fail);
  }
  return { send: (request) => worker?.postMessage(request), terminate };
}
