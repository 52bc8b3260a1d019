/*
 * Stands in for Pixi's DefaultShader.mjs, which puts together the source of two shaders, one of them for WebGPU, and
 * opens a WebGL context to see how exact that is: 100 ms on a slow processor, with every renderer. A 2D canvas has no
 * shaders, and WebGL needs just its own.
 */
let make = (maxTextures) => ({ maxTextures });

/** Called by a renderer that has shaders, before its first batch. `makeShader` gets the most textures of a batch. */
export function setBatchShader(makeShader) {
  make = makeShader;
}

export class DefaultShader {
  constructor(maxTextures) {
    // biome-ignore lint/correctness/noConstructorReturn: Pixi calls it with `new`.
    return make(maxTextures);
  }
}
