import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { CSSProperties, ReactNode } from 'react';
import type { Comparison } from '../../analysis/history/comparison';
import type { RoundFigures } from '../../analysis/insights/figures';
import { wholeNumber } from '../../analysis/insights/rounding';
import { CHARACTERS_PER_WORD, type SpeedUnit } from '../../core/words/speedUnit';
import type { PaceComparison } from '../../state/race/paceComparisonAtom';
import { Explained } from '../controls/Explained';
import { formatNumber, formatPercent, speedText } from '../page/figureTexts';
import { comparisonText, paceComparisonText } from './comparisonText';
import styles from './Figures.module.css';
import { rangeText } from './rangeText';

interface Figure {
  readonly term: MessageDescriptor;
  /** Null if the figure is not known. */
  readonly value: (figures: RoundFigures, unit: SpeedUnit, usualWpm: number | null) => string | null;
  /** An explanation for somebody who does not know the figure. */
  readonly meaning: (unit: SpeedUnit) => string;
  /** `speed` is the large one (Figures.module.css). */
  readonly place: 'speed' | 'small';
}

const FIGURES: readonly Figure[] = [
  {
    term: msg`Speed`,
    value: ({ speedWpm }, unit) => speedText(speedWpm, unit),
    meaning: speedMeaning,
    place: 'speed',
  },
  {
    term: msg({ message: 'Likely range', comment: 'The range in which the speed likely is' }),
    value: ({ likelyRange }, unit) => likelyRange && rangeText(likelyRange, unit),
    meaning: () => t`With other words like these, your speed would most likely have been in this range.`,
    place: 'small',
  },
  {
    term: msg({ message: 'Usual on these words', comment: 'The usual speed' }),
    value: (_figures, unit, usualWpm) => (usualWpm === null ? null : speedText(usualWpm, unit)),
    meaning: () =>
      t`Your usual speed on exactly these words, from the time you need for each pair of letters.`,
    place: 'small',
  },
  {
    term: msg`Raw speed`,
    value: ({ rawSpeedWpm }, unit) => speedText(rawSpeedWpm, unit),
    meaning: rawSpeedMeaning,
    place: 'small',
  },
  {
    term: msg`Raw accuracy`,
    value: ({ rawAccuracyPercent }) => formatPercent(wholeNumber(rawAccuracyPercent)),
    meaning: () => t`How many keys were right when you pressed them, even if you deleted them later.`,
    place: 'small',
  },
  {
    term: msg({ message: 'Consistency', comment: 'How even the speed is' }),
    value: ({ consistencyPercent: percent }) =>
      percent === null ? null : formatPercent(wholeNumber(percent)),
    meaning: () => t`How even your speed was from second to second; 100% is a steady beat.`,
    place: 'small',
  },
];

interface FiguresProps {
  readonly figures: RoundFigures;
  readonly unit: SpeedUnit;
  /** As in `InsightsPanel`. */
  readonly usualWpm: number | null;
  readonly comparison: Comparison | null;
  /** Said instead of that. */
  readonly paced: PaceComparison | null;
}

/** The figures that are known, Speed first and large. Each explains itself. */
export function Figures({ figures, unit, usualWpm, comparison, paced }: FiguresProps) {
  const known = FIGURES.flatMap(({ value, ...figure }) => {
    const text = value(figures, unit, usualWpm);
    return text === null ? [] : [{ ...figure, text }];
  });
  return (
    <div className={styles.figures}>
      <dl>
        {known.map(({ term, meaning, place, text }, index) => (
          <div
            key={term.id}
            data-place={place}
            style={{ '--row': index - 1, '--pair': (index - 1) >> 1 } as CSSProperties}
          >
            <dt>
              <Explained meaning={meaning(unit)}>{i18n._(term)}</Explained>
            </dt>
            <dd>{place === 'speed' ? withSmallUnit(text) : text}</dd>
          </div>
        ))}
      </dl>
      {/* There in any case: what is known a moment later moves nothing. */}
      <p>{paced ? paceComparisonText(paced) : comparison && comparisonText(comparison)}</p>
    </div>
  );
}

function speedMeaning(unit: SpeedUnit): string {
  const strokes = strokesText(unit);
  if (unit.name === 'strokes')
    return t({
      message: `The correct characters in your final text, in strokes per minute (a character counts as ${strokes} strokes, the mean of this list).`,
      comment: 'Strokes of keys, by which the syllables of Korean are typed',
    });
  return t`The correct characters in your final text, in words per minute (a word is five characters).`;
}

function rawSpeedMeaning(unit: SpeedUnit): string {
  const strokes = strokesText(unit);
  if (unit.name === 'strokes')
    return t({
      message: `Everything you typed, wrong or deleted too, in strokes per minute (a character counts as ${strokes} strokes, the mean of this list).`,
      comment: 'Strokes of keys, by which the syllables of Korean are typed',
    });
  return t`Everything you typed, wrong or deleted too, in words per minute (a word is five characters).`;
}

/** How many strokes a character counts as: `2.06`. */
function strokesText({ perWpm }: SpeedUnit): string {
  return formatNumber(perWpm / CHARACTERS_PER_WORD, 2);
}

/** `72 wpm`: whatever is no digit, before it or after it, is smaller. */
function withSmallUnit(text: string): ReactNode {
  return text.split(/(\d+)/).map((part) => (/\d/.test(part) ? part : part && <span key={part}>{part}</span>));
}
