/*
 * The 2D renderer for sprites only. Pixi's own also draws shapes and masks, and they are more code than all the rest of
 * it. Otherwise the same as rendering/renderers/canvas/CanvasRenderer.mjs.
 */
import { ExtensionType, extensions } from '../../../node_modules/pixi.js/lib/extensions/Extensions.mjs';
import { CanvasBatchAdaptor } from '../../../node_modules/pixi.js/lib/rendering/batcher/canvas/CanvasBatchAdaptor.mjs';
import { CanvasColorMaskPipe } from '../../../node_modules/pixi.js/lib/rendering/mask/color/CanvasColorMaskPipe.mjs';
import { CanvasContextSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasContextSystem.mjs';
import { CanvasLimitsSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasLimitsSystem.mjs';
import { CanvasRenderTargetSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/renderTarget/CanvasRenderTargetSystem.mjs';
import { CanvasTextureSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/texture/CanvasTextureSystem.mjs';
import { RendererType } from '../../../node_modules/pixi.js/lib/rendering/renderers/types.mjs';
import { AbstractRenderer, SPRITE_EXTENSIONS } from './sprites.mjs';

const systems = [];
const renderPipes = [];
const renderPipeAdaptors = [];
extensions.handleByNamedList(ExtensionType.CanvasSystem, systems);
extensions.handleByNamedList(ExtensionType.CanvasPipes, renderPipes);
extensions.handleByNamedList(ExtensionType.CanvasPipesAdaptor, renderPipeAdaptors);
extensions.add(
  ...SPRITE_EXTENSIONS,
  CanvasContextSystem,
  CanvasLimitsSystem,
  CanvasTextureSystem,
  CanvasRenderTargetSystem,
  // Every drawing resets it, with or without masks.
  CanvasColorMaskPipe,
  CanvasBatchAdaptor,
);

export class CanvasRenderer extends AbstractRenderer {
  constructor() {
    super({
      name: 'canvas',
      type: RendererType.CANVAS,
      systems,
      renderPipes,
      renderPipeAdaptors,
      loaders: [],
    });
  }
}
