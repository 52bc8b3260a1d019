import { type RefObject, useLayoutEffect, useState } from 'react';
import { measureType, watchType } from './measureType';
import type { TypeMetrics } from './typeMetrics';

/**
 * The current type for the words inside an element. Null until it is first measured, which happens before the first
 * paint.
 *
 * @param look the chosen size and letters of the words: the type is measured again as soon as it changes
 */
export function useTypeMetrics(
  ref: RefObject<HTMLElement | null>,
  minColumns: number,
  look: string,
): TypeMetrics | null {
  const [metrics, setMetrics] = useState<TypeMetrics | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes the page, which is measured
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measured = measureType(element, minColumns);
    setMetrics((now) => (JSON.stringify(now) === JSON.stringify(measured) ? now : measured));
    return watchType(element, minColumns, measured, setMetrics);
  }, [ref, minColumns, look]);

  return metrics;
}
