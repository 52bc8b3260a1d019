import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import type { PlayedRound } from '../../analysis/insights/timeline';
import { firstGuesses } from '../../analysis/practice/firstGuesses';
import { LEAST_GAPS_OF_RESULT, roundsToLeastGaps } from '../../analysis/practice/leastGaps';
import { slowPairs } from '../../analysis/practice/slowPairs';
import { countedPairsAtom } from '../../state/practice/countedPairsAtom';
import { FirstGuesses } from '../practice/FirstGuesses';
import { fewPairsSentence, milliseconds, times } from '../practice/practiceSentences';
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
  if (!stats || round.setup.settings.byEar) return null;
  const rounds = roundsToLeastGaps(stats, LEAST_GAPS_OF_RESULT);
  if (pairs.length === 0 && guesses.length === 0 && rounds === 0) return null;
  return (
    <div>
      <h3 id={id}>{t({ message: 'Slow pairs', comment: 'Pairs: two keys in a row' })}</h3>
      {rounds !== 0 && <p className={styles.later}>{fewPairsSentence(rounds)}</p>}
      {guesses.length > 0 && <FirstGuesses guesses={guesses} />}
      {pairs.length > 0 && (
        <ul className={styles.list} aria-labelledby={id}>
          {pairs.map(({ pair, typicalMs, count }) => (
            <li key={pair}>
              {/* An image to screen readers, so that the letters are spelled out. */}
              <b role="img" aria-label={spelledOut(pair)}>
                {withVisibleSpaces(pair)}
              </b>{' '}
              <span>{milliseconds(typicalMs)}</span> <span className="soft">{times(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
