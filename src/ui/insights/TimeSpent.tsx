import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { RoundInsights } from '../../analysis/insights/analyseRound';
import { timeLegend } from '../../analysis/insights/timeLegend';
import type { TimePartName } from '../../analysis/insights/timeSpent';
import type { SpeedUnit } from '../../core/words/speedUnit';
import { speedText } from '../page/figureTexts';
import { costSentence } from './costSentence';
import { PART_NAMES, timeTaken } from './insightSentences';
import styles from './TimeSpent.module.css';

interface TimeSpentProps {
  readonly insights: RoundInsights;
  readonly unit: SpeedUnit;
}

/** Where the seconds of the round went: the part to work on, a bar of all of them, and its legend. */
export function TimeSpent({ insights, unit }: TimeSpentProps) {
  const id = useId();
  const { parts, others } = timeLegend(insights.parts, insights.figures.speedWpm, insights.partToWorkOn);
  const otherMs = others.reduce((sum, { ms }) => sum + ms, 0);
  const cost = costSentence(insights, unit);
  return (
    <div>
      <div className={styles.heading}>
        <h3 id={id}>{t`Where the seconds went`}</h3>
        {cost && <p>{cost}</p>}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, ms }) => (
          <span key={name} data-time={name} style={{ flexGrow: ms }} />
        ))}
        {otherMs > 0 && <span data-time="other" style={{ flexGrow: otherMs }} />}
      </div>
      <div className={styles.legend}>
        {/* The list has all of them. To the eye, those that are worth little are one. */}
        <ul aria-labelledby={id}>
          {insights.parts
            .filter((part) => parts.includes(part) || others.includes(part))
            .map((part) => (
              <li key={part.name} className={others.includes(part) ? 'visuallyHidden' : undefined}>
                <span data-time={part.name} aria-hidden="true" /> <span>{i18n._(PART_NAMES[part.name])}</span>{' '}
                <b>{timeTaken(part.ms)}</b>
                {part.wpmWithout !== null && (
                  <span>{`, ${speedWithout(part.name, speedText(part.wpmWithout, unit))}`}</span>
                )}
              </li>
            ))}
        </ul>
        {otherMs > 0 && (
          <p aria-hidden="true">
            <span data-time="other" />{' '}
            {t({ message: 'other', comment: 'All other parts of the time of a round' })}{' '}
            <b>{timeTaken(otherMs)}</b>
          </p>
        )}
      </div>
    </div>
  );
}

function speedWithout(part: TimePartName, speed: string): string {
  return part === 'afterTheLastKey'
    ? t({
        message: `${speed} without it`,
        comment: 'The speed that a round would have had without the time after its last key',
      })
    : t({
        message: `${speed} without them`,
        comment: 'The speed that a round would have had without its wrong keys, corrections, or pauses',
      });
}
