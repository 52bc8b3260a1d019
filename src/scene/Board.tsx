import { Provider, useStore } from 'jotai';
import type { Application } from 'pixi.js';
import { useCallback } from 'react';
import { usePalette } from '../theme/usePalette';
import type { TypeMetrics } from '../type/typeMetrics';
import { BoardView } from './BoardView';
import { Stage } from './Stage';

interface BoardProps {
  readonly metrics: TypeMetrics;
  /** Called with whether the canvas shows the words. Must be a stable function. */
  readonly onPicture: (isThere: boolean) => void;
}

/** The words on a Pixi canvas. Loaded on demand. */
export function Board({ metrics, onPicture }: BoardProps) {
  const store = useStore();
  const palette = usePalette();
  const scene = useCallback(
    (app: Application) => (
      <Provider store={store}>
        <BoardView app={app} metrics={metrics} palette={palette} onPicture={onPicture} />
      </Provider>
    ),
    [store, metrics, palette, onPicture],
  );
  return <Stage>{scene}</Stage>;
}
