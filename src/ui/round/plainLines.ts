import { span, type WriteLines } from './ColouredWords';

/**
 * Writes words that are set whole where the canvas has them, coloured and hidden word by word, until what does so for each
 * character has come. Returns for each UTF-16 unit the element that it is in: a word or a space.
 */
export const plainLines: WriteLines = (element, lines, { widthPx }, { dpr, letters }) => {
  const units: HTMLElement[] = [];
  const partOf = (text: string): HTMLElement => {
    const part = span(text);
    const { style } = part;
    style.width = `${(letters?.widthOf(text) ?? 0) / dpr}px`;
    style.paddingInlineStart = text === ' ' ? '' : `${(letters?.padPx ?? 0) / dpr}px`;
    style.letterSpacing = 'normal';
    units.push(...Array.from(text, () => part));
    return part;
  };
  element.style.width = `${widthPx / dpr}px`;
  element.replaceChildren(...lines.map((line) => span(...line.split(/(?<= )|(?= )/).map(partOf))));
  return units;
};
