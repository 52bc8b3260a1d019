import { type LearnedProgress, LearnedReading } from '../learn/LearnedReading';
import type { KnownLists } from '../words/withLoadedLists';
import { type LuckProgress, LuckReading } from './LuckReading';
import { PairsRebuild, type RebuildProgress } from './PairsRebuild';

/** A request for work over many saved rounds. */
export type PairsRequest =
  | { readonly kind: 'rebuild'; readonly lists: KnownLists }
  | { readonly kind: 'luck' | 'learned'; readonly lists: KnownLists; readonly ids: readonly string[] };

/** The progress or outcome of such work. */
export type PairsProgress = RebuildProgress | LuckProgress | LearnedProgress;

/** Begins the work, here. Returns a function that stops it. */
export function beginPairsWork(request: PairsRequest, report: (progress: PairsProgress) => void): () => void {
  if (request.kind === 'rebuild') {
    const rebuild = new PairsRebuild(report);
    rebuild.run(request.lists).catch(fail);
    return () => rebuild.stop();
  }
  const reading = request.kind === 'luck' ? new LuckReading(report) : new LearnedReading(report);
  reading.read(request.ids, request.lists).catch(fail);
  return () => reading.stop();
}

/** Makes a failure one of the whole worker, so that the page does the work instead. */
function fail(error: unknown): void {
  reportError(error);
}
