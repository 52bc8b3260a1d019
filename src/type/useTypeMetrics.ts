import { type RefObject, useLayoutEffect, useState } from 'react';
import { measureType, watchType } from './measureType';
import type { TypeMetrics } from './typeMetrics';

/**
 * The type for the words inside an element, as it is now. Null before the first measure, which comes before the first
 * paint.
 *
 * @param size whatever else the page's type hangs on: it is measured anew at once when that changes
 */
export function useTypeMetrics(
  ref: RefObject<HTMLElement | null>,
  fewestColumns: number,
  size: number,
): TypeMetrics | null {
  const [metrics, setMetrics] = useState<TypeMetrics | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the measure finds what the size has made of the page
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const next = measureType(element, fewestColumns);
      setMetrics((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    return watchType(element, measure);
  }, [ref, fewestColumns, size]);

  return metrics;
}
