import { atom } from 'jotai';
import { type Letters, STANDARD_LETTERS } from '../../core/options/letters';
import { loadModule } from '../../platform/page/hostFiles';
import { loadScriptFonts } from '../../platform/words/scriptFonts';

/** Loads what a sample of some letters is set in. Resolves to the families, for CSS; undefined if they do not come. */
export const loadSampleLettersAtom = atom(null, async (_get, _set, letters: Letters) => {
  try {
    // The page begins with as much of the standard ones as its words need.
    if (letters === STANDARD_LETTERS) await loadScriptFonts(['latin']);
    const { sampleFamilies } = await loadModule(() => import('../../platform/words/letterFonts'));
    return await sampleFamilies(letters);
  } catch {
    return undefined;
  }
});
