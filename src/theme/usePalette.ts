import { useLayoutEffect, useState } from 'react';
import { type Palette, readPalette, watchPalette } from './readPalette';

/** The current colours of the words; a new object only if one of them has changed. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette);
  useLayoutEffect(() => {
    const read = (): void => {
      const next = readPalette();
      setPalette((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    // They may have changed between the first render and this effect, while code was still loading.
    read();
    return watchPalette(read);
  }, []);
  return palette;
}
