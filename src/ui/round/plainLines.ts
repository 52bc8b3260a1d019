import { span, type WriteLines } from './ColouredWords';

/** Writes lines as they are, in one colour, where they are on the canvas. */
export const plainLines: WriteLines = (element, lines, { widthPx }, { dpr }) => {
  element.style.width = `${widthPx / dpr}px`;
  element.replaceChildren(...lines.map((line) => span(line)));
  return [];
};
