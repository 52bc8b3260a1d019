import { type TypeMetrics, typeMetrics, type WordsFont } from './typeMetrics';

/**
 * The type for the words inside `element`, from its current width and font, the window's height and the device pixel
 * ratio.
 *
 * @param minColumns the font is made smaller until a line has room for this many characters
 * @param font what is not as the stylesheet has it
 */
export function measureType(
  element: HTMLElement,
  minColumns: number,
  font?: Partial<WordsFont>,
): TypeMetrics {
  const style = getComputedStyle(element);
  const { top, width } = element.getBoundingClientRect();
  return typeMetrics(
    {
      topCssPx: top + scrollY,
      widthCssPx: width,
      // Not `innerHeight`, which in some browsers is that of a pinched part of the page.
      windowHeightCssPx: document.documentElement.clientHeight,
    },
    Number.parseFloat(style.fontSize),
    devicePixelRatio,
    { fontFamily: style.fontFamily, advanceEm: Number(style.getPropertyValue('--advance')), ...font },
    minColumns,
  );
}

/**
 * Measures the type again after a change of the width or font size of `element`, of the window, of the device pixel
 * ratio, or of the zoom. `element` has an element `em` in it, 1em wide. Parameters as for `measureType`. Returns a function
 * that stops watching.
 *
 * @param known the last measurement
 * @param onType called with a new measurement, if it differs
 */
export function watchType(
  element: HTMLElement,
  minColumns: number,
  known: TypeMetrics,
  onType: (metrics: TypeMetrics) => void,
  font?: Partial<WordsFont>,
): () => void {
  let last = JSON.stringify(known);
  const onChange = (): void => {
    const metrics = measureType(element, minColumns, font);
    const now = JSON.stringify(metrics);
    // Of a window without any width, as for a moment of one that changes, nothing is seen, and words drawn for it would
    // still be there when it has one again.
    if (metrics.roomPx <= 0) return;
    // A ResizeObserver first reports the state at its start, and drawing the same words again would delay their paint.
    if (now === last) return;
    last = now;
    onType(metrics);
  };
  const sizeObserver = new ResizeObserver(onChange);
  sizeObserver.observe(element);
  // A change of the font size alone changes only the width of this one.
  const em = element.querySelector('[data-part="em"]');
  if (em) sizeObserver.observe(em);

  // A media query fires only when its own ratio no longer applies, so each new ratio needs a new query.
  let ratio: MediaQueryList;
  const watchRatio = (): void => {
    ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener('change', onRatio, { once: true });
  };
  const onRatio = (): void => {
    onChange();
    watchRatio();
  };
  watchRatio();
  addEventListener('resize', onChange);
  return () => {
    sizeObserver.disconnect();
    ratio.removeEventListener('change', onRatio);
    removeEventListener('resize', onChange);
  };
}

/** Sets the type on the box of the words, in whole device pixels, so that text and canvas match to the pixel. */
export function fitWordsBox(box: HTMLElement, metrics: TypeMetrics): void {
  const { dpr, fontPx, linePx, cellPx, strokePx, hairPx, boxTopPx, boxHeightPx, topPx } = metrics;
  const { style } = box;
  style.fontSize = `${fontPx / dpr}px`;
  style.lineHeight = `${linePx / dpr}px`;
  style.marginTop = `${topPx / dpr}px`;
  style.setProperty('--box-top', `${boxTopPx / dpr}px`);
  style.setProperty('--box-height', `${boxHeightPx / dpr}px`);
  style.setProperty('--cell', `${cellPx / dpr}px`);
  style.setProperty('--stroke', `${strokePx / dpr}px`);
  style.setProperty('--hair', `${hairPx / dpr}px`);
}

/** Sets the size of the words, in percent of their usual size. `watchType` reports the change. */
export function setWordsSize(percent: number): void {
  document.documentElement.style.setProperty('--words-scale', String(percent / 100));
}
