/** The height of what covers the top of the window (the bar), in CSS pixels. */
export function scrollPaddingTop(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/**
 * Scrolls as little as possible until a line of the words is visible: below the bar (`scroll-padding-top` of the page)
 * and above an on-screen keyboard.
 *
 * @param box contains the lines of words from its top on, each as high as its line height
 * @param line 0 for the first
 */
export function scrollLineIntoView(box: HTMLElement, line: number): void {
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  const top = box.getBoundingClientRect().top + line * lineHeight;
  const visibleFrom = visualViewport?.offsetTop ?? 0;
  const from = Math.max(visibleFrom, scrollPaddingTop());
  const to = visibleFrom + (visualViewport?.height ?? innerHeight);
  const beyond = Math.max(0, top + lineHeight - to);
  const by = top < from ? top - from : Math.min(beyond, top - from);
  // Instantly, because keys are being typed there. Scrolling by 0 matters, too: it stops a smooth scroll under way.
  scrollTo({ top: scrollY + by, behavior: 'instant' });
  if (visualViewport && visualViewport.scale > 1) panToLine(box, line, lineHeight);
}

/** In a pinch-zoomed page `scrollTo` moves the page but not the visible part of it. `scrollIntoView` moves both. */
function panToLine(box: HTMLElement, line: number, lineHeight: number): void {
  const { style } = box;
  style.scrollMarginTop = `${-line * lineHeight}px`;
  style.scrollMarginBottom = `${(line + 1) * lineHeight - box.offsetHeight}px`;
  box.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  style.scrollMargin = '';
}
