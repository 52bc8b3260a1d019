import { notifyRoundsChanged } from '../../platform/history/roundsChanges';
import { type PageWorker, startWorker } from '../../platform/page/webWorker';
import address from './importWorker?worker&url';
import { type ImportProgress, type ImportRequest, RoundsImport } from './roundsImport';

/** A running import. It handles requests until it is terminated. */
export type RunningImport = PageWorker<ImportRequest>;

/**
 * Starts an import in a Web Worker. If the worker cannot start or fails, all its requests are run again on the page.
 */
export function startImport(onProgress: (progress: ImportProgress) => void): RunningImport {
  const requests: ImportRequest[] = [];
  let isOver = false;
  let onPage: RoundsImport | null = null;
  const report = (progress: ImportProgress): void => {
    // The worker has told all tabs, too, but is terminated right afterwards, and that may get lost.
    if (progress.step === 'added' && progress.rounds > 0) notifyRoundsChanged(null);
    onProgress(progress);
  };
  const handle = (request: ImportRequest): void => void onPage?.handle(request);
  const worker = startWorker<ImportRequest, ImportProgress>(address, report, () => {
    onPage = new RoundsImport((progress) => !isOver && report(progress));
    requests.forEach(handle);
  });
  return {
    send: (request) => {
      requests.push(request);
      if (onPage) handle(request);
      else worker.send(request);
    },
    terminate: () => {
      isOver = true;
      worker.terminate();
      handle({ kind: 'stop' });
    },
  };
}
