import type { KeyboardLayout } from '../keyboard/layouts';
import { byCode, strokesOf } from '../keyboard/strokes';

/** A stroke as it is told: the key by what it types alone, and whether AltGr or Shift is held. */
export interface ToldStroke {
  readonly key: string;
  readonly hasAltGr: boolean;
  readonly hasShift: boolean;
}

/** How a layout types a letter for which one key is not enough, stroke by stroke; none where it is, or none types it. */
export function howMade(layout: KeyboardLayout, letter: string): readonly ToldStroke[] {
  const strokes = strokesOf(layout)(letter);
  const isEasy = strokes.length === 1 && strokes[0]?.held.length === 0;
  if (isEasy) return [];
  const plain = byCode(layout.plain);
  return strokes.map(({ code, held }) => ({
    key: plain.get(code) ?? '',
    hasAltGr: held.includes('AltRight'),
    hasShift: held.some((one) => one.startsWith('Shift')),
  }));
}
