/** How much of the window's top something lies over, in CSS pixels. */
export function topPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/**
 * Scrolls no further than needed until a line of the words is in sight: below what lies over the page's top (its
 * `scroll-padding-top`) and above the foot of what can be seen, an on-screen keyboard not counted.
 *
 * @param box holds the words from its top on, in lines of its own line height
 */
export function keepLineInSight(box: HTMLElement, line: number): void {
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  const top = box.getBoundingClientRect().top + line * lineHeight;
  const seenFrom = visualViewport?.offsetTop ?? 0;
  const from = Math.max(seenFrom, topPadding());
  const to = seenFrom + (visualViewport?.height ?? innerHeight);
  const beyond = Math.max(0, top + lineHeight - to);
  const by = top < from ? top - from : Math.min(beyond, top - from);
  // At once: keys are being typed there. Where nothing is to be done a gentle scroll that is under way is ended, too.
  scrollTo({ top: scrollY + by, behavior: 'instant' });
}
