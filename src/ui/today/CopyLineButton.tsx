import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { copyLineAtom } from '../../state/today/copyLineAtom';
import { todayOfRoundAtom } from '../../state/today/todayAtoms';
import { BriefLabel } from '../controls/BriefLabel';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import race from '../race/Race.module.css';
import { useReturnToField } from '../round/useReturnToField';
import { useRoundAction } from '../round/useRoundAction';
import { todayLine } from './todayLine';

/** How long the button says that the line is copied. */
const COPIED_MS = 2000;

/**
 * Copies a line about the finished round, which has the words of a day. A popover has the line where the browser lets
 * nothing be copied.
 */
export function CopyLineButton() {
  const round = useAtomValue(finishedRoundAtom);
  const today = useAtomValue(todayOfRoundAtom);
  const copy = useSetAtom(copyLineAtom);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const returnToField = useReturnToField(buttonRef);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  useRoundAction('copyText', () => buttonRef.current?.click());
  if (!round || !today) return null;
  const line = todayLine(round, today);
  const label = t({
    message: 'Copy text',
    comment: 'Copy: a verb. A line about a result, for the clipboard',
  });
  return (
    <Popover.Root open={outcome === 'refused'} onOpenChange={(opens) => !opens && setOutcome(null)}>
      <Popover.Anchor asChild>
        <Button
          ref={buttonRef}
          data-quiet
          onClick={() => void copy(line).then((isDone) => setOutcome(isDone ? 'copied' : 'refused'))}
        >
          <BriefLabel
            brief={
              isCopied ? t({ message: 'Copied', comment: 'The link to a round, or a text about it' }) : null
            }
          >
            {label}
          </BriefLabel>
        </Button>
      </Popover.Anchor>
      <LiveRegion className="visuallyHidden">{isCopied && t`The text is on the clipboard`}</LiveRegion>
      {/* Not in a portal: outside the page's main part it would belong to no landmark. */}
      <Popover.Content
        className={race.popover}
        aria-label={label}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={returnToField}
        onInteractOutside={(event) =>
          buttonRef.current?.contains(event.target as Node) && event.preventDefault()
        }
      >
        <p>
          {t({
            message: 'This browser lets no page copy. Copy the text by hand:',
            comment: 'Before a field with the text',
          })}
        </p>
        <input
          className={race.link}
          aria-label={t({ message: 'Text', comment: 'A field with a line about a result, to be copied' })}
          readOnly
          value={line}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
