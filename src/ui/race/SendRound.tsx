import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtom, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { challengerNameAtom, copyChallengeAtom, type SendResult } from '../../state/race/sendAtoms';
import { BriefLabel } from '../controls/BriefLabel';
import { Button } from '../controls/Button';
import { CopyPopover, FieldToCopy } from '../controls/CopyPopover';
import { LiveRegion } from '../controls/LiveRegion';
import { useCopied } from '../controls/useCopied';
import { useRoundAction } from '../round/useRoundAction';
import { NameForm } from './NameForm';
import { NOT_COPIED } from './raceSentences';

/**
 * Copies a challenge link to the finished round. A popover of the button asks for the name that goes with it, once a visit,
 * and has the link where the browser lets nothing be copied.
 */
export function SendRound() {
  const copy = useSetAtom(copyChallengeAtom);
  const [name, setName] = useAtom(challengerNameAtom);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [sent, setSent] = useState<SendResult | null>(null);
  const [isCopied, sayCopied] = useCopied();
  const [isOpen, setOpen] = useState(false);

  /** With null, the name has yet to be asked for. */
  const send = async (as: string | null): Promise<void> => {
    const result = await copy(as ?? '');
    if (!result) return;
    setSent(result);
    sayCopied(result.outcome === 'copied');
    setOpen(result.outcome !== 'copied' || as === null);
  };
  useRoundAction('send', () => void send(name));
  const sendAs = (typed: string): void => {
    setName(typed);
    void send(typed);
  };
  const close = (): void => {
    setOpen(false);
    setName(name ?? '');
  };
  const copyLabel = t({
    message: 'Copy link',
    comment: 'Copy: a verb. The link challenges a friend to race the round',
  });
  return (
    <>
      <CopyPopover
        button={
          <Button ref={buttonRef} data-quiet onClick={() => void send(name)}>
            <BriefLabel brief={isCopied ? t({ message: 'Copied', comment: 'The link to a round' }) : null}>
              {copyLabel}
            </BriefLabel>
          </Button>
        }
        buttonRef={buttonRef}
        isOpen={isOpen}
        label={t`Link to this round`}
        onClose={close}
      >
        {sent && sent.outcome !== 'copied' && <p>{i18n._(NOT_COPIED[sent.outcome])}</p>}
        {sent?.outcome === 'made' && (
          <FieldToCopy
            label={t({
              message: 'Challenge link',
              comment: 'A field with the link to a round that others can race',
            })}
            value={sent.link}
          />
        )}
        {name === null && sent?.outcome !== 'tooLong' && <NameForm onSubmit={sendAs} />}
      </CopyPopover>
      <LiveRegion className="visuallyHidden">{isCopied && t`The link is on the clipboard`}</LiveRegion>
    </>
  );
}
