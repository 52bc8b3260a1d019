/*
 * What the built page has of pixi.js, in place of its whole: sprites on WebGL, or on a 2D canvas that is loaded when
 * WebGL is no good. Reaches into the package's files, which its exports do not offer; what that saves is in
 * docs/decisions/0007, and e2e/budget.spec.ts fails when it saves it no more. Development uses the whole package.
 */
import { WebGLRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs';
import { Container } from '../../../node_modules/pixi.js/lib/scene/container/Container.mjs';
import { isWebGLSupported } from '../../../node_modules/pixi.js/lib/utils/browser/isWebGLSupported.mjs';

export { extensions } from '../../../node_modules/pixi.js/lib/extensions/Extensions.mjs';
export { Rectangle } from '../../../node_modules/pixi.js/lib/maths/shapes/Rectangle.mjs';
export { CanvasSource } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/sources/CanvasSource.mjs';
export { Texture } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/Texture.mjs';
export { Sprite } from '../../../node_modules/pixi.js/lib/scene/sprite/Sprite.mjs';
export { Ticker } from '../../../node_modules/pixi.js/lib/ticker/Ticker.mjs';
export { Container };

/** @pixi/react asks whether something is one of these, and nothing here ever is. */
export class Graphics {}
export class Filter {}
export const TextStyle = Object.assign(class {}, { defaultTextStyle: {} });

/** Pixi's Application without its plugins and without WebGPU. */
export class Application {
  stage = new Container();
  renderer = null;

  async init(options) {
    const wantsWebGL = [options.preference].flat()[0] !== 'canvas';
    const Renderer =
      wantsWebGL && isWebGLSupported(options.failIfMajorPerformanceCaveat)
        ? WebGLRenderer
        : (await import('../../../node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs'))
            .CanvasRenderer;
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
