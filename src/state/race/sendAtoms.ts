import { atom } from 'jotai';
import { recordingOf } from '../../core/history/recordingBytes';
import { challengeFragment } from '../../core/race/challengeLink';
import { challengerName } from '../../core/race/challengerName';
import { writeToClipboard } from '../../platform/page/clipboard';
import { addressWith } from '../../platform/race/address';
import { finishedRoundAtom } from '../round/roundAtoms';

/** The name that goes with the challenge links of this visit, '' for none; null until it has been asked for. */
export const challengerNameAtom = atom<string | null>(null);

/** The outcome of making a challenge link. */
export type SendResult =
  /** The link is on the clipboard. */
  | { readonly outcome: 'copied'; readonly link: string; readonly name: string }
  /** The browser denied access to the clipboard: the person has to copy the link. */
  | { readonly outcome: 'made'; readonly link: string; readonly name: string }
  /** The link would be longer than links may be. */
  | { readonly outcome: 'tooLong' };

/** Copies a link to race against the finished round; null without one. The name is sanitized; '' sends none. */
export const copyChallengeAtom = atom(null, async (get, _set, name: string): Promise<SendResult | null> => {
  const round = get(finishedRoundAtom);
  if (!round?.log) return null;
  const fragment = challengeFragment(recordingOf(round), round.setup.words, name);
  if (fragment === null) return { outcome: 'tooLong' };
  const link = addressWith(fragment);
  const outcome = (await writeToClipboard(link)) ? 'copied' : 'made';
  return { outcome, link, name: challengerName(name) };
});
