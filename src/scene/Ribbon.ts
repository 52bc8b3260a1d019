import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';
import type { Step } from '../analysis/walk';
import type { Palette } from '../theme/readPalette';
import type { RibbonRoom, TypeMetrics } from '../type/typeMetrics';
import type { GlyphAtlas } from './GlyphAtlas';

/** What is shown of a round that is watched. */
export interface RibbonRound {
  readonly steps: readonly Step[];
  readonly durationMs: number;
}

/** Where the line runs on which the keys stand, as a share of the ribbon's height; errors reach below it. */
const LINE_AT = 0.72;
/** How high a key stands above the line, as a share of that height. */
const HEIGHTS = { right: 0.6, rightTakenBack: 0.3, wrong: 1, deleted: 0 };
/** How far an error or a deletion reaches below the line, as a share of the ribbon's height. */
const BELOW = 0.16;

/**
 * A round's time as a strip: a mark for every key when it went down, coloured by what became of it, so that pauses are
 * gaps. Drawn once onto a texture of its own; what moves is a line over it.
 */
export class Ribbon extends Container {
  readonly #strip = new Sprite(Texture.EMPTY);
  readonly #place = new Sprite(Texture.EMPTY);
  #texture: Texture | null = null;
  #durationMs = 1;
  #room: RibbonRoom = { leftPx: 0, widthPx: 0, heightPx: 0 };

  constructor(_options: Record<string, never> = {}) {
    super();
    this.addChild(this.#strip, this.#place);
    this.visible = false;
  }

  /** Draws the keys of a round; null takes them away. */
  show(round: RibbonRound | null, room: RibbonRoom, metrics: TypeMetrics, palette: Palette): void {
    this.#texture?.destroy(true);
    this.#texture = null;
    this.#room = room;
    this.#strip.texture = Texture.EMPTY;
    this.visible = round !== null;
    if (!round) return;
    this.#durationMs = round.durationMs;
    const resource = drawn(round, room, metrics, palette);
    this.#texture = new Texture({
      source: new CanvasSource({ resource, scaleMode: 'nearest', autoGenerateMipmaps: false }),
    });
    this.#strip.texture = this.#texture;
  }

  /** Puts the line where the round is now. */
  setPosition(atMs: number, atlas: GlyphAtlas, { strokePx }: TypeMetrics): void {
    const { widthPx, heightPx } = this.#room;
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
  { steps, durationMs }: RibbonRound,
  { widthPx, heightPx }: RibbonRoom,
  { strokePx, hairPx }: TypeMetrics,
  palette: Palette,
): HTMLCanvasElement {
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
  for (const step of steps) {
    const x = Math.round((step.atMs / durationMs) * (widthPx - strokePx));
    const [colour, height, below] = lookOf(step);
    context.fillStyle = palette[colour];
    context.fillRect(x, line - Math.round(height * line), hairPx, Math.round(height * line) + 1);
    context.fillRect(x, line + 1, hairPx, Math.round(below * heightPx));
  }
  return canvas;
}

/** Told by height as well as by colour: who sees no red and green sees what reaches below the line. */
function lookOf(step: Step): readonly ['match' | 'mismatch' | 'untyped', number, number] {
  if (step.kind === 'deleted') return ['untyped', HEIGHTS.deleted, BELOW];
  if (!step.isRight) return ['mismatch', HEIGHTS.wrong, step.deletedBy === null ? 2 * BELOW : BELOW];
  if (step.deletedBy !== null) return ['untyped', HEIGHTS.rightTakenBack, 0];
  return ['match', HEIGHTS.right, 0];
}
