import { span, type WriteLines } from './ColouredWords';

/** Writes words that are set whole in the colour of untyped ones, where the canvas has them, until more can be written. */
export const plainLines: WriteLines = (element, lines, { widthPx }, { dpr, letters }) => {
  element.style.width = `${widthPx / dpr}px`;
  element.replaceChildren(
    ...lines.map((line) => {
      const lineElement = span(
        ...line.split(/(?<= )/).map((text) => {
          const word = span(text);
          const { style } = word;
          style.width = `${(letters?.widthOf(text) ?? 0) / dpr}px`;
          style.paddingInlineStart = `${(letters?.padPx ?? 0) / dpr}px`;
          style.letterSpacing = 'normal';
          return word;
        }),
      );
      lineElement.dataset.mark = 'untyped';
      return lineElement;
    }),
  );
  return [];
};
