/*
 * The WebGL renderer for sprites only: without shapes, meshes, masks and particles. Otherwise the same as
 * rendering/renderers/gl/WebGLRenderer.mjs with unsafe-eval/init.mjs, as the page's policy forbids code from strings.
 */
import { ExtensionType, extensions } from '../../../node_modules/pixi.js/lib/extensions/Extensions.mjs';
import { GlBatchAdaptor } from '../../../node_modules/pixi.js/lib/rendering/batcher/gl/GlBatchAdaptor.mjs';
import { compileHighShaderGlProgram } from '../../../node_modules/pixi.js/lib/rendering/high-shader/compileHighShaderToProgram.mjs';
import { colorBitGl } from '../../../node_modules/pixi.js/lib/rendering/high-shader/shader-bits/colorBit.mjs';
import { generateTextureBatchBitGl } from '../../../node_modules/pixi.js/lib/rendering/high-shader/shader-bits/generateTextureBatchBit.mjs';
import { roundPixelsBitGl } from '../../../node_modules/pixi.js/lib/rendering/high-shader/shader-bits/roundPixelsBit.mjs';
import { ColorMaskPipe } from '../../../node_modules/pixi.js/lib/rendering/mask/color/ColorMaskPipe.mjs';
import { GlBufferSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/buffer/GlBufferSystem.mjs';
import { GlContextSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/context/GlContextSystem.mjs';
import { GlBackBufferSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlBackBufferSystem.mjs';
import { GlColorMaskSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlColorMaskSystem.mjs';
import { GlEncoderSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlEncoderSystem.mjs';
import { GlLimitsSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlLimitsSystem.mjs';
import { GlStencilSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlStencilSystem.mjs';
import { GlUboSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlUboSystem.mjs';
import { GlGeometrySystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/geometry/GlGeometrySystem.mjs';
import { GlRenderTargetSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/renderTarget/GlRenderTargetSystem.mjs';
import { GlShaderSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/shader/GlShaderSystem.mjs';
import { GlUniformGroupSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/shader/GlUniformGroupSystem.mjs';
import { getBatchSamplersUniformGroup } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/shader/getBatchSamplersUniformGroup.mjs';
import { GlStateSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/state/GlStateSystem.mjs';
import { GlTextureSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/texture/GlTextureSystem.mjs';
import { Shader } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/shader/Shader.mjs';
import { UboSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/shader/UboSystem.mjs';
import { RendererType } from '../../../node_modules/pixi.js/lib/rendering/renderers/types.mjs';
import { generateShaderSyncPolyfill } from '../../../node_modules/pixi.js/lib/unsafe-eval/shader/generateShaderSyncPolyfill.mjs';
import { generateUboSyncPolyfillSTD40 } from '../../../node_modules/pixi.js/lib/unsafe-eval/ubo/generateUboSyncPolyfill.mjs';
import { generateUniformsSyncPolyfill } from '../../../node_modules/pixi.js/lib/unsafe-eval/uniforms/generateUniformsSyncPolyfill.mjs';
import { setBatchShader } from './batchShader.mjs';
import { AbstractRenderer, SPRITE_EXTENSIONS } from './sprites.mjs';

UboSystem.prototype._systemCheck = () => {};
GlUniformGroupSystem.prototype._generateUniformsSync = generateUniformsSyncPolyfill;
GlUboSystem.prototype._generateUboSync = generateUboSyncPolyfillSTD40;
GlShaderSystem.prototype._generateShaderSync = generateShaderSyncPolyfill;

setBatchShader((maxTextures) =>
  Object.assign(
    new Shader({
      glProgram: compileHighShaderGlProgram({
        name: 'batch',
        bits: [colorBitGl, generateTextureBatchBitGl(maxTextures), roundPixelsBitGl],
      }),
      resources: { batchSamplers: getBatchSamplersUniformGroup(maxTextures) },
    }),
    { maxTextures },
  ),
);

const systems = [];
const renderPipes = [];
const renderPipeAdaptors = [];
extensions.handleByNamedList(ExtensionType.WebGLSystem, systems);
extensions.handleByNamedList(ExtensionType.WebGLPipes, renderPipes);
extensions.handleByNamedList(ExtensionType.WebGLPipesAdaptor, renderPipeAdaptors);
extensions.add(
  ...SPRITE_EXTENSIONS,
  GlUboSystem,
  GlBackBufferSystem,
  GlContextSystem,
  GlLimitsSystem,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  GlUniformGroupSystem,
  GlShaderSystem,
  GlEncoderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlColorMaskSystem,
  // Every drawing resets it, with or without masks.
  ColorMaskPipe,
  GlBatchAdaptor,
);

export class WebGLRenderer extends AbstractRenderer {
  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems,
      renderPipes,
      renderPipeAdaptors,
      loaders: [],
    });
  }
}
