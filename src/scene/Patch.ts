import { Container, Sprite, Texture } from 'pixi.js';

/** A scene of copies, to draw a few sprites over the last picture without drawing all the others again. */
export class Patch extends Container<Sprite> {
  /** Shows copies of these sprites, in this order. */
  copy(sources: readonly Sprite[]): this {
    while (this.children.length < sources.length) this.addChild(new Sprite(Texture.EMPTY));
    for (const [i, sprite] of this.children.entries()) copyAppearance(sprite, sources[i]);
    return this;
  }
}

/** A sprite without a source is hidden. */
function copyAppearance(sprite: Sprite, source: Sprite | undefined): void {
  sprite.visible = source !== undefined;
  if (!source) return;
  sprite.texture = source.texture;
  sprite.position.copyFrom(source.position);
  sprite.scale.copyFrom(source.scale);
  sprite.alpha = source.alpha;
}
