import { Container, Sprite } from 'pixi.js';

/** With more changed cells than this, the whole field is drawn. */
const MOST_CELLS = 16;

/**
 * The changes of a field since its last picture, as a scene of copied sprites, to be drawn over that picture.
 */
export class Patch extends Container<Sprite> {
  /** Positions of the cells to draw. */
  readonly #changed = new Set<number>();
  #isWhole = true;

  /** Notes that the cell at a position has to be drawn. */
  note(position: number): void {
    this.#changed.add(position);
  }

  /** Whether the cell at a position has to be drawn. */
  has(position: number): boolean {
    return this.#changed.has(position);
  }

  /** Notes that the whole field has to be drawn. */
  noteAll(): void {
    this.#isWhole = true;
  }

  /**
   * Takes what has been noted since the last call: copies of those cells, and of `carets` over them. Null if the whole
   * field has to be drawn.
   */
  take(cells: readonly Sprite[], carets: readonly Sprite[]): this | null {
    const isWhole = this.#isWhole || this.#changed.size > MOST_CELLS;
    const sprites: Sprite[] = [];
    for (const position of isWhole ? [] : this.#changed) {
      const cell = cells[position];
      if (cell) sprites.push(cell);
    }
    this.#changed.clear();
    this.#isWhole = false;
    if (isWhole) return null;
    sprites.push(...carets);
    this.#copy(sprites);
    return this;
  }

  #copy(sources: readonly Sprite[]): void {
    while (this.children.length < sources.length) this.addChild(new Sprite());
    for (const [i, sprite] of this.children.entries()) copyAppearance(sprite, sources[i]);
  }
}

/** Makes a sprite look like its source; without a source it is hidden. */
function copyAppearance(sprite: Sprite, source: Sprite | undefined): void {
  sprite.visible = source !== undefined;
  if (!source) return;
  sprite.texture = source.texture;
  sprite.position.copyFrom(source.position);
  sprite.scale.copyFrom(source.scale);
  sprite.alpha = source.alpha;
}
