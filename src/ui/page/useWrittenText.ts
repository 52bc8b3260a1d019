import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an element in which the opening writes, too: sees to it that this text is in it, whose only child it is. React leaves
 * what it finds there when it hydrates, as long as its own text stays the same.
 */
export function useWrittenText<E extends HTMLElement>(text: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && element.textContent !== text) element.textContent = text;
  }, [text]);
  return ref;
}
