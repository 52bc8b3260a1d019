import type { KeyboardLayout } from '../keyboard/layouts';
import { byCode, isByOneKey, type Strokes } from '../keyboard/strokes';
import { standingAlone } from '../words/standingAlone';

/** A stroke as it is told: the key by what it types alone, and whether AltGr or Shift is held. */
export interface ToldStroke {
  readonly key: string;
  readonly hasAltGr: boolean;
  readonly hasShift: boolean;
}

/**
 * How a layout types a letter for which one key is not enough, stroke by stroke; none where it is, or none types it.
 *
 * @param strokes those of the layout
 */
export function howMade(layout: KeyboardLayout, strokes: Strokes, letter: string): readonly ToldStroke[] {
  if (isByOneKey(strokes, letter)) return [];
  const plain = byCode(layout.plain);
  return strokes(letter).map(({ code, held }) => ({
    key: standingAlone(plain.get(code) ?? ''),
    hasAltGr: held.includes('AltRight'),
    hasShift: held.some((one) => one.startsWith('Shift')),
  }));
}
