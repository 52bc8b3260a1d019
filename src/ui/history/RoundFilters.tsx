import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import {
  filteredRoundsAtom,
  kindChoicesAtom,
  LESSONS,
  PRACTICE,
  type RoundFilter,
  roundFilterAtom,
  showAllRoundsAtom,
  wordsChoicesAtom,
} from '../../state/history/filteredRoundAtoms';
import { type ListedRound, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { Select } from '../controls/Select';
import { wordsLabel } from '../options/wordsLabels';
import { formatCount } from '../page/figureTexts';
import { formatDate } from './dateFormat';
import { playedDays } from './playedDays';
import styles from './RoundFilters.module.css';
import { kindLabel, lastDaysText } from './roundSentences';

const LAST_DAYS = [7, 30];

/** Chooses which rounds figures, trend and list are of. What leaves nothing to choose is left out. */
export function RoundFilters({ listed }: { readonly listed: readonly ListedRound[] }) {
  const [filter, change] = useAtom(roundFilterAtom);
  const showAll = useSetAtom(showAllRoundsAtom);
  const kinds = useAtomValue(kindChoicesAtom);
  const words = useAtomValue(wordsChoicesAtom);
  const shown = formatCount(useAtomValue(filteredRoundsAtom)?.length ?? 0);
  const periods = usePeriods(listed);
  const all = formatCount(listed.length);
  const filtersRef = useRef<HTMLDivElement>(null);
  const isActive = Object.values(filter).some((value) => value !== null);
  return (
    <div ref={filtersRef} className={styles.filters}>
      <Filter
        name={t({
          message: 'Kind',
          comment: 'A choice of what rounds to show: those of 30 s, of 12 words …',
        })}
        all={t({ message: 'All kinds', comment: 'Kinds of rounds' })}
        choices={[...kinds].map(([key, kind]) => [
          key,
          groupName(key) ?? kindLabel({ ...kind, wordList: null }),
        ])}
        value={filter.kind}
        onChoose={(kind) => change({ kind })}
      />
      <Filter
        name={t`Words`}
        all={t({
          message: 'All words',
          comment: 'A choice of what rounds to show: whatever words they have',
        })}
        choices={[...words.keys()].map((name) => [name, wordsLabel(name)])}
        value={filter.words}
        onChoose={(name) => change({ words: name })}
      />
      <Filter
        name={t({ message: 'Day', comment: 'A choice of what rounds to show: those of a day' })}
        all={t({ message: 'Any day', comment: 'A choice of what rounds to show: whenever they were played' })}
        choices={[...periods].map(([key, { label }]) => [key, label])}
        value={filter.period && keyOf(filter.period)}
        onChoose={(key) => change({ period: (key !== null && periods.get(key)?.period) || null })}
      />
      {isActive && (
        <>
          <button
            type="button"
            className="link"
            onClick={() => {
              showAll();
              // This button goes.
              filtersRef.current?.querySelector('select')?.focus();
            }}
          >
            {t({ message: 'Show all', comment: 'A button: shows the rounds of all kinds and days' })}
          </button>
          <span className="soft small">
            {t({
              message: `${shown} of ${all} rounds`,
              comment: 'How many rounds are shown: 386 of 400 rounds',
            })}
          </span>
        </>
      )}
    </div>
  );
}

interface FilterProps {
  readonly name: string;
  /** Its first choice, which lets all rounds through. */
  readonly all: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
}

function Filter({ name, all, choices, value, onChoose }: FilterProps) {
  if (choices.length < 2) return null;
  return (
    <Select
      aria-label={name}
      data-active={value !== null}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    >
      <option value="">{all}</option>
      {choices.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  );
}

type Period = NonNullable<RoundFilter['period']>;

/** The last days, and each day that has rounds, by their keys; none if all rounds are of one day. */
function usePeriods(listed: readonly ListedRound[]) {
  const listedAt = useAtomValue(listReadAtAtom);
  const days = useMemo(() => playedDays(listed), [listed]);
  const now = new Date(listedAt);
  const lastDays = LAST_DAYS.map((count) => ({
    period: {
      fromMs: new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + 1).getTime(),
      toMs: new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - 1,
    },
    label: lastDaysText(count),
  }));
  const single = days.map((period) => ({ period, label: formatDate(period.fromMs) }));
  const all = days.length < 2 ? [] : [...lastDays, ...single];
  return new Map(all.map((one) => [keyOf(one.period), one]));
}

function keyOf({ fromMs, toMs }: Period): string {
  return `${fromMs}-${toMs}`;
}

/** What rounds are called that are one choice whatever they have of; null for the others. */
function groupName(key: string): string | null {
  if (key === PRACTICE) return t({ message: 'Practice', comment: 'A noun: rounds of practice' });
  return key === LESSONS ? t({ message: 'Lessons', comment: 'Rounds of a course in typing' }) : null;
}
