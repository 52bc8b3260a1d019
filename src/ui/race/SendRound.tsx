import { useAtom, useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { copyChallengeAtom, type SendResult, typedNameAtom } from '../../state/race/sendAtoms';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { useRoundAction } from '../round/useRoundAction';
import styles from './Race.module.css';
import { sentSentence } from './raceSentences';

/** The longest input, in UTF-16 code units. When a link is made, the name is cut again, by characters. */
const MAX_NAME_LENGTH = 40;

/** Copies a challenge link to the finished round. The player can then add a name to it. */
export function SendRound() {
  const copy = useSetAtom(copyChallengeAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const [sent, setSent] = useState<SendResult | null>(null);
  const [isNaming, setNaming] = useState(false);

  const send = async (name: string): Promise<void> => setSent(await copy(name));
  useRoundAction('send', () => void send(''));
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    setNaming(false);
    focusField();
  };
  return (
    <>
      <Button data-quiet onClick={() => void send('')}>
        Copy challenge link
      </Button>
      <LiveRegion className={styles.sent}>{sent && <p>{sentSentence(sent)}</p>}</LiveRegion>
      {sent?.outcome === 'made' && (
        <input
          className={styles.link}
          aria-label="Challenge link"
          readOnly
          value={sent.link}
          onKeyDown={onKeyDown}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {isNaming && (
        <NameForm
          onKeyDown={onKeyDown}
          onSubmit={(name) => {
            setNaming(false);
            focusField();
            void send(name);
          }}
        />
      )}
      {sent && sent.outcome !== 'tooLong' && !isNaming && (
        <Button data-quiet onClick={() => setNaming(true)}>
          Add your name
        </Button>
      )}
    </>
  );
}

interface NameFormProps {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSubmit: (name: string) => void;
}

function NameForm({ onKeyDown, onSubmit }: NameFormProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [name, setName] = useAtom(typedNameAtom);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);
  return (
    <form
      className={styles.name}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(name);
      }}
    >
      <label htmlFor={id}>Your name</label>
      <input
        ref={ref}
        id={id}
        autoComplete="nickname"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button data-quiet type="submit">
        Copy with name
      </Button>
    </form>
  );
}
