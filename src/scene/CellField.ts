import { CanvasSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { Patch } from './Patch';

/** A part of a picture, in whole device pixels. */
export interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cells that have been drawn in several states: a picture of all of them for each state, one below the other. */
export interface CellSheet {
  readonly canvas: HTMLCanvasElement;
  /**
   * Where the cells are in each picture. They include the ground around them, and cover what was drawn there before.
   */
  readonly cells: readonly CellBox[];
  /** The height of one picture. */
  readonly heightPx: number;
}

/**
 * A field of cells, a sprite for each: in device pixels, all from one texture. At first they are in the first state.
 */
export class CellField extends Container {
  readonly #source: CanvasSource;
  /** For each cell a texture for each state. */
  readonly #textures: readonly (readonly Texture[])[];
  readonly #sprites = new Container<Sprite>();
  readonly #patch = new Patch();
  readonly #shown: number[];

  constructor({ canvas, cells, heightPx }: CellSheet) {
    // With a second texture among those of the words, Pixi would draw each cell on its own.
    super({ isRenderGroup: true });
    this.#source = new CanvasSource({ resource: canvas, scaleMode: 'nearest', autoGenerateMipmaps: false });
    const states = Array.from({ length: canvas.height / heightPx }, (_, state) => state * heightPx);
    this.#textures = cells.map(({ x, y, width, height }) =>
      states.map((topPx) => {
        const frame = new Rectangle(x, topPx + y, width, height);
        return new Texture({ source: this.#source, frame });
      }),
    );
    this.#shown = cells.map(() => 0);
    for (const [position, cell] of cells.entries()) {
      const sprite = new Sprite(this.#textures[position]?.[0]);
      sprite.position.copyFrom(cell);
      this.#sprites.addChild(sprite);
    }
    this.addChild(this.#sprites);
  }

  /** Shows a cell in a state, counted from 0. Touches its sprite only if that changes. */
  show(position: number, state: number): void {
    if (this.#shown[position] === state) return;
    const sprite = this.#sprites.children[position];
    const texture = this.#textures[position]?.[state];
    if (!sprite || !texture) return;
    this.#shown[position] = state;
    sprite.texture = texture;
    this.#patch.note(position);
  }

  /** What has changed since the last call, as a scene to draw over the last picture; null when all must be drawn. */
  takePatch(): Container | null {
    this.#patch.position.copyFrom(this.position);
    return this.#patch.take(this.#sprites.children, []);
  }

  override destroy(): void {
    this.#patch.destroy({ children: true });
    super.destroy({ children: true });
    for (const texture of this.#textures.flat()) texture.destroy();
    this.#source.destroy();
  }
}
