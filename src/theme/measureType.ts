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

/** Gives the box of the words its type, in whole device pixels, so that text and canvas stand on the same ones. */
export function fitWordsBox(box: HTMLElement, metrics: TypeMetrics): void {
  const { dpr, fontPx, linePx, cellPx, strokePx, boxHeightPx, columns, leftPx, topPx } = metrics;
  const { style } = box;
  style.fontSize = `${fontPx / dpr}px`;
  style.lineHeight = `${linePx / dpr}px`;
  style.width = `${(columns * cellPx) / dpr}px`;
  style.margin = `${topPx / dpr}px 0 0 ${leftPx / dpr}px`;
  style.minHeight = `${(linesKeptFree(columns) * linePx) / dpr}px`;
  style.setProperty('--box-height', `${boxHeightPx / dpr}px`);
  style.setProperty('--cell', `${cellPx / dpr}px`);
  style.setProperty('--stroke', `${strokePx / dpr}px`);
}

/** Room for nearly every batch, so that the next one seldom moves what stands below. */
function linesKeptFree(columns: number): number {
  const usualCharacters = 96;
  const usualRagged = 4;
  return Math.ceil(usualCharacters / (columns - usualRagged));
}
