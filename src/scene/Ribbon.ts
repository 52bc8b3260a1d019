import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { KeyFate, PlayedKey } from '../core/replay/playedKeys';
import { isCutToLines } from '../core/round/round';
import type { Watched } from '../state/replay/boardAtoms';
import type { Palette } from '../theme/readPalette';
import { layoutWords } from '../type/layoutWords';
import { ribbonBox, type TypeMetrics } from '../type/typeMetrics';
import type { GlyphAtlas } from './GlyphAtlas';

/** The position of the base line, on which the marks of keys stand, as a share of the ribbon's height. */
const LINE_AT = 0.72;

interface Look {
  readonly colour: 'match' | 'mismatch' | 'untyped';
  /** The height of the mark above the base line, as a share of the space above it. */
  readonly above: number;
  /** Its depth below the base line, as a share of the ribbon's height. */
  readonly below: number;
}

/** Marks differ in height as well as in colour: without seeing red and green, errors reach below the base line. */
const LOOKS: Record<KeyFate, Look> = {
  right: { colour: 'match', above: 0.6, below: 0 },
  rightTakenBack: { colour: 'untyped', above: 0.3, below: 0 },
  wrong: { colour: 'mismatch', above: 1, below: 0.32 },
  wrongTakenBack: { colour: 'mismatch', above: 1, below: 0.16 },
  deletion: { colour: 'untyped', above: 0, below: 0.16 },
};

/**
 * The timeline of a replay: a mark at the time of each key, coloured by whether it was right and whether it was deleted
 * later. Pauses are gaps. The strip is drawn once onto a texture of its own; only the line of the current time moves.
 */
export class Ribbon extends Container {
  readonly #strip = new Sprite();
  readonly #position = new Sprite();
  #texture: Texture | null = null;
  #durationMs = 1;

  constructor(_options: Record<string, never> = {}) {
    super();
    this.addChild(this.#strip, this.#position);
    this.visible = false;
  }

  /** Draws the keys of a round that is watched, below its words; null hides the ribbon. */
  show(watched: Watched | null, metrics: TypeMetrics, palette: Palette): void {
    this.#texture?.destroy(true);
    this.#texture = null;
    this.#strip.texture = Texture.EMPTY;
    this.visible = watched !== null;
    if (!watched) return;
    const { played, playback, round } = watched;
    this.#durationMs = playback.durationMs;
    const lines = mostLines(played.texts, metrics, isCutToLines(round.setup)) + metrics.aheadLines;
    this.y = lines * metrics.linePx;
    const resource = drawStrip(played.keys, playback.durationMs, metrics, palette);
    this.#texture = new Texture({
      source: new CanvasSource({ resource, scaleMode: 'nearest', autoGenerateMipmaps: false }),
    });
    this.#strip.texture = this.#texture;
  }

  /** Moves the line of the current time, which has the caret's colour. */
  setPosition(atMs: number, { caret, metrics }: GlyphAtlas): void {
    const { widthPx, heightPx } = ribbonBox(metrics);
    const { strokePx } = metrics;
    this.#position.texture = caret;
    this.#position.setSize(strokePx, heightPx);
    this.#position.x = Math.round((atMs / this.#durationMs) * (widthPx - strokePx));
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    this.#texture?.destroy(true);
    super.destroy(options);
  }
}

/** The number of lines of the tallest of these texts, so that the ribbon stays in its place. */
function mostLines(texts: readonly string[], metrics: TypeMetrics, isCut: boolean): number {
  return Math.max(...texts.map((text) => layoutWords(text, metrics, isCut).lines.length));
}

function drawStrip(
  keys: readonly PlayedKey[],
  durationMs: number,
  metrics: TypeMetrics,
  palette: Palette,
): HTMLCanvasElement {
  const { widthPx, heightPx } = ribbonBox(metrics);
  const { strokePx, hairPx } = metrics;
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2D canvas to draw the ribbon on.');
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, widthPx, heightPx);
  const line = Math.round(LINE_AT * heightPx);
  context.fillStyle = palette.untyped;
  context.fillRect(0, line, widthPx, 1);
  for (const { atMs, fate } of keys) {
    const x = Math.round((atMs / durationMs) * (widthPx - strokePx));
    const { colour, above, below } = LOOKS[fate];
    const abovePx = Math.round(above * line);
    context.fillStyle = palette[colour];
    context.fillRect(x, line - abovePx, hairPx, abovePx + 1);
    context.fillRect(x, line + 1, hairPx, Math.round(below * heightPx));
  }
  return canvas;
}
