import { vi } from 'vitest';

/**
 * Stubs stylesheets that can be adopted, which jsdom and Node lack, until `vi.unstubAllGlobals`. The document wears
 * none.
 */
export function stubSheets(): void {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (): void => {};
    },
  );
  document.adoptedStyleSheets = [];
}
