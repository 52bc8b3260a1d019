import { fallbackLetterLeft, mayBeFallbackLetter, type TypeMetrics } from '../../type/typeMetrics';
import { linesOfCells, type WriteLines } from './ColouredWords';

/** Writes lines with each letter of a fallback font centred in a cell as wide as all others, as the canvas does. */
export const linesWithFallbackLetters: WriteLines = (element, lines, _layout, metrics) => {
  const characters = linesOfCells(element, lines);
  fitFallbackLetters(characters, metrics);
  return characters;
};

function fitFallbackLetters(characters: readonly HTMLElement[], { cellPx, dpr }: TypeMetrics): void {
  const fallbacks = characters.filter(({ textContent }) => mayBeFallbackLetter(textContent ?? ''));
  const widthsPx = fallbacks.map((character) => character.getBoundingClientRect().width * dpr);
  for (const [i, { style }] of fallbacks.entries()) {
    const leftPx = fallbackLetterLeft(cellPx, widthsPx[i] as number);
    style.marginLeft = `${leftPx / dpr}px`;
    style.marginRight = `${(cellPx - (widthsPx[i] as number) - leftPx) / dpr}px`;
  }
}
