import type { Comparison } from '../../analysis/history/comparison';
import type { RoundFigures } from '../../analysis/insights/figures';
import { wholeNumber } from '../../analysis/insights/rounding';
import { Explained } from '../controls/Explained';
import { wpm } from '../page/figureTexts';
import { comparisonText } from './comparisonText';
import styles from './Figures.module.css';

interface Figure {
  readonly term: string;
  /** Null if the figure is not known. */
  readonly value: (figures: RoundFigures, usualWpm: number | null) => string | null;
  /** An explanation for somebody who does not know the figure. */
  readonly meaning: string;
  /** Where it stands: `speed` is the large one, `beside` stands beside it; else it is small. */
  readonly place?: 'speed' | 'beside';
}

const FIGURES: readonly Figure[] = [
  {
    term: 'Speed',
    value: ({ speedWpm }) => wpm(speedWpm),
    meaning: 'The correct characters in your final text, in words of five characters per minute.',
    place: 'speed',
  },
  {
    term: 'Likely range',
    value: ({ likelyRange: { fromWpm, toWpm } }) => `${wholeNumber(fromWpm)} to ${wpm(toWpm)}`,
    meaning: 'With other words like these, your speed would most likely have been in this range.',
    place: 'beside',
  },
  {
    term: 'Usual on these words',
    value: (_figures, usualWpm) => (usualWpm === null ? null : wpm(usualWpm)),
    meaning: 'What you usually type on just these words, by the time that your pairs of letters take you.',
    place: 'beside',
  },
  {
    term: 'Raw speed',
    value: ({ rawSpeedWpm }) => wpm(rawSpeedWpm),
    meaning: 'Everything you typed, wrong or deleted too, in words of five characters per minute.',
  },
  {
    term: 'Raw accuracy',
    value: ({ rawAccuracyPercent }) => `${wholeNumber(rawAccuracyPercent)}%`,
    meaning: 'How many keys were right when you pressed them, even if you deleted them later.',
  },
  {
    term: 'Consistency',
    value: ({ consistencyPercent }) => `${wholeNumber(consistencyPercent)}%`,
    meaning: 'How even your speed was from second to second; 100% is a steady beat.',
  },
];

interface FiguresProps {
  readonly figures: RoundFigures;
  /** As in `InsightsPanel`. */
  readonly usualWpm: number | null;
  readonly comparison: Comparison | null;
}

/** The figures that are known, Speed first and large. Each explains itself. */
export function Figures({ figures, usualWpm, comparison }: FiguresProps) {
  return (
    <div className={styles.figures}>
      <dl>
        {FIGURES.map(({ term, value, meaning, place }) => {
          const text = value(figures, usualWpm);
          return (
            text !== null && (
              <div key={term} data-place={place}>
                <dt>
                  <Explained meaning={meaning}>{term}</Explained>
                </dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
      </dl>
      {/* There in any case: what is known a moment later moves nothing. */}
      <p>{comparison && comparisonText(comparison)}</p>
    </div>
  );
}
