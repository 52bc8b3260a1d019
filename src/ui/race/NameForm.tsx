import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { Button } from '../controls/Button';
import styles from './Race.module.css';

/** The longest input, in UTF-16 code units. When a link is made, the name is cut again, by characters. */
const MAX_NAME_LENGTH = 40;

/** Asks for the name that goes with a challenge link. */
export function NameForm({ onSubmit }: { readonly onSubmit: (name: string) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(name);
      }}
    >
      <label htmlFor={id}>{t`Your name`}</label>
      <input
        className="field"
        id={id}
        autoComplete="nickname"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button data-quiet type="submit">
        {t({
          message: 'Copy with name',
          comment: 'Button: copies a link that tells the name entered here',
        })}
      </Button>
    </form>
  );
}
