/* Run by Vitest before each file of tests: what the file before has left in the same worker is gone. */
import { afterAll, vi } from 'vitest';

// Modules that know something, such as the fonts that have been loaded, forget it.
vi.resetModules();

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
  // What jsdom lacks, and tests add.
  Reflect.deleteProperty(document, 'fonts');
  for (const name of ['clipboard', 'permissions', 'storage']) Reflect.deleteProperty(navigator, name);
});
