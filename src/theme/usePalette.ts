import { useEffect, useState } from 'react';
import { type Palette, readPalette, watchPalette } from './readPalette';

/** The colours of the words as they apply now; a new object when one of them has changed. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette);
  useEffect(
    () =>
      watchPalette(() => {
        const next = readPalette();
        setPalette((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
      }),
    [],
  );
  return palette;
}
