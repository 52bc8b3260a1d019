import { extend, type PixiReactElementProps } from '@pixi/react';
import { useStore } from 'jotai';
import type { Application } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import type { PlayedKeys } from '../core/replay/playedKeys';
import { isFilled, type Round } from '../core/round/round';
import { optionsAtom } from '../state/options/optionsAtoms';
import { fieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { ghostDueAtom, ghostPlaceAtom, roundOnBoardAtom, watchedAtom } from '../state/replay/boardAtoms';
import type { Palette } from '../theme/readPalette';
import type { WordsLayout } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';
import { ribbonRoom } from '../type/typeMetrics';
import { CaretGlide } from './CaretGlide';
import { fitCanvas, mostLines, ribbonBox, wordsBox } from './canvasBox';
import { GlyphAtlas } from './GlyphAtlas';
import { GlyphField } from './GlyphField';
import { Ribbon } from './Ribbon';
import { startBlink } from './startBlink';

declare module '@pixi/react' {
  interface PixiElements {
    pixiGlyphField: PixiReactElementProps<typeof GlyphField>;
    pixiRibbon: PixiReactElementProps<typeof Ribbon>;
  }
}
extend({ GlyphField, Ribbon });

/** Of WebGL, and of a 2D canvas. */
const LOST = ['webglcontextlost', 'contextlost'] as const;
const RESTORED = ['webglcontextrestored', 'contextrestored'] as const;

/** An atlas of more is too high for some GPUs: then it has just what is on show. */
const MOST_OTHERS = 130;

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
  const ribbonRef = useRef<Ribbon>(null);

  useLayoutEffect(() => {
    const field = fieldRef.current;
    const ribbon = ribbonRef.current;
    if (!field || !ribbon) return;
    let atlas = new GlyphAtlas(metrics, palette);
    const { canvas } = app;
    field.setType(atlas, metrics);
    /** Words in other letters than those so far: each has its picture before they are drawn. */
    const fitAtlas = ({ setup, expected }: Round): void => {
      if (atlas.has(expected)) return;
      const before = atlas;
      const all = othersIn((setup.characters ?? '') + expected);
      const others = all.length > MOST_OTHERS ? othersIn(expected) : all;
      atlas = new GlyphAtlas(metrics, palette, others);
      field.setType(atlas, metrics);
      // What is on show is drawn anew right away, with pictures of the new one.
      before.destroy();
    };

    const render = (): void => {
      if (isContextLost(app)) return;
      const patch = keepsPicture(app) && !store.get(watchedAtom) ? field.takePatch() : null;
      if (patch) app.renderer.render({ container: patch, clear: false });
      else app.render();
    };
    const blink = startBlink((visible) => {
      field.caretVisible = visible;
      render();
    });
    const glide = new CaretGlide(() => {
      field.caretX = glide.x;
      render();
    });
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let painted: Round | undefined;
    let fitted: WordsLayout | null = null;
    let ribboned: PlayedKeys | null = null;
    let linesToWatch = 0;
    const fitToWords = (): void => {
      const watched = store.get(watchedAtom);
      const played = watched?.played ?? null;
      const isOther = played !== ribboned;
      if (isOther) {
        ribboned = played;
        const durationMs = watched?.playback.durationMs ?? 0;
        ribbon.show(played?.keys ?? null, durationMs, metrics, palette);
        linesToWatch = watched ? mostLines(watched.played.texts, metrics, isFilled(watched.round.setup)) : 0;
        // What is drawn over with the round that is played again.
        field.forgetPicture();
      }
      if (field.layout === fitted && !isOther) return;
      fitted = field.layout;
      if (!fitted) return;
      if (watched) {
        const room = ribbonRoom(metrics);
        field.x = fitted.leftPx - room.leftPx;
        ribbon.y = linesToWatch * metrics.linePx;
        fitCanvas(app, metrics, ribbonBox(room, linesToWatch, metrics));
      } else {
        field.x = 0;
        fitCanvas(app, metrics, wordsBox(fitted, metrics));
      }
    };
    const paint = (): void => {
      const round = store.get(roundOnBoardAtom);
      const watched = store.get(watchedAtom);
      const isCaretWanted = round.phase !== 'finish';
      const isFocused = store.get(fieldFocusedAtom);
      if (round.expected !== painted?.expected) fitAtlas(round);
      const { caret, gliding } = store.get(optionsAtom);
      painted = round;
      field.draw(round);
      const isShown = isFocused && isCaretWanted && caret !== 'off';
      const mayGlide = gliding && isShown && !watched && !lessMotion.matches;
      glide.follow(field.caretPlace, mayGlide ? field.layout : null);
      field.caretX = glide.x;
      field.ghost = ghostPosition(round);
      field.caretShape = watched ? 'line' : caret;
      field.caretVisible = isCaretWanted;
      field.caretHollow = !isFocused && !watched;
      fitToWords();
      if (watched) ribbon.setPosition(watched.atMs, atlas, metrics);
      render();
      if (isCaretWanted && isFocused && !watched) blink.keepSolid();
      else blink.rest();
    };
    const paintIfChanged = (): void => {
      const watched = store.get(watchedAtom);
      if (!painted || watched || ribboned || looksDifferent(painted, store.get(roundOnBoardAtom))) paint();
    };
    /** A ghost of other words is not among these. */
    const ghostPosition = ({ batchNumber, phase }: Round): number | null => {
      const place = phase === 'finish' || store.get(watchedAtom) ? null : store.get(ghostPlaceAtom);
      return place?.batchNumber === batchNumber ? place.position : null;
    };
    const paintGhost = (): void => {
      const position = ghostPosition(store.get(roundOnBoardAtom));
      // A key has brought it there already.
      if (position === field.ghost) return;
      field.ghost = position;
      render();
    };
    const show = (): void => {
      field.forgetPicture();
      paint();
      onPicture(!isContextLost(app));
    };
    const lose = (): void => onPicture(false);

    show();
    const stopListening = store.sub(roundOnBoardAtom, paintIfChanged);
    const stopWatchingGhost = store.sub(ghostDueAtom, paintGhost);
    const stopWatchingOptions = store.sub(optionsAtom, paint);
    const stopWatchingFocus = store.sub(fieldFocusedAtom, paint);
    for (const lost of LOST) canvas.addEventListener(lost, lose);
    for (const restored of RESTORED) canvas.addEventListener(restored, show);
    return () => {
      stopListening();
      stopWatchingGhost();
      stopWatchingOptions();
      stopWatchingFocus();
      blink.stop();
      glide.stop();
      for (const lost of LOST) canvas.removeEventListener(lost, lose);
      for (const restored of RESTORED) canvas.removeEventListener(restored, show);
      atlas.destroy();
    };
  }, [app, metrics, palette, store, onPicture]);

  return (
    <>
      <pixiGlyphField ref={fieldRef} />
      <pixiRibbon ref={ribbonRef} />
    </>
  );
}

/** The characters of a text besides those that every atlas has, each once. */
function othersIn(text: string): string {
  return [...new Set(text)].filter((character) => !/[a-z ]/.test(character)).join('');
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
