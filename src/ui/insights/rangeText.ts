import { t } from '@lingui/core/macro';
import type { SpeedRange } from '../../analysis/insights/likelyRange';
import type { SpeedUnit } from '../../core/words/speedUnit';
import { speedNumber } from '../page/figureTexts';

/** `66 to 72 wpm`, `290 to 331 strokes/min`. */
export function rangeText({ fromWpm, toWpm }: SpeedRange, unit: SpeedUnit): string {
  const from = speedNumber(fromWpm, unit);
  const to = speedNumber(toWpm, unit);
  if (unit.name === 'strokes')
    return t({
      message: `${from} to ${to} strokes/min`,
      comment: 'A range of speeds in strokes of keys a minute',
    });
  return t({ message: `${from} to ${to} wpm`, comment: 'A range of speeds in words a minute' });
}
