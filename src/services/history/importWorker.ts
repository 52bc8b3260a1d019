/*
 * The Web Worker that reads files of rounds and adds them, started by `startImport`. The work itself is in
 * `RoundsImport`, which runs on the page where the browser starts no worker.
 */
import { type ImportRequest, RoundsImport } from './roundsImport';

const rounds = new RoundsImport((progress) => postMessage(progress));

addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  rounds.handle(data).catch(reportError);
});
