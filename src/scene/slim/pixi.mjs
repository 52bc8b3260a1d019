/*
 * The build's replacement for the pixi.js package: only sprites, and WebGL or a 2D canvas to draw them on, whichever is
 * chosen. Imports files of the package that it does not export. docs/decisions/0007 says what this saves, and the byte
 * budget (tools/budget.json) fails if that is lost. Development uses the whole package.
 */
import { Container } from '../../../node_modules/pixi.js/lib/scene/container/Container.mjs';
import { isWebGLSupported } from '../../../node_modules/pixi.js/lib/utils/browser/isWebGLSupported.mjs';

export { extensions } from '../../../node_modules/pixi.js/lib/extensions/Extensions.mjs';
export { Rectangle } from '../../../node_modules/pixi.js/lib/maths/shapes/Rectangle.mjs';
export { CanvasSource } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/sources/CanvasSource.mjs';
export { Texture } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/Texture.mjs';
export { Sprite } from '../../../node_modules/pixi.js/lib/scene/sprite/Sprite.mjs';
export { Ticker } from '../../../node_modules/pixi.js/lib/ticker/Ticker.mjs';
export { Container };

/** @pixi/react checks for instances of these; there are none here. */
export class Graphics {}
export class Filter {}
export const TextStyle = Object.assign(class {}, { defaultTextStyle: {} });

/** Once a 2D canvas has been chosen: Pixi keeps the shader of its first renderer, and a 2D canvas has none. */
let isOn2d = false;

/** Pixi's Application without its plugins and without WebGPU. */
export class Application {
  stage = new Container();
  renderer = null;

  async init(options) {
    isOn2d ||= [options.preference].flat()[0] === 'canvas' || !isWebGLSupported();
    const Renderer = isOn2d
      ? (await part(import('./canvas.mjs'))).CanvasRenderer
      : (await part(import('./webgl.mjs'))).WebGLRenderer;
    this.renderer = new Renderer();
    await this.renderer.init(options);
  }

  render() {
    this.renderer.render({ container: this.stage });
  }

  get canvas() {
    return this.renderer.canvas;
  }

  destroy() {
    this.stage.destroy();
    this.renderer?.destroy();
    this.renderer = null;
  }
}

/** Waits for a part of the page to load. A failure becomes an error with the name `PartMissing`. */
async function part(loading) {
  try {
    return await loading;
  } catch (cause) {
    throw Object.assign(new Error('The renderer could not be loaded.', { cause }), { name: 'PartMissing' });
  }
}
