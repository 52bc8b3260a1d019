import type { WordsLayout } from '../../type/layoutWords';
import type { UnitBox } from '../../type/MeasuredLetters';
import type { TypeMetrics } from '../../type/typeMetrics';
import { span } from './ColouredWords';
import styles from './shapedLines.module.css';

/**
 * Writes lines of words that are set whole into an element, as the canvas draws them (scene/WordSheet): each character is a
 * window to a copy of its word, so that no mark and no colour breaks what is joined. The words themselves stand there once,
 * for screen readers, and are not seen. Returns an element for each UTF-16 unit.
 */
export function shapedLines(
  element: HTMLElement,
  lines: readonly string[],
  layout: WordsLayout,
  metrics: TypeMetrics,
): HTMLElement[] {
  const { dpr, baselinePx, strokePx, letters } = metrics;
  const units: HTMLElement[] = [];
  const lineOf = (line: string): HTMLElement => {
    const element = span(...line.split(/(?<= )/).map(wordOf));
    element.className = styles.line ?? '';
    return element;
  };
  const wordOf = (text: string): HTMLElement => {
    const word = text.trimEnd();
    const boxes = letters?.unitsOf(word) ?? [];
    const wordPx = boxes.reduce((sumPx, { widthPx }) => sumPx + widthPx, 0);
    const spacePx = text === word ? 0 : (letters?.spacePx ?? 0);
    const isRightToLeft = layout.dir === 'rtl';
    const element = span(text);
    const isAgainstLine = letters?.isReadAgainstLine(word) ?? false;
    element.style.width = `${(wordPx + spacePx) / dpr}px`;
    const ofWord = boxes.map(({ xPx, widthPx }) => {
      const unit = unitAt((isRightToLeft ? spacePx : 0) + xPx, widthPx, dpr);
      if (isAgainstLine) unit.dir = isRightToLeft ? 'ltr' : 'rtl';
      unit.append(windowTo(word, { xPx, widthPx }, wordPx, metrics));
      return unit;
    });
    if (spacePx > 0) ofWord.push(unitAt(isRightToLeft ? 0 : wordPx, spacePx, dpr));
    units.push(...ofWord);
    element.append(...ofWord);
    return element;
  };
  element.style.width = `${layout.widthPx / dpr}px`;
  element.style.setProperty('--below', `${(baselinePx + 2 * strokePx) / dpr}px`);
  element.replaceChildren(...lines.map(lineOf));
  return units;
}

/** A unit's box in its word. */
function unitAt(leftPx: number, widthPx: number, dpr: number): HTMLElement {
  const unit = span();
  unit.style.left = `${leftPx / dpr}px`;
  unit.style.width = `${widthPx / dpr}px`;
  unit.style.setProperty('--cell', `${widthPx / dpr}px`);
  return unit;
}

/** A copy of a word that is seen only where the unit is. It is no text of the page. */
function windowTo(
  word: string,
  { xPx, widthPx }: UnitBox,
  wordPx: number,
  { dpr, letters }: TypeMetrics,
): HTMLElement {
  const copy = document.createElement('i');
  copy.ariaHidden = 'true';
  copy.dataset.word = word;
  // Whichever way it is read: its picture begins at the left.
  copy.style.textAlign = 'left';
  copy.style.paddingLeft = `${(letters?.padPx ?? 0) / dpr}px`;
  copy.style.left = `${-xPx / dpr}px`;
  copy.style.width = `${wordPx / dpr}px`;
  copy.style.clipPath = `inset(0 ${(wordPx - xPx - widthPx) / dpr}px 0 ${xPx / dpr}px)`;
  return copy;
}
