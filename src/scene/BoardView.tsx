import { extend, type PixiReactElementProps } from '@pixi/react';
import { useStore } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { BoardPainter, type BoardPainterOptions } from './BoardPainter';
import { GlyphField } from './GlyphField';

declare module '@pixi/react' {
  interface PixiElements {
    pixiGlyphField: PixiReactElementProps<typeof GlyphField>;
  }
}
extend({ GlyphField });

type BoardViewProps = Pick<BoardPainterOptions, 'app' | 'metrics' | 'palette' | 'onCanvasShown'>;

/** The scene. JSX holds its structure; a painter draws what changes, because a commit of this tree comes a frame late. */
export function BoardView({ app, metrics, palette, onCanvasShown }: BoardViewProps) {
  const store = useStore();
  const fieldRef = useRef<GlyphField>(null);

  const painterRef = useRef<BoardPainter | null>(null);
  const stop = useCallback(() => {
    painterRef.current?.destroy();
    painterRef.current = null;
  }, []);

  // Not a layout effect, which would draw the first picture in the task that builds the scene: keys come in between.
  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    painterRef.current = new BoardPainter({ app, store, metrics, palette, field, onCanvasShown });
    return stop;
  }, [app, metrics, palette, store, onCanvasShown, stop]);

  // A layout effect, because it must stop before the scene and its renderer are destroyed.
  useLayoutEffect(() => stop, [stop]);

  return <pixiGlyphField ref={fieldRef} />;
}
