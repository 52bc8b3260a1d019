import { startWorker } from '../../platform/page/webWorker';
import { type KnownLists, PairsRebuild, type RebuildProgress, type RebuildRequest } from './PairsRebuild';
import address from './pairsWorker?worker&url';

/**
 * Counts the pairs of all saved rounds in a Web Worker; on the page, in short pieces, where the worker cannot start or
 * fails. Returns a function that stops it at once.
 */
export function startRebuild(lists: KnownLists, onProgress: (progress: RebuildProgress) => void): () => void {
  let isOver = false;
  let onPage: PairsRebuild | null = null;
  const report = (progress: RebuildProgress): void => {
    if (!isOver) onProgress(progress);
  };
  const start: RebuildRequest = { kind: 'start', lists };
  const worker = startWorker<RebuildRequest, RebuildProgress>(address, report, () => {
    onPage = new PairsRebuild(report);
    void onPage.handle(start);
  });
  worker.send(start);
  return () => {
    isOver = true;
    worker.terminate();
    void onPage?.handle({ kind: 'stop' });
  };
}
