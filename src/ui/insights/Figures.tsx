import { useId, useState } from 'react';
import type { Figures as FiguresOfRound } from '../../analysis/insights/figures';
import { wholeNumber } from '../../analysis/insights/rounding';
import { wpm } from '../page/figures';
import styles from './Figures.module.css';

interface Figure {
  readonly term: string;
  readonly value: (figures: FiguresOfRound) => string;
  /** What it means, to somebody who has never heard of it. */
  readonly meaning: string;
}

const FIGURES: readonly Figure[] = [
  {
    term: 'Speed',
    value: ({ speedWpm }) => wpm(speedWpm),
    meaning: 'What you typed right and left standing, in words of five characters a minute.',
  },
  {
    term: 'Likely range',
    value: ({ likelyRange: { fromWpm, toWpm } }) => `${wholeNumber(fromWpm)} to ${wpm(toWpm)}`,
    meaning: 'With other words just like these your speed would most likely have been in here.',
  },
  {
    term: 'Raw speed',
    value: ({ rawSpeedWpm }) => wpm(rawSpeedWpm),
    meaning: 'All that you typed, wrong or taken back too, in words of five characters a minute.',
  },
  {
    term: 'Accuracy of all keys',
    value: ({ accuracyOfAllKeysPercent }) => `${wholeNumber(accuracyOfAllKeysPercent)}%`,
    meaning: 'How many keys were right when you pressed them, whatever you took back later.',
  },
  {
    term: 'Consistency',
    value: ({ consistencyPercent }) => `${wholeNumber(consistencyPercent)}%`,
    meaning: 'How even your speed was from second to second; 100% is a steady beat.',
  },
];

/** The five figures. Each says what it means when it is pointed at or has the focus, in a line that is always there. */
export function Figures({ figures }: { readonly figures: FiguresOfRound }) {
  const id = useId();
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const explained = pointedAt ?? chosen;

  return (
    <div>
      <dl className={styles.figures}>
        {FIGURES.map(({ term, value }, index) => (
          <div key={term} onPointerEnter={() => setPointedAt(term)} onPointerLeave={() => setPointedAt(null)}>
            <dt>
              <button
                type="button"
                aria-describedby={`${id}${index}`}
                onFocus={() => setChosen(term)}
                onBlur={() => setChosen(null)}
                // A finger gives no focus everywhere.
                onClick={() => setChosen(term)}
              >
                {term}
              </button>
            </dt>
            <dd>{value(figures)}</dd>
          </div>
        ))}
      </dl>
      {/* All in the same place, so that none of them moves what comes below. */}
      <div className={styles.meanings}>
        <p data-shown={explained === null} aria-hidden="true">
          Point at a figure to see what it means.
        </p>
        {FIGURES.map(({ term, meaning }, index) => (
          <p key={term} id={`${id}${index}`} data-shown={explained === term}>
            {meaning}
          </p>
        ))}
      </div>
    </div>
  );
}
