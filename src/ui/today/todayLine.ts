import { curveOf } from '../../analysis/insights/curve';
import { speedOfRound } from '../../analysis/insights/speed';
import { timelineOf } from '../../analysis/insights/timeline';
import { speedBars } from '../../analysis/today/speedBars';
import type { Round } from '../../core/round/round';
import { tally } from '../../core/round/score';
import type { TodaysRound } from '../../state/today/todayAtoms';
import { percent, wpm } from '../page/figureTexts';
import { againText, dayText } from './todayText';

/** A round with the words of a day in one line: `Thirty · 26 Nov 2026 · 97 wpm · 98% · ▂▄▅▇▆▅▆▇▅▄`. */
export function todayLine(round: Round, { day, isAgain }: TodaysRound): string {
  return [
    'Thirty',
    dayText(day),
    ...(isAgain ? [againText()] : []),
    wpm(speedOfRound(round)),
    percent(tally(round).accuracy),
    speedBars(curveOf(timelineOf(round)).seconds),
  ].join(' · ');
}
