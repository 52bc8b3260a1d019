import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useId, useState } from 'react';
import { callFieldAtom } from '../../state/fieldFocusAtoms';
import { copyChallengeAtom, type Sent } from '../../state/sendAtoms';
import styles from './Race.module.css';
import { sentSentence } from './sentences';

/** What a name is cut to, in UTF-16 units; it is cut to characters when it is sent. */
const MOST_TYPED = 40;

/** Copies a link to the round that is over; then a name can be put into it. */
export function SendRound() {
  const copy = useSetAtom(copyChallengeAtom);
  const callField = useSetAtom(callFieldAtom);
  const id = useId();
  const [sent, setSent] = useState<Sent | null>(null);

  const send = async (name: string): Promise<void> => setSent(await copy(name));
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') callField();
  };
  return (
    <>
      <button type="button" onClick={() => void send('')}>
        Copy challenge link
      </button>
      <div role="status" className={styles.sent}>
        {sent && <p>{sentSentence(sent)}</p>}
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
      {sent && sent.outcome !== 'tooLong' && (
        <form
          className={styles.name}
          onKeyDown={leave}
          onSubmit={(event) => {
            event.preventDefault();
            void send(String(new FormData(event.currentTarget).get('name') ?? ''));
          }}
        >
          <label htmlFor={id}>Your name, if it is to say who sends it</label>
          <input id={id} name="name" autoComplete="off" maxLength={MOST_TYPED} />
          <button type="submit">Copy with name</button>
        </form>
      )}
    </>
  );
}
