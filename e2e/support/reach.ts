import { type CDPSession, expect, type Page } from '@playwright/test';

/** Sets the browser's font size, as a person does in the settings. */
export async function setBrowserFont(session: CDPSession, px: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: 13 } });
}

/**
 * What in the page, or in the open dialog or menu, cannot be seen or pressed after scrolling up and down alone: what is
 * wider than the window or cut off at a side, text of which something is shaved off or that covers other text, and
 * controls with something else at their centre.
 *
 * @param fontPx the browser's font size, which may not have taken effect yet
 */
export function outOfReach(page: Page, fontPx: number): Promise<string[]> {
  return page.evaluate((font) => {
    const SLACK_PX = 1;
    const root = document.documentElement;
    if (Number.parseFloat(getComputedStyle(root).fontSize) !== font)
      return [`The font is not of ${font} px.`];
    const width = root.clientWidth;
    const scope =
      document.querySelector('[role="menu"]') ?? document.querySelector('dialog[open]') ?? document.body;
    const found = new Set<string>();
    const nameOf = (element: Element): string =>
      `${element.localName}.${String(element.getAttribute('class') ?? '').slice(0, 24)} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}"`;

    /** Whether the head of a table is for screen readers only. */
    const isForScreenReaders = (head: Element | null): boolean =>
      head !== null && getComputedStyle(head).clipPath !== 'none';
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visuallyHidden, label[cmdk-label]') === null &&
      !isForScreenReaders(element.closest('thead'));
    const leaves = ({ left, right }: DOMRect): boolean => left < -SLACK_PX || right > width + SLACK_PX;
    const isCut = (element: Element, { left, right }: DOMRect): boolean => {
      for (let box: Element | null = element; box && scope.contains(box); box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowX === 'visible' || style.textOverflow === 'ellipsis') continue;
        const from = box.getBoundingClientRect().left + box.clientLeft;
        if (left < from - SLACK_PX || right > from + box.clientWidth + SLACK_PX) return true;
      }
      return false;
    };

    /** Whether what does not scroll takes something off at the top or the bottom: descenders, or a line. */
    const isShaved = (element: Element, { top, bottom }: DOMRect): boolean => {
      for (let box: Element | null = element; box && scope.contains(box); box = box.parentElement) {
        const { overflowY, display } = getComputedStyle(box);
        if (overflowY === 'auto' || overflowY === 'scroll') return false;
        if (overflowY === 'visible' || display === 'inline') continue;
        const from = box.getBoundingClientRect().top + box.clientTop;
        if (top < from - SLACK_PX || bottom > from + box.clientHeight + SLACK_PX) return true;
      }
      return false;
    };

    if (root.scrollWidth > root.clientWidth) found.add(`page: ${root.scrollWidth} in ${root.clientWidth}`);
    const seen = [...scope.querySelectorAll('*')].filter(isSeen);
    for (const element of seen) {
      const box = element.getBoundingClientRect();
      if (box.width * box.height === 0 || element.closest('svg')?.contains(element.parentElement)) continue;
      if (leaves(box))
        found.add(`outside: ${nameOf(element)} ${Math.round(box.left)}–${Math.round(box.right)}`);
      else if (
        element.parentElement &&
        scope.contains(element.parentElement) &&
        isCut(element.parentElement, box)
      )
        found.add(`cut: ${nameOf(element)} ${Math.round(box.left)}–${Math.round(box.right)}`);
    }

    const texts: { readonly node: Text; readonly rects: DOMRect[] }[] = [];
    for (const element of seen) {
      if (element.matches('option, select, textarea, script, style') || element.closest('svg')) continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
        texts.push({ node, rects });
        for (const rect of rects) {
          const isEllipsed = getComputedStyle(element).textOverflow === 'ellipsis';
          if (!isEllipsed && (leaves(rect) || isCut(element, rect)))
            found.add(`text: ${nameOf(element)} ${Math.round(rect.left)}–${Math.round(rect.right)}`);
          if (isShaved(element, rect))
            found.add(`shaved: ${nameOf(element)} ${Math.round(rect.top)}–${Math.round(rect.bottom)}`);
        }
      }
    }
    /** The element whose scrolling moves a text: none for the bar, else the page or a part of it. */
    const scrollerOf = (node: Node): Element | null => {
      let box = node.parentElement;
      while (box && box.localName !== 'header' && getComputedStyle(box).overflowY !== 'auto')
        box = box.parentElement;
      return box;
    };
    const scrollers = new Map(texts.map(({ node }) => [node, scrollerOf(node)]));
    texts.forEach(({ node, rects }, index) => {
      for (const other of texts.slice(index + 1)) {
        if (scrollers.get(node) !== scrollers.get(other.node)) continue;
        const over = rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2,
          ),
        );
        if (over)
          found.add(`over: "${node.data.trim().slice(0, 24)}" "${other.node.data.trim().slice(0, 24)}"`);
      }
    });

    const controls = scope.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[href], [tabindex="0"], [role="menuitemradio"], [role="option"]',
    );
    const scrolledTo = scrollY;
    for (const control of controls) {
      if (control.matches('[type="file"], :disabled')) continue;
      // While a round is watched, its controls cover the field.
      if (control.matches('[data-part="field"]') && document.querySelector('[data-replay-ms]')) continue;
      const shown = control.matches('.visuallyHidden') ? control.closest('label') : control;
      if (!shown?.checkVisibility({ visibilityProperty: true })) continue;
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      root.scrollLeft = 0;
      const { left, top, width: wide, height } = shown.getBoundingClientRect();
      const hit = document.elementFromPoint(left + wide / 2, top + height / 2);
      const isHit = hit !== null && (shown.contains(hit) || hit.closest('label')?.contains(shown));
      if (!isHit)
        found.add(
          `not hit: ${nameOf(shown)} at ${Math.round(left)},${Math.round(top)} but ${hit ? nameOf(hit) : 'nothing'}`,
        );
    }
    scrollTo({ top: scrolledTo, behavior: 'instant' });
    return [...found];
  }, fontPx);
}

/**
 * Checks a state of one page in all windows: a page load for each would take minutes.
 *
 * @param windows the browser's font size and the window's width and height, in px
 */
export async function expectAllWithinReach(
  page: Page,
  state: string,
  windows: readonly (readonly [font: number, width: number, height: number])[],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const before = page.viewportSize();
  for (const [font, width, height] of windows) {
    await page.setViewportSize({ width, height });
    await setBrowserFont(session, font);
    await expect
      .poll(() => outOfReach(page, font), {
        message: `${state}, ${width} × ${height}, ${font} px`,
        intervals: [50],
      })
      .toEqual([]);
  }
  await setBrowserFont(session, 16);
  if (before) await page.setViewportSize(before);
  await session.detach();
}
