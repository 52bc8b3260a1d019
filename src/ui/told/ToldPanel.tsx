import { memo, type ReactNode } from 'react';
import type { RoundTold } from '../../analysis/tellRound';
import type { PlayedRound } from '../../analysis/walk';
import { Figures } from './Figures';
import { MistakesList } from './MistakesList';
import { MissedLetters, SlowPairs } from './SlowPairs';
import { SpeedCurve } from './SpeedCurve';
import { SpeedTable } from './SpeedTable';
import { TimeSpent } from './TimeSpent';
import styles from './ToldPanel.module.css';
import { tellOnce } from './tellOnce';

interface ToldPanelProps {
  readonly round: PlayedRound;
  /** How many of its `PIECES` are made. */
  readonly pieces: number;
  /** Whether it is seen and heard. Before, it has its place and its layout, so that showing it takes no time. */
  readonly isShown: boolean;
  /** What is known of the round besides its log. */
  readonly children?: ReactNode;
}

/** What a round tells about itself, and the one thing to work on next. */
export default function ToldPanel({ round, pieces, isShown, children }: ToldPanelProps) {
  const told = tellOnce(round);
  return (
    <div className={isShown ? styles.shown : styles.unseen}>
      <section className={styles.told} aria-label={isShown ? 'What this round tells' : undefined}>
        <Pieces told={told} count={pieces} />
        {children}
      </section>
    </div>
  );
}

/** Made one by one, none of them holds up a key for long. */
const MAKE_PIECE: readonly ((told: RoundTold) => ReactNode)[] = [
  ({ figures }) => <Figures key="figures" figures={figures} />,
  ({ curve, durationMs }) => <SpeedCurve key="curve" curve={curve} durationMs={durationMs} />,
  ({ curve }) => <SpeedTable key="table" seconds={curve.seconds} />,
  (told) => <TimeSpent key="time" told={told} />,
  (told) => (
    <div key="lists" className={styles.columns}>
      <MistakesList kinds={told.mistakesByKind} />
      <div>
        <SlowPairs pairs={told.slowPairs} />
        <MissedLetters letters={told.missedLetters} />
      </div>
    </div>
  ),
];

/** How many pieces there are. */
export const PIECES = MAKE_PIECE.length;

const Pieces = memo(function Pieces({ told, count }: { readonly told: RoundTold; readonly count: number }) {
  return MAKE_PIECE.slice(0, count).map((make) => make(told));
});

export { MachineLine } from './MachineLine';
