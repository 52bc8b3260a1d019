import type { Plugin } from 'vite';

/** The cascade layer of a stylesheet, by where it is; app/global.css has the order of all, and names those of the others. */
const LAYERS = [
  [/\/src\/ui\/(controls\/[^/]+|page\/ModalDialog\.module)\.css$/, 'controls'],
  [/\/src\/(.+\.module|app\/QuietWhileTyping)\.css$/, 'parts'],
] as const;

/**
 * Puts the stylesheet of each control and each part into its layer, so that a part has its way with the controls in it,
 * whichever is loaded first and however its rules are written.
 */
export function layersPlugin(): Plugin {
  return {
    name: 'thirty-layers',
    enforce: 'pre',
    transform(css, id) {
      const layer = layerOf(id);
      return layer && { code: `@layer ${layer} {\n${css}}\n`, map: null };
    },
  };
}

/** The layer of the stylesheet with this path; undefined if it is in none, or not a stylesheet. */
export function layerOf(path: string): string | undefined {
  return LAYERS.find(([pattern]) => pattern.test(path))?.[1];
}
