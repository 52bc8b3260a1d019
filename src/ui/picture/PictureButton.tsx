import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, useState } from 'react';
import {
  type DrawPicture,
  type PicturedRound,
  type PictureWay,
  pictureWayAtom,
  sendPictureAtom,
} from '../../state/picture/pictureAtoms';
import { BriefLabel } from '../controls/BriefLabel';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { useCopied } from '../controls/useCopied';

const draw: DrawPicture = async (...what) => (await import('./drawPicture')).drawPicture(...what);

interface PictureButtonProps {
  /** The round, if it is not the one that has just ended. */
  readonly saved?: PicturedRound;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Makes a picture of a round: for the clipboard, the share sheet, or a file where the browser lets nothing be copied. */
export function PictureButton({ saved, ref }: PictureButtonProps) {
  const way = useAtomValue(pictureWayAtom);
  const send = useSetAtom(sendPictureAtom);
  const [isRefused, setRefused] = useState(false);
  const [isCopied, sayCopied] = useCopied();
  const sendOne = async (): Promise<void> => {
    const outcome = await send(draw, saved);
    sayCopied(outcome === 'copied');
    setRefused(outcome === 'refused');
  };
  return (
    <>
      <Button ref={ref} data-quiet onClick={() => void sendOne()}>
        <BriefLabel
          brief={
            isCopied ? t({ message: 'Copied', context: 'picture', comment: 'The picture of a result' }) : null
          }
        >
          {labelOf(way)}
        </BriefLabel>
      </Button>
      <LiveRegion className="visuallyHidden">
        {isCopied && t`The picture is on the clipboard`}
        {isRefused && t`This browser does not let pages copy. The picture can be saved.`}
      </LiveRegion>
    </>
  );
}

function labelOf(way: PictureWay): string {
  switch (way) {
    case 'share':
      return t({ message: 'Share picture', comment: 'Share: a verb. Opens the share sheet of the device' });
    case 'copy':
      return t({
        message: 'Copy picture',
        comment: 'Copy: a verb. A picture of a result, for the clipboard',
      });
    case 'save':
      return t({ message: 'Save picture', comment: 'Save: a verb. A picture of a result, as a file' });
    default:
      return way satisfies never;
  }
}
