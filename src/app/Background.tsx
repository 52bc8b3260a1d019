import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { syncBestAtom } from '../state/round/bestAtoms';
import { useOptions } from './useOptions';
import { useSaveRounds } from './useSaveRounds';

/** Follows the saved best and the options, and saves rounds. Renders nothing. */
export function Background() {
  const syncBest = useSetAtom(syncBestAtom);
  useEffect(() => syncBest(), [syncBest]);
  useOptions();
  useSaveRounds();
  return null;
}
