/* What both slim renderers share: Pixi's general systems, and the pipes that sprites need. */
import { BatcherPipe } from '../../../node_modules/pixi.js/lib/rendering/batcher/shared/BatcherPipe.mjs';
import { BlendModePipe } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/blendModes/BlendModePipe.mjs';
import { AbstractRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer.mjs';
import { SharedSystems } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/system/SharedSystems.mjs';
import { RenderGroupPipe } from '../../../node_modules/pixi.js/lib/scene/container/RenderGroupPipe.mjs';
import { SpritePipe } from '../../../node_modules/pixi.js/lib/scene/sprite/SpritePipe.mjs';

/*
 * Neither renderer generates code from strings, but Pixi checks for every one whether the page allows that. Pixi's own
 * remedy for pages that forbid it, `unsafe-eval`, would pull in all of WebGL, and particles.
 */
AbstractRenderer.prototype._unsafeEvalCheck = () => {};

export { AbstractRenderer };

/** To be added to Pixi's extensions by every renderer, before its own. */
export const SPRITE_EXTENSIONS = [...SharedSystems, BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe];
