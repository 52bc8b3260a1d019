/** What a wheel that counts in lines scrolls by, in px: as browsers do. */
const LINE_PX = 40;

/**
 * A ref for fields of numbers and sliders: the wheel scrolls over the one that has the focus, too, where some browsers would
 * change its value.
 */
export function ignoreWheel(field: HTMLInputElement): () => void {
  const scroll = (event: WheelEvent): void => {
    // With Ctrl it zooms the page.
    if (document.activeElement !== field || event.ctrlKey) return;
    event.preventDefault();
    const isInLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    scrollerOf(field)?.scrollBy({ top: event.deltaY * (isInLines ? LINE_PX : 1), behavior: 'instant' });
  };
  field.addEventListener('wheel', scroll, { passive: false });
  return () => field.removeEventListener('wheel', scroll);
}

/** The nearest part of the page around an element that scrolls. */
function scrollerOf(element: Element): Element | null {
  for (let part = element.parentElement; part; part = part.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowY);
    if (scrolls && part.scrollHeight > part.clientHeight) return part;
  }
  return document.scrollingElement;
}
