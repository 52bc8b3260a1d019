import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import type { PlayedRound } from '../../analysis/insights/timeline';
import { firstGuesses } from '../../analysis/practice/firstGuesses';
import { LEAST_GAPS_OF_RESULT, roundsToLeastGaps } from '../../analysis/practice/leastGaps';
import { pairsOfRound } from '../../analysis/practice/roundPairs';
import { type SlowPair, slowPairs } from '../../analysis/practice/slowPairs';
import { countedPairsAtom } from '../../state/practice/countedPairsAtom';
import { FirstGuesses } from '../practice/FirstGuesses';
import { fewPairsSentence, milliseconds, worth } from '../practice/practiceSentences';
import { useListShares } from '../practice/useListShares';
import { spelledOut, withVisibleSpaces } from './insightSentences';
import styles from './Lists.module.css';

/** The pairs of a round that are worth most to practise, or how many rounds it takes until they are known. */
export function SlowPairs({ round }: { readonly round: PlayedRound }) {
  const id = useId();
  const stats = useAtomValue(countedPairsAtom);
  const { shares } = useListShares();
  const pairs = useMemo(() => (stats ? slowPairs(round, stats, shares) : []), [round, stats, shares]);
  const guesses = useMemo(
    () => (stats && pairs.length === 0 ? firstGuesses(stats, shares) : []),
    [stats, shares, pairs],
  );
  if (!stats || round.setup.settings.byEar || pairsOfRound(round).areComposed) return null;
  const rounds = roundsToLeastGaps(stats, LEAST_GAPS_OF_RESULT);
  if (pairs.length === 0 && guesses.length === 0 && rounds === 0) return null;
  return (
    <div>
      <h3>
        <span id={id}>{t({ message: 'Slow pairs', comment: 'Pairs: two keys in a row' })}</span>{' '}
        {pairs.length > 0 && <span className="soft">{worthTogether(pairs)}</span>}
      </h3>
      {rounds !== 0 && <p className={styles.later}>{fewPairsSentence(rounds)}</p>}
      {guesses.length > 0 && <FirstGuesses guesses={guesses} />}
      {pairs.length > 0 && (
        <ul className={styles.list} aria-labelledby={id}>
          {pairs.map(({ pair, typicalMs, worthWpm }) => (
            <li key={pair}>
              {/* An image to screen readers, so that the letters are spelled out. */}
              <b role="img" aria-label={spelledOut(pair)}>
                {withVisibleSpaces(pair)}
              </b>{' '}
              <span>{milliseconds(typicalMs)}</span> <span className="soft">{worth(worthWpm)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the pairs are listed by: what it would be worth to type all of them as usual. */
function worthTogether(pairs: readonly SlowPair[]): string {
  const speed = worth(pairs.reduce((sum, { worthWpm }) => sum + worthWpm, 0));
  return t({
    message: `worth ${speed} together`,
    comment: 'After “Slow pairs”: what could be gained with all of these; as in “Gain”',
  });
}
