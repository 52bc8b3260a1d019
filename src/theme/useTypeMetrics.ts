import { type RefObject, useLayoutEffect, useState } from 'react';
import { measureType } from './measureType';
import type { TypeMetrics } from './typeMetrics';

/**
 * The type for the words inside an element: measured anew when its width, its font size, the device pixel ratio or
 * the zoom changes. Null before the first measure, which comes before the first paint.
 */
export function useTypeMetrics(
  ref: RefObject<HTMLElement | null>,
  fewestColumns: number,
): TypeMetrics | null {
  const [metrics, setMetrics] = useState<TypeMetrics | null>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const next = measureType(element, fewestColumns);
      setMetrics((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };

    const watchingSize = new ResizeObserver(measure);
    watchingSize.observe(element);
    // A media query tells of leaving one ratio only, so each ratio gets its own.
    let ratio: MediaQueryList;
    const watchRatio = (): void => {
      ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
      ratio.addEventListener('change', onRatio, { once: true });
    };
    const onRatio = (): void => {
      measure();
      watchRatio();
    };
    watchRatio();
    addEventListener('resize', measure);
    measure();
    return () => {
      watchingSize.disconnect();
      ratio.removeEventListener('change', onRatio);
      removeEventListener('resize', measure);
    };
  }, [ref, fewestColumns]);

  return metrics;
}
