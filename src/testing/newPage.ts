/* Vitest runs this before each test file: it clears what the previous file has left in the same worker. */
import { i18n } from '@lingui/core';
import { afterAll, vi } from 'vitest';

// Modules with state, such as the loaded fonts, are loaded anew.
vi.resetModules();
// The English of the code.
i18n.loadAndActivate({ locale: 'en', messages: {} });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'said']) {
    Reflect.deleteProperty(globalThis, name);
  }
  if (!globalThis.document) return;
  document.body.replaceChildren();
  localStorage.clear();
  // Things that jsdom lacks and tests add.
  for (const name of ['fonts', 'adoptedStyleSheets']) Reflect.deleteProperty(document, name);
  for (const name of ['clipboard', 'permissions', 'storage']) Reflect.deleteProperty(navigator, name);
});
