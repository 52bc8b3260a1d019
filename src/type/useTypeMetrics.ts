import { type RefObject, useLayoutEffect, useState } from 'react';
import { measureType, watchType } from './measureType';
import type { TypeMetrics } from './typeMetrics';

/** The type for the words inside an element, as it is now. Null before the first measure, which comes before the first paint. */
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
    measure();
    return watchType(element, measure);
  }, [ref, fewestColumns]);

  return metrics;
}
