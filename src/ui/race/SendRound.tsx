import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtom, useSetAtom } from 'jotai';
import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { challengerNameAtom, copyChallengeAtom, type SendResult } from '../../state/race/sendAtoms';
import { BriefLabel } from '../controls/BriefLabel';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { useReturnToField } from '../round/useReturnToField';
import { useRoundAction } from '../round/useRoundAction';
import { NameForm } from './NameForm';
import styles from './Race.module.css';
import { NOT_COPIED } from './raceSentences';

/** How long the button says that the link is copied. */
const COPIED_MS = 2000;

/**
 * Copies a challenge link to the finished round. A popover of the button asks for the name that goes with it, once a visit,
 * and has the link where the browser lets nothing be copied.
 */
export function SendRound() {
  const copy = useSetAtom(copyChallengeAtom);
  const [name, setName] = useAtom(challengerNameAtom);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [sent, setSent] = useState<SendResult | null>(null);
  /** The link that the button says is copied. */
  const [copied, setCopied] = useState<SendResult | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  /** With null, the name has yet to be asked for. */
  const send = async (as: string | null): Promise<void> => {
    const result = await copy(as ?? '');
    if (!result) return;
    setSent(result);
    setCopied(result.outcome === 'copied' ? result : null);
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
  const returnToField = useReturnToField(buttonRef);
  const copyLabel = t({
    message: 'Copy challenge link',
    comment: 'Copy: a verb. The link challenges a friend to race the round',
  });
  return (
    <Popover.Root open={isOpen} onOpenChange={(opens) => !opens && close()}>
      <Popover.Anchor asChild>
        <Button ref={buttonRef} data-quiet onClick={() => void send(name)}>
          <BriefLabel brief={copied && t({ message: 'Copied', comment: 'The link to a round' })}>
            {copyLabel}
          </BriefLabel>
        </Button>
      </Popover.Anchor>
      <LiveRegion className="visuallyHidden">{copied && t`The link is on the clipboard`}</LiveRegion>
      {/* Not in a portal: outside the page's main part it would belong to no landmark. */}
      <Popover.Content
        className={styles.popover}
        aria-label={t`Link to this round`}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={returnToField}
        onInteractOutside={(event) =>
          buttonRef.current?.contains(event.target as Node) && event.preventDefault()
        }
      >
        {sent && sent.outcome !== 'copied' && <p>{i18n._(NOT_COPIED[sent.outcome])}</p>}
        {sent?.outcome === 'made' && (
          <input
            className={styles.link}
            aria-label={t({
              message: 'Challenge link',
              comment: 'A field with the link to a round that others can race',
            })}
            readOnly
            value={sent.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        {name === null && sent?.outcome !== 'tooLong' && <NameForm onSubmit={sendAs} />}
      </Popover.Content>
    </Popover.Root>
  );
}
