/*
 * Replaying a round, racing it and sending it as a challenge: one part of the page, loaded on demand.
 */
export { GhostClock } from '../input/race/GhostClock';
export { loadAndOpenLinkAtom, loadLinkWordsAtom, openLinkAtom } from '../state/race/challengeAtoms';
export { ChallengeLine } from '../ui/race/ChallengeLine';
export { GhostView } from '../ui/race/GhostView';
export { Replay } from '../ui/replay/Replay';
export { RoundActions } from '../ui/round/RoundActions';
