import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OWN_TEXT } from '../../core/rules';
import { chooseOptionsAtom } from '../../state/chooseOptionsAtoms';
import {
  beginTextAnewAtom,
  keepOwnTextAtom,
  openOwnTextAtom,
  ownTextAtom,
  type TakenText,
} from '../../state/ownTextAtoms';
import styles from './OptionsDialog.module.css';
import { ownTextSentence, takenSentence } from './sentences';

/** A text of the player's own: pasted, typed or dropped, and what there is of one. */
export function OwnTextOption({ isAskedFor }: { readonly isAskedFor: boolean }) {
  const text = useAtomValue(ownTextAtom);
  const open = useSetAtom(openOwnTextAtom);
  const keep = useSetAtom(keepOwnTextAtom);
  const beginAnew = useSetAtom(beginTextAnewAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const ref = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<TakenText | null>(null);
  useEffect(() => void open(), [open]);
  useEffect(() => {
    if (isAskedFor) ref.current?.focus();
  }, [isAskedFor]);

  const take = async (given: string | Blob): Promise<void> => {
    const result = await keep(given);
    setTaken(result);
    if (result.outcome !== 'taken') return;
    choose({ words: OWN_TEXT });
    if (ref.current) ref.current.value = '';
  };
  const drop = useEffectEvent((file: File) => void take(file));
  useEffect(() => {
    const listening = new AbortController();
    // Beside the box, too: the browser would leave the page for the file.
    const catchFile = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (event.type === 'drop' && file) drop(file);
    };
    for (const type of ['dragover', 'drop'] as const) {
      document.addEventListener(type, catchFile, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return (
    <div className={styles.own}>
      {text && (
        <p>
          {ownTextSentence(text)}{' '}
          {text.place > 0 && (
            <button type="button" className={styles.link} onClick={() => beginAnew()}>
              Begin at its start
            </button>
          )}
        </p>
      )}
      <textarea
        ref={ref}
        aria-label="Own text"
        placeholder={`Paste ${text ? 'another' : 'a'} text here, or drop a file`}
        rows={4}
        spellCheck={false}
      />
      <div className={styles.choices}>
        <button type="button" className={styles.action} onClick={() => take(ref.current?.value ?? '')}>
          Use this text
        </button>
        <button type="button" className={styles.action} onClick={() => fileRef.current?.click()}>
          Open a file
        </button>
        <input
          ref={fileRef}
          type="file"
          accept=".txt,.md,text/*"
          aria-label="File of text"
          className="visuallyHidden"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            // The same file again is a choice, too.
            target.value = '';
          }}
        />
      </div>
      <p role="status" className={styles.soft}>
        {taken && takenSentence(taken)}
      </p>
    </div>
  );
}
