import { useEffect, useState } from 'react';
import { type Palette, readPalette, watchPalette } from './readPalette';

/** The colours of the words as they apply now; a new object whenever they change. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette);
  useEffect(() => watchPalette(() => setPalette(readPalette())), []);
  return palette;
}
