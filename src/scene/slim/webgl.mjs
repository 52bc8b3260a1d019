/* WebGL without code generated from strings, which the page's policy forbids. */
import '../../../node_modules/pixi.js/lib/unsafe-eval/init.mjs';

export { WebGLRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs';
