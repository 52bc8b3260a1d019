import { memo, type ReactNode, useMemo } from 'react';
import { type Curve, curveOf } from '../../analysis/insights/curve';
import type { RoundTold } from '../../analysis/insights/tellRound';
import { type PlayedRound, walkRound } from '../../analysis/insights/walk';
import type { Playback } from '../../core/replay/playback';
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
  /** The round that it was raced against; null where it was not. Keep it the same one. */
  readonly ghost?: Playback | null;
  /** How many of its `PIECES` are made. */
  readonly pieces: number;
  /** Whether it is seen and heard. Before, it has its place and its layout, so that showing it takes no time. */
  readonly isShown: boolean;
  /** What is known of the round besides its log. */
  readonly children?: ReactNode;
}

/** What a round tells about itself, and the one thing to work on next. */
export default function ToldPanel({ round, ghost = null, pieces, isShown, children }: ToldPanelProps) {
  const told = tellOnce(round);
  const ghostCurve = useMemo(() => ghost && curveOf(walkRound(ghost.round)), [ghost]);
  return (
    <div className={isShown ? styles.shown : styles.unseen}>
      <section className={styles.told} aria-label={isShown ? 'What this round tells' : undefined}>
        <Pieces told={told} ghostCurve={ghostCurve} count={pieces} />
        {children}
      </section>
    </div>
  );
}

/** Made one by one, none of them holds up a key for long. */
const MAKE_PIECE: readonly ((told: RoundTold, ghostCurve: Curve | null) => ReactNode)[] = [
  ({ figures }) => <Figures key="figures" figures={figures} />,
  ({ curve, durationMs }, ghostCurve) => (
    <SpeedCurve key="curve" curve={curve} ghostCurve={ghostCurve} durationMs={durationMs} />
  ),
  ({ curve }, ghostCurve) => (
    <SpeedTable key="table" seconds={curve.seconds} ghostSeconds={ghostCurve?.seconds ?? null} />
  ),
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

interface PiecesProps {
  readonly told: RoundTold;
  readonly ghostCurve: Curve | null;
  readonly count: number;
}

const Pieces = memo(function Pieces({ told, ghostCurve, count }: PiecesProps) {
  return MAKE_PIECE.slice(0, count).map((make) => make(told, ghostCurve));
});

export { MachineLine } from './MachineLine';
