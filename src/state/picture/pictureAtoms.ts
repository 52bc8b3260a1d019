import { atom, type Getter } from 'jotai';
import { summaryOf } from '../../core/history/summary';
import type { Round } from '../../core/round/round';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { downloadFile } from '../../platform/history/download';
import { loadModule } from '../../platform/page/hostFiles';
import {
  canCopyPictures,
  canSharePictures,
  copyPicture,
  sharePicture,
} from '../../platform/picture/pictures';
import { addressWith } from '../../platform/race/address';
import { dateNowMs, dayOf } from '../../platform/round/clock';
import { isTouchScreenAtom } from '../page/deviceAtoms';
import { notifyAgainAtom, withdrawNoticeAtom } from '../page/noticeAtoms';
import { finishedRoundAtom } from '../round/roundAtoms';
import { sittingAtom } from '../round/sittingAtoms';

/** A round of which a picture is made. */
export interface PicturedRound extends Pick<ListedRound, 'playedAt' | 'summary' | 'wasRaced' | 'wordsOfDay'> {
  readonly round: Round;
}

/** Draws a round with the page's address. */
export type DrawPicture = (pictured: PicturedRound, address: string) => Promise<Blob>;

/** How a player gets a picture here: by the share sheet where a finger points, else by the clipboard, else as a file. */
export type PictureWay = 'share' | 'copy' | 'save';

/** Whether the browser has refused to copy a picture. */
const isRefusedAtom = atom(false);

export const pictureWayAtom = atom((get): PictureWay => {
  if (get(isTouchScreenAtom) && canSharePictures()) return 'share';
  return canCopyPictures() && !get(isRefusedAtom) ? 'copy' : 'save';
});

/**
 * Gives the player a picture of a round: of the finished one, unless it is another. Whether it was copied, or the browser
 * has refused that; null for anything else.
 */
export const sendPictureAtom = atom(
  null,
  async (get, set, draw: DrawPicture, saved?: PicturedRound): Promise<'copied' | 'refused' | null> => {
    const pictured = saved ?? finishedPicture(get);
    if (!pictured) return null;
    const way = get(pictureWayAtom);
    const drawing = loadModule(() => draw(pictured, addressWith('')));
    try {
      const isCopied = way === 'copy' && (await copyPicture(drawing));
      const picture = await drawing;
      set(withdrawNoticeAtom, 'partMissing', sendPictureAtom);
      if (isCopied) return 'copied';
      if (way === 'copy') {
        set(isRefusedAtom, true);
        return 'refused';
      }
      const name = `thirty-${dayOf(pictured.playedAt)}.png`;
      if (way === 'save' || !(await sharePicture(picture, name))) downloadFile(name, 'image/png', [picture]);
    } catch {
      // The code that draws it could not be loaded.
      set(notifyAgainAtom, 'partMissing', sendPictureAtom);
    }
    return null;
  },
);

function finishedPicture(get: Getter): PicturedRound | null {
  const round = get(finishedRoundAtom);
  if (!round) return null;
  const { playedAt, origin, knewWords } = get(sittingAtom);
  return {
    round,
    summary: summaryOf(round),
    wasRaced: knewWords,
    ...(origin.from === 'today' && { wordsOfDay: origin.day }),
    playedAt: playedAt ?? dateNowMs(),
  };
}
