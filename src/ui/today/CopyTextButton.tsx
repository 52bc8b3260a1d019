import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import type { Round } from '../../core/round/round';
import { copyTextAtom, type TodaysRound } from '../../state/today/todayAtoms';
import { BriefLabel } from '../controls/BriefLabel';
import { Button } from '../controls/Button';
import { CopyPopover, FieldToCopy } from '../controls/CopyPopover';
import { LiveRegion } from '../controls/LiveRegion';
import { useCopied } from '../controls/useCopied';
import { todayLine } from './todayLine';

interface CopyTextButtonProps {
  /** A finished round with the words of a day. */
  readonly round: Round;
  readonly today: TodaysRound;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}

/** Copies a line about a round. A popover has the line where the browser lets nothing be copied. */
export function CopyTextButton({ round, today, ref }: CopyTextButtonProps) {
  const copy = useSetAtom(copyTextAtom);
  const ownRef = useRef<HTMLButtonElement>(null);
  const buttonRef = ref ?? ownRef;
  const [isRefused, setRefused] = useState(false);
  const [isCopied, sayCopied] = useCopied();
  const line = todayLine(round, today);
  const label = t({
    message: 'Copy text',
    comment: 'Copy: a verb. A line about a result, for the clipboard',
  });
  const copyLine = async (): Promise<void> => {
    const isDone = await copy(line);
    sayCopied(isDone);
    setRefused(!isDone);
  };
  return (
    <>
      <CopyPopover
        button={
          <Button ref={buttonRef} data-quiet onClick={() => void copyLine()}>
            <BriefLabel
              brief={
                isCopied ? t({ message: 'Copied', comment: 'The link to a round, or a text about it' }) : null
              }
            >
              {label}
            </BriefLabel>
          </Button>
        }
        buttonRef={buttonRef}
        isOpen={isRefused}
        label={label}
        onClose={() => setRefused(false)}
      >
        <p>
          {t({
            message: 'This browser does not let pages copy. Copy the text by hand:',
            comment: 'Before a field with the text',
          })}
        </p>
        <FieldToCopy
          label={t({ message: 'Text', comment: 'A field with a line about a result, to be copied' })}
          value={line}
        />
      </CopyPopover>
      <LiveRegion className="visuallyHidden">{isCopied && t`The text is on the clipboard`}</LiveRegion>
    </>
  );
}
