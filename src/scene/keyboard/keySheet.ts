import type { DrawnKey, DrawnKeyboard } from '../../core/keyboard/drawnKeyboard';
import { keyPart } from '../../core/keyboard/keyPart';
import type { LessonKeys } from '../../state/learn/keyboardViewAtom';
import { shownFingerColours } from '../../theme/fingerColours';
import type { Palette } from '../../theme/readPalette';
import type { CellBox, CellSheet } from '../CellField';
import { drawKey, KEY_STATES, type KeySize } from './drawKey';

/**
 * The keys of a keyboard in all their states. The browser's text engine draws them
 * once, at device pixels, as the letters of the words (scene/GlyphAtlas).
 */
export function keySheet(
  drawn: DrawnKeyboard,
  size: KeySize,
  palette: Palette,
  { hasFingers, lesson }: { readonly hasFingers: boolean; readonly lesson: LessonKeys | null },
): CellSheet {
  const fingers = hasFingers ? shownFingerColours(palette.paper, palette.inkSoft) : null;
  const heightPx = drawn.rows * size.heightPx;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(drawn.columns * size.widthPx);
  canvas.height = KEY_STATES.length * heightPx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2D canvas to draw keys on.');
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const cells = drawn.keys.map((key) => boxOf(key, size));
  for (const [number, state] of KEY_STATES.entries()) {
    for (const [i, key] of drawn.keys.entries()) {
      const { x = 0, y = 0, width = 0, height = 0 } = cells[i] ?? {};
      const box = { x, y: y + number * heightPx, width, height };
      drawKey(context, {
        key,
        box,
        state,
        size,
        palette,
        fingers,
        part: lesson && keyPart(key, drawn.strokes, lesson),
      });
    }
  }
  return { canvas, cells, heightPx };
}

/** Where a key is on its keyboard, with the ground around it. */
function boxOf({ left, row, width }: DrawnKey, { widthPx, heightPx }: KeySize): CellBox {
  const x = Math.round(left * widthPx);
  return { x, y: row * heightPx, width: Math.round((left + width) * widthPx) - x, height: heightPx };
}
