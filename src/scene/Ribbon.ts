import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { KeyFate, PlayedKey } from '../core/replay/playedKeys';
import type { Palette } from '../theme/readPalette';
import { ribbonRoom, type TypeMetrics } from '../type/typeMetrics';
import type { GlyphAtlas } from './GlyphAtlas';

/** Where the line runs on which the keys stand, as a share of the ribbon's height; errors reach below it. */
const LINE_AT = 0.72;

interface Look {
  readonly colour: 'match' | 'mismatch' | 'untyped';
  /** How far its mark stands above the line, as a share of the line's height. */
  readonly above: number;
  /** How far it reaches below the line, as a share of the ribbon's height. */
  readonly below: number;
}

/** Told by height as well as by colour: who sees no red and green sees what reaches below the line. */
const LOOKS: Record<KeyFate, Look> = {
  right: { colour: 'match', above: 0.6, below: 0 },
  rightTakenBack: { colour: 'untyped', above: 0.3, below: 0 },
  wrong: { colour: 'mismatch', above: 1, below: 0.32 },
  wrongTakenBack: { colour: 'mismatch', above: 1, below: 0.16 },
  deletion: { colour: 'untyped', above: 0, below: 0.16 },
};

/**
 * A round's time as a strip: a mark for every key when it went down, coloured by what became of it, so that pauses are
 * gaps. Drawn once onto a texture of its own; what moves is a line over it.
 */
export class Ribbon extends Container {
  readonly #strip = new Sprite(Texture.EMPTY);
  readonly #place = new Sprite(Texture.EMPTY);
  #texture: Texture | null = null;
  #durationMs = 1;

  constructor(_options: Record<string, never> = {}) {
    super();
    this.addChild(this.#strip, this.#place);
    this.visible = false;
  }

  /** Draws the keys of a round of so many ms; null takes them away. */
  show(keys: readonly PlayedKey[] | null, durationMs: number, metrics: TypeMetrics, palette: Palette): void {
    this.#texture?.destroy(true);
    this.#texture = null;
    this.#strip.texture = Texture.EMPTY;
    this.visible = keys !== null;
    if (!keys) return;
    this.#durationMs = durationMs;
    const resource = drawn(keys, durationMs, metrics, palette);
    this.#texture = new Texture({
      source: new CanvasSource({ resource, scaleMode: 'nearest', autoGenerateMipmaps: false }),
    });
    this.#strip.texture = this.#texture;
  }

  /** Puts the line where the round is now. */
  setPosition(atMs: number, atlas: GlyphAtlas, metrics: TypeMetrics): void {
    const { widthPx, heightPx } = ribbonRoom(metrics);
    const { strokePx } = metrics;
    this.#place.texture = atlas.caret;
    this.#place.setSize(strokePx, heightPx);
    this.#place.x = Math.round((atMs / this.#durationMs) * (widthPx - strokePx));
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    this.#texture?.destroy(true);
    super.destroy(options);
  }
}

function drawn(
  keys: readonly PlayedKey[],
  durationMs: number,
  metrics: TypeMetrics,
  palette: Palette,
): HTMLCanvasElement {
  const { widthPx, heightPx } = ribbonRoom(metrics);
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
