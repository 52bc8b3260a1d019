/*
 * The Web Worker that counts the pairs of all saved rounds, started by `startRebuild`. The work itself is in
 * `PairsRebuild`, which runs on the page where the browser starts no worker.
 */
import { PairsRebuild, type RebuildRequest } from './PairsRebuild';

const rebuild = new PairsRebuild((progress) => postMessage(progress));

addEventListener('message', ({ data }: MessageEvent<RebuildRequest>) => {
  rebuild.handle(data).catch(reportError);
});
