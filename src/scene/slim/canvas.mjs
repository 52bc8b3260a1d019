/*
 * The 2D canvas makes no code from strings, but Pixi asks every renderer whether it might. Its own answer for pages
 * that refuse such code, unsafe-eval, would bring all of WebGL along.
 */
import { AbstractRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer.mjs';

AbstractRenderer.prototype._unsafeEvalCheck = () => {};

export { CanvasRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs';
