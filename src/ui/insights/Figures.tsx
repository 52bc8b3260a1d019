import { useId, useState } from 'react';
import type { RoundFigures } from '../../analysis/insights/figures';
import { wholeNumber } from '../../analysis/insights/rounding';
import { wpm } from '../page/figureTexts';
import styles from './Figures.module.css';

interface Figure {
  readonly term: string;
  /** Null if the figure is not known. */
  readonly value: (figures: RoundFigures, usualWpm: number | null) => string | null;
  /** An explanation for somebody who does not know the figure. */
  readonly meaning: string;
}

const FIGURES: readonly Figure[] = [
  {
    term: 'Speed',
    value: ({ speedWpm }) => wpm(speedWpm),
    meaning: 'The correct characters in your final text, in words of five characters per minute.',
  },
  {
    term: 'Likely range',
    value: ({ likelyRange: { fromWpm, toWpm } }) => `${wholeNumber(fromWpm)} to ${wpm(toWpm)}`,
    meaning: 'With other words like these, your speed would most likely have been in this range.',
  },
  {
    term: 'Usual on these words',
    value: (_figures, usualWpm) => (usualWpm === null ? null : wpm(usualWpm)),
    meaning: 'What you usually type on just these words, by the time that your pairs of letters take you.',
  },
  {
    term: 'Raw speed',
    value: ({ rawSpeedWpm }) => wpm(rawSpeedWpm),
    meaning: 'Everything you typed, wrong or deleted too, in words of five characters per minute.',
  },
  {
    term: 'Accuracy of all keys',
    value: ({ accuracyOfAllKeysPercent }) => `${wholeNumber(accuracyOfAllKeysPercent)}%`,
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
}

/** The figures that are known. When one is pointed at or focused, a line below explains it. */
export function Figures({ figures, usualWpm }: FiguresProps) {
  const id = useId();
  const known = FIGURES.filter(({ value }) => value(figures, usualWpm) !== null);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const explained = pointedAt ?? chosen;

  return (
    <div>
      <dl className={styles.figures}>
        {known.map(({ term, value }, index) => (
          <div key={term} onPointerEnter={() => setPointedAt(term)} onPointerLeave={() => setPointedAt(null)}>
            <dt>
              <button
                type="button"
                aria-describedby={`${id}${index}`}
                onFocus={() => setChosen(term)}
                onBlur={() => setChosen(null)}
                // A tap does not focus a button in every browser.
                onClick={() => setChosen(term)}
              >
                {term}
              </button>
            </dt>
            <dd>{value(figures, usualWpm)}</dd>
          </div>
        ))}
      </dl>
      {/* All explanations share one place, so that showing another one moves nothing below. */}
      <div className={styles.meanings}>
        <p data-shown={explained === null} aria-hidden="true">
          Point at a figure to see what it means.
        </p>
        {known.map(({ term, meaning }, index) => (
          <p key={term} id={`${id}${index}`} data-shown={explained === term}>
            {meaning}
          </p>
        ))}
      </div>
    </div>
  );
}
