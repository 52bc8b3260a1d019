import { extend, type PixiReactElementProps } from '@pixi/react';
import { useStore } from 'jotai';
import type { Application } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import type { Round } from '../core/round';
import { fieldFocusedAtom } from '../state/fieldFocusAtoms';
import { roundAtom } from '../state/roundAtoms';
import type { Palette } from '../theme/readPalette';
import type { WordsLayout } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';
import { GlyphAtlas } from './GlyphAtlas';
import { GlyphField } from './GlyphField';
import { startBlink } from './startBlink';

declare module '@pixi/react' {
  interface PixiElements {
    pixiGlyphField: PixiReactElementProps<typeof GlyphField>;
  }
}
extend({ GlyphField });

/** Of WebGL, and of a 2D canvas. */
const LOST = ['webglcontextlost', 'contextlost'] as const;
const RESTORED = ['webglcontextrestored', 'contextrestored'] as const;

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
    field.setType(atlas, metrics);

    const render = (): void => {
      if (isContextLost(app)) return;
      const patch = keepsPicture(app) ? field.takePatch() : null;
      if (patch) app.renderer.render({ container: patch, clear: false });
      else app.render();
    };
    const blink = startBlink((visible) => {
      field.caretVisible = visible;
      render();
    });
    let painted: Round | undefined;
    let fitted: WordsLayout | null = null;
    const paint = (): void => {
      const round = store.get(roundAtom);
      const isCaretWanted = round.phase !== 'finish';
      const isFocused = store.get(fieldFocusedAtom);
      painted = round;
      field.draw(round);
      field.caretVisible = isCaretWanted;
      field.caretHollow = !isFocused;
      if (field.layout !== fitted) {
        fitted = field.layout;
        if (fitted) fitCanvas(app, metrics, fitted);
      }
      render();
      if (isCaretWanted && isFocused) blink.keepSolid();
      else blink.rest();
    };
    const paintIfChanged = (): void => {
      if (!painted || looksDifferent(painted, store.get(roundAtom))) paint();
    };
    const show = (): void => {
      field.forgetPicture();
      paint();
      onPicture(!isContextLost(app));
    };
    const lose = (): void => onPicture(false);

    show();
    const stopListening = store.sub(roundAtom, paintIfChanged);
    const stopWatchingFocus = store.sub(fieldFocusedAtom, paint);
    for (const lost of LOST) canvas.addEventListener(lost, lose);
    for (const restored of RESTORED) canvas.addEventListener(restored, show);
    return () => {
      stopListening();
      stopWatchingFocus();
      blink.stop();
      for (const lost of LOST) canvas.removeEventListener(lost, lose);
      for (const restored of RESTORED) canvas.removeEventListener(restored, show);
      atlas.destroy();
    };
  }, [app, metrics, palette, store, onPicture]);

  return <pixiGlyphField ref={fieldRef} />;
}

function isContextLost({ renderer }: Application): boolean {
  if ('context' in renderer) return renderer.context.isLost;
  // Pixi does not follow a 2D canvas's context, and older browsers do not tell.
  return renderer.canvas.getContext('2d')?.isContextLost?.() ?? false;
}

/** A 2D canvas keeps what is drawn on it; each sprite is work to it. WebGL draws all of them at once, anew. */
function keepsPicture({ renderer }: Application): boolean {
  return !('context' in renderer);
}

/** A second that passes changes the round and nothing of its picture. */
function looksDifferent(a: Round, b: Round): boolean {
  return a.typed !== b.typed || a.expected !== b.expected || a.phase !== b.phase;
}

/**
 * The canvas is as large as the words, not as the window: reading a large one back is dear without a GPU. Its scene
 * is in device pixels.
 */
function fitCanvas({ renderer }: Application, metrics: TypeMetrics, layout: WordsLayout): void {
  const { dpr, cellPx, linePx } = metrics;
  const widthPx = layout.columns * cellPx;
  const heightPx = layout.lines.length * linePx;
  if (renderer.canvas.width !== widthPx || renderer.canvas.height !== heightPx) {
    renderer.resize(widthPx, heightPx);
  }
  const { style } = renderer.canvas;
  style.width = `${widthPx / dpr}px`;
  style.height = `${heightPx / dpr}px`;
  style.marginLeft = `${layout.leftPx / dpr}px`;
}
