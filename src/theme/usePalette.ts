import { useLayoutEffect, useState } from 'react';
import { type Palette, readPalette, watchPalette } from './readPalette';

/** The colours of the words as they apply now; a new object when one of them has changed. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette);
  useLayoutEffect(() => {
    const read = (): void => {
      const next = readPalette();
      setPalette((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    // They may have changed since they were first read: this part of the page waited for its code in between.
    read();
    return watchPalette(read);
  }, []);
  return palette;
}
