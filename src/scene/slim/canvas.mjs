/*
 * The 2D renderer never generates code from strings, but Pixi checks for every renderer whether the page allows that.
 * Pixi's own remedy for pages that forbid it, `unsafe-eval`, would pull in all of WebGL.
 */
import { AbstractRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer.mjs';

AbstractRenderer.prototype._unsafeEvalCheck = () => {};

export { CanvasRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs';
