import { startWorker } from '../../platform/page/webWorker';
import { beginPairsWork, type PairsProgress, type PairsRequest } from './pairsWork';
import address from './pairsWorker?worker&url';

/**
 * Does work over many saved rounds in a Web Worker; on the page, in short pieces, where the worker cannot start or fails.
 * Returns a function that stops it at once.
 */
export function startPairsWork(
  request: PairsRequest,
  onProgress: (progress: PairsProgress) => void,
): () => void {
  let isOver = false;
  let stopOnPage = (): void => {};
  const report = (progress: PairsProgress): void => {
    if (!isOver) onProgress(progress);
  };
  const worker = startWorker<PairsRequest, PairsProgress>(address, report, () => {
    stopOnPage = beginPairsWork(request, report);
  });
  worker.send(request);
  return () => {
    isOver = true;
    worker.terminate();
    stopOnPage();
  };
}
