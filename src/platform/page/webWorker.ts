import { scriptAddress } from './scriptAddress';

/** A worker that has not said a word by then, in ms, is none: something answers in place of its file. */
const PATIENCE_MS = 10_000;

/** A Web Worker of the page's own: another thread, on which nothing holds up the page. */
export interface PageWorker<Order> {
  readonly order: (order: Order) => void;
  /** Ends it at once, whatever it is doing. */
  readonly end: () => void;
}

/**
 * Starts a Web Worker. It is to answer its first order at once, if only to say that it has begun.
 *
 * @param onNews hears what it posts
 * @param onFailed hears, later and once, that it cannot be started, has failed or keeps silent; it has been ended then
 */
export function startWorker<Order, News>(
  address: string,
  onNews: (news: News) => void,
  onFailed: () => void,
): PageWorker<Order> {
  let worker: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    worker?.terminate();
  };
  const fail = (): void => {
    if (isOver) return;
    end();
    onFailed();
  };
  try {
    worker = new Worker(scriptAddress(address), { type: 'module' });
    worker.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (!isOver) onNews(data);
    };
    worker.onerror = fail;
    timer = setTimeout(fail, PATIENCE_MS);
  } catch {
    queueMicrotask(fail);
  }
  return { order: (order) => worker?.postMessage(order), end };
}
