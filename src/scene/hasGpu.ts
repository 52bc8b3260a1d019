/** Names of WebGL renderers that run on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Whether WebGL runs on a GPU. Without one, a 2D canvas is cheaper, because nothing has to be read back
 * (docs/decisions/0009-a-2d-canvas-without-a-gpu.md). `failIfMajorPerformanceCaveat` alone is not enough: under some
 * settings Chromium creates a software context in spite of it.
 */
export function hasGpu(): boolean {
  try {
    const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
    if (!gl) return false;
    const naming = gl.getExtension('WEBGL_debug_renderer_info');
    const name = String(gl.getParameter(naming ? naming.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return !SOFTWARE.test(name);
  } catch {
    return false;
  }
}
