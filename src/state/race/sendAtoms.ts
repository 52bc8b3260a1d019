import { atom } from 'jotai';
import { recordingOf } from '../../core/history/recording';
import { canBeChallenge, challengeFragment } from '../../core/race/challengeLink';
import { challengerName } from '../../core/race/challengerName';
import { addressWith } from '../../platform/race/address';
import { copyText } from '../../platform/race/clipboard';
import { finishedRoundAtom } from '../round/roundAtoms';

/** The name that was typed last, sent or not: whoever sends another link need not type it again. Kept for the visit. */
export const typedNameAtom = atom('');

/** What has come of sending the round on show. */
export type Sent =
  /** The link is in the clipboard. */
  | { readonly outcome: 'copied'; readonly link: string; readonly name: string }
  /** The browser does not let the page copy: the person has to. */
  | { readonly outcome: 'made'; readonly link: string; readonly name: string }
  /** It is longer than any link may be. */
  | { readonly outcome: 'tooLong' };

/**
 * Puts a link to race the finished round with into the clipboard; null where no round is over. A name is made fit to
 * be sent; '' sends none.
 */
export const copyChallengeAtom = atom(null, async (get, _set, name: string): Promise<Sent | null> => {
  const round = get(finishedRoundAtom);
  if (!round?.log) return null;
  const recording = recordingOf(round);
  const { words } = round.setup;
  if (!canBeChallenge(recording, words, name)) return { outcome: 'tooLong' };
  const link = addressWith(challengeFragment(recording, words, name));
  const outcome = (await copyText(link)) ? 'copied' : 'made';
  return { outcome, link, name: challengerName(name) };
});
