import { type TypeMetrics, typeMetrics } from './typeMetrics';

/** The type for the words inside `element`, as its width, its font and the device pixel ratio are now. */
export function measureType(element: HTMLElement, fewestColumns: number): TypeMetrics {
  const style = getComputedStyle(element);
  const { top, width } = element.getBoundingClientRect();
  return typeMetrics(
    { top: top + scrollY, width },
    Number.parseFloat(style.fontSize),
    devicePixelRatio,
    style.fontFamily,
    fewestColumns,
  );
}

/**
 * Calls `onChange` whenever the type would be measured differently: the width or the font's size of `element`, the
 * device pixel ratio or the zoom has changed. Returns the undo.
 */
export function watchType(element: HTMLElement, onChange: () => void): () => void {
  // As wide as the font is large: an observer of sizes tells of the font's, too.
  const em = document.createElement('i');
  em.setAttribute('aria-hidden', 'true');
  Object.assign(em.style, { position: 'absolute', width: '1em', visibility: 'hidden' });
  element.append(em);
  const watchingSize = new ResizeObserver(onChange);
  watchingSize.observe(element);
  watchingSize.observe(em);

  // A media query tells of leaving one ratio only, so each ratio gets its own.
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
    watchingSize.disconnect();
    em.remove();
    ratio.removeEventListener('change', onRatio);
    removeEventListener('resize', onChange);
  };
}

/** Gives the box of the words its type, in whole device pixels, so that text and canvas stand on the same ones. */
export function fitWordsBox(box: HTMLElement, metrics: TypeMetrics): void {
  const { dpr, fontPx, linePx, cellPx, strokePx, hairPx, boxHeightPx, topPx } = metrics;
  const { style } = box;
  style.fontSize = `${fontPx / dpr}px`;
  style.lineHeight = `${linePx / dpr}px`;
  style.marginTop = `${topPx / dpr}px`;
  style.setProperty('--box-height', `${boxHeightPx / dpr}px`);
  style.setProperty('--cell', `${cellPx / dpr}px`);
  style.setProperty('--stroke', `${strokePx / dpr}px`);
  style.setProperty('--hair', `${hairPx / dpr}px`);
}
