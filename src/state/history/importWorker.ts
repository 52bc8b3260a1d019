/*
 * The Web Worker that reads files of rounds and adds what is in them: `startImport` starts it. What it does is
 * `RoundsImport`, which does the same on a page whose browser starts no worker.
 */
import { type ImportOrder, RoundsImport } from './roundsImport';

const rounds = new RoundsImport((news) => postMessage(news));

addEventListener('message', ({ data }: MessageEvent<ImportOrder>) => {
  rounds.follow(data).catch(reportError);
});
