/** What renderers call themselves that draw WebGL on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Whether WebGL is done by a GPU here. Without one a 2D canvas is several times cheaper, because the page need not
 * read the picture back (docs/performance.md). `failIfMajorPerformanceCaveat` alone does not tell: Chromium makes a
 * software context under some settings in spite of it.
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
