/** The line of the caret that is drawn, and the caret in it: CSS px from the edges of the field. */
export interface CaretPlace {
  readonly left: number;
  readonly top: number;
  /** From the lower edge of the line to that of the field. */
  readonly bottom: number;
}

/**
 * Has what is typed into the field next begin at the caret that is drawn. The field keeps its size; its text is not seen,
 * but the system places candidate windows by it.
 */
export function putTextAtCaret(field: HTMLInputElement, { left, top, bottom }: CaretPlace): void {
  const { style } = field;
  style.padding = `${top}px 0 ${bottom}px`;
  // An earlier composition may have left its text, which stands before that of the next.
  style.textIndent = `${left - widthOf(field.value, field)}px`;
}

/** Has the field's text begin at its edge again. */
export function putTextAtEdge({ style }: HTMLInputElement): void {
  style.padding = '';
  style.textIndent = '';
}

function widthOf(text: string, field: HTMLInputElement): number {
  const context = text === '' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  // Not the shorthand, which is empty where a part of the font has no place in it.
  const { fontSize, fontFamily } = getComputedStyle(field);
  context.font = `${fontSize} ${fontFamily}`;
  return context.measureText(text).width;
}
