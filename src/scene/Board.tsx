// The page's policy forbids code from strings, which Pixi would use.
import 'pixi.js/unsafe-eval';
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
  readonly onCanvasShown: (isThere: boolean) => void;
}

/** The words on a Pixi canvas. */
export function Board({ metrics, onCanvasShown }: BoardProps) {
  const store = useStore();
  const palette = usePalette();
  const scene = useCallback(
    (app: Application) => (
      <Provider store={store}>
        <BoardView app={app} metrics={metrics} palette={palette} onCanvasShown={onCanvasShown} />
      </Provider>
    ),
    [store, metrics, palette, onCanvasShown],
  );
  return <Stage>{scene}</Stage>;
}
