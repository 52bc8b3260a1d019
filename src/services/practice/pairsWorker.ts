/*
 * The Web Worker for work over many saved rounds, started by `startPairsWork`. The work itself is in `pairsWork`, which
 * runs on the page where the browser starts no worker.
 */
import { beginPairsWork, type PairsRequest } from './pairsWork';

addEventListener('message', ({ data }: MessageEvent<PairsRequest>) => {
  beginPairsWork(data, (progress) => postMessage(progress));
});
