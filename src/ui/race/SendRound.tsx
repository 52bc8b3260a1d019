import { useAtom, useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { callFieldAtom } from '../../state/page/fieldFocusAtoms';
import { awaitedAtom } from '../../state/page/pressAtoms';
import { copyChallengeAtom, type Sent, typedNameAtom } from '../../state/race/sendAtoms';
import styles from './Race.module.css';
import { sentSentence } from './sentences';

/** What a name is cut to, in UTF-16 units; it is cut to characters when it is sent. */
const MOST_TYPED = 40;

/** Copies a link to the round that is over; then a name can be put into it. */
export function SendRound() {
  const store = useStore();
  const copy = useSetAtom(copyChallengeAtom);
  const callField = useSetAtom(callFieldAtom);
  const [sent, setSent] = useState<Sent | null>(null);
  const [isNaming, setNaming] = useState(false);

  const send = useCallback(async (name: string): Promise<void> => setSent(await copy(name)), [copy]);
  // By a command, from elsewhere; it may have come before this part.
  useEffect(() => {
    const act = (): void => {
      if (store.get(awaitedAtom)?.deed?.kind === 'send') void send('');
    };
    act();
    return store.sub(awaitedAtom, act);
  }, [store, send]);
  const leave = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    setNaming(false);
    callField();
  };
  return (
    <>
      <button type="button" onClick={() => void send('')}>
        Copy challenge link
      </button>
      <div aria-live="polite" className={styles.sent}>
        {sent && <p role="status">{sentSentence(sent)}</p>}
      </div>
      {sent?.outcome === 'made' && (
        <input
          className={styles.link}
          aria-label="Challenge link"
          readOnly
          value={sent.link}
          onKeyDown={leave}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {isNaming && (
        <NameForm
          onLeave={leave}
          onName={(name) => {
            setNaming(false);
            callField();
            void send(name);
          }}
        />
      )}
      {sent && sent.outcome !== 'tooLong' && !isNaming && (
        <button type="button" onClick={() => setNaming(true)}>
          Add your name
        </button>
      )}
    </>
  );
}

interface NameFormProps {
  readonly onLeave: (event: KeyboardEvent) => void;
  readonly onName: (name: string) => void;
}

function NameForm({ onLeave, onName }: NameFormProps) {
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
      onKeyDown={onLeave}
      onSubmit={(event) => {
        event.preventDefault();
        onName(name);
      }}
    >
      <label htmlFor={id}>Your name</label>
      <input
        ref={ref}
        id={id}
        autoComplete="off"
        maxLength={MOST_TYPED}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit">Copy with name</button>
    </form>
  );
}
