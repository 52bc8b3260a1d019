import { extend, type PixiReactElementProps } from '@pixi/react';
import { useStore } from 'jotai';
import type { Application } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import type { Round } from '../core/round';
import { roundAtom } from '../state/roundAtoms';
import type { Palette } from '../theme/readPalette';
import type { TypeMetrics } from '../theme/typeMetrics';
import { GlyphAtlas } from './GlyphAtlas';
import { GlyphField } from './GlyphField';
import { startBlink } from './startBlink';

declare module '@pixi/react' {
  interface PixiElements {
    pixiGlyphField: PixiReactElementProps<typeof GlyphField>;
  }
}
extend({ GlyphField });

interface BoardViewProps {
  readonly app: Application;
  readonly metrics: TypeMetrics;
  readonly palette: Palette;
  /** Hears whether the canvas shows the words: after each first drawing, and when its context is lost. */
  readonly onPicture: (isThere: boolean) => void;
}

/**
 * The scene. JSX holds its structure; what a key changes is drawn from the store's own subscription, inside the
 * event that changed it, because a commit of this tree would come a frame late.
 */
export function BoardView({ app, metrics, palette, onPicture }: BoardViewProps) {
  const store = useStore();
  const fieldRef = useRef<GlyphField>(null);

  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    const atlas = new GlyphAtlas(metrics, palette);
    const { canvas } = app;
    let isCaretWanted = true;
    field.setType(atlas, metrics, palette.underlinesErrors);

    const render = (): void => {
      if (!isContextLost(app)) app.render();
    };
    const blink = startBlink((visible) => {
      if (!isCaretWanted) return;
      field.caretVisible = visible;
      render();
    });
    let painted: Round | undefined;
    const paint = (): void => {
      const round = store.get(roundAtom);
      painted = round;
      field.draw(round);
      isCaretWanted = round.phase !== 'finish';
      field.caretVisible = isCaretWanted;
      fitCanvas(app, metrics, field.lineCount);
      render();
      if (isCaretWanted) blink.keepSolid();
    };
    const paintIfChanged = (): void => {
      if (!painted || looksDifferent(painted, store.get(roundAtom))) paint();
    };
    const show = (): void => {
      paint();
      onPicture(!isContextLost(app));
    };
    const lose = (): void => onPicture(false);

    show();
    const stopListening = store.sub(roundAtom, paintIfChanged);
    canvas.addEventListener('webglcontextlost', lose);
    canvas.addEventListener('webglcontextrestored', show);
    return () => {
      stopListening();
      blink.stop();
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', show);
      atlas.destroy();
    };
  }, [app, metrics, palette, store, onPicture]);

  return <pixiGlyphField ref={fieldRef} />;
}

/** A 2D canvas has no context that Pixi could lose. */
function isContextLost({ renderer }: Application): boolean {
  return 'context' in renderer && renderer.context.isLost;
}

/** A second that passes changes the round and nothing of its picture. */
function looksDifferent(a: Round, b: Round): boolean {
  return a.typed !== b.typed || a.expected !== b.expected || a.phase !== b.phase;
}

/** The canvas is as large as the words, not as the window: reading a large one back is dear without a GPU. */
function fitCanvas(app: Application, metrics: TypeMetrics, lineCount: number): void {
  const { dpr, columns, cellPx, linePx } = metrics;
  const { renderer } = app;
  const width = (columns * cellPx) / dpr;
  const height = (lineCount * linePx) / dpr;
  if (
    renderer.resolution === dpr &&
    renderer.canvas.width === columns * cellPx &&
    renderer.canvas.height === lineCount * linePx
  ) {
    return;
  }
  renderer.resize(width, height, dpr);
}
