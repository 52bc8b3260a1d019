/** The line of the caret that is drawn, and the caret in it: CSS px from the edges of the field. */
export interface CaretPlace {
  readonly left: number;
  /** Which way its line is read. */
  readonly dir: 'ltr' | 'rtl';
  /** From the lower edge of the line to that of the field. */
  readonly bottom: number;
}

/** The height of the field's text, and how much of that may reach into the line of the caret, in CSS px. */
const TEXT_PX = 20;
const OVERLAP_PX = 4;
/** What a field needs after its text, for its own caret, in CSS px. */
const END_PX = 4;

/**
 * Has what is composed in the field stand just below the caret that is drawn, where it is seen; the system places its
 * windows by it. The field keeps its size: below the last line there may be no room. What has no room after the caret begins
 * before it.
 *
 * @param composed the last part of the field's text; '' before there is any
 */
export function putTextAtCaret(
  field: HTMLInputElement,
  { left, bottom, dir }: CaretPlace,
  composed: string,
): void {
  const { style, value, offsetWidth, offsetHeight } = field;
  const belowPx = Math.max(0, bottom - (TEXT_PX - OVERLAP_PX));
  style.padding = `${offsetHeight - belowPx - TEXT_PX}px 0 ${belowPx}px`;
  field.dataset.composing = '';
  style.direction = dir;
  const caretPx = dir === 'ltr' ? left : offsetWidth - left;
  const startPx = Math.max(0, Math.min(caretPx, offsetWidth - END_PX - widthOf(composed, field)));
  // An earlier composition may have left its text, which stands before that of the next and is not to be seen again.
  const before = value.endsWith(composed) ? value.slice(0, value.length - composed.length) : value;
  style.textIndent = `${startPx - widthOf(before, field)}px`;
  style.clipPath = dir === 'ltr' ? `inset(0 0 0 ${startPx}px)` : `inset(0 ${startPx}px 0 0)`;
}

/** Whether the field's text is at the caret: something is being composed. */
export function isComposing({ dataset }: HTMLInputElement): boolean {
  return dataset.composing !== undefined;
}

/** Has the field's text begin at its edge again, unseen. */
export function putTextAtEdge({ style, dataset }: HTMLInputElement): void {
  delete dataset.composing;
  style.padding = '';
  style.direction = '';
  style.textIndent = '';
  style.clipPath = '';
}

function widthOf(text: string, field: HTMLInputElement): number {
  const context = text === '' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  // Not the shorthand, which is empty where a part of the font has no place in it.
  const { fontSize, fontFamily } = getComputedStyle(field);
  context.font = `${fontSize} ${fontFamily}`;
  return context.measureText(text).width;
}
