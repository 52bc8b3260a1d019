import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { beginTextAnewAtom, openOwnTextAtom, ownTextAtom } from '../../state/words/ownTextAtoms';
import {
  draftTextAtom,
  finishDraftAtom,
  isBoxShownAtom,
  takeDraftAtom,
  takeFileAtom,
  takenTextAtom,
  typeDraftAtom,
  undoOfTextAtom,
  undoTextAtom,
} from '../../state/words/takeTextAtoms';
import styles from './OptionsDialog.module.css';
import { ownTextSentence, takenSentence } from './sentences';

/** These bring a text from elsewhere, which is taken at once; what is typed is taken when it is finished. */
const BROUGHT = ['insertFromPaste', 'insertFromDrop'];

/** A text of the player's own: pasted, typed or dropped, and what there is of one. */
export function OwnTextOption({ isAskedFor }: { readonly isAskedFor: boolean }) {
  const text = useAtomValue(ownTextAtom);
  const draft = useAtomValue(draftTextAtom);
  const taken = useAtomValue(takenTextAtom);
  const undo = useAtomValue(undoOfTextAtom);
  const open = useSetAtom(openOwnTextAtom);
  const type = useSetAtom(typeDraftAtom);
  const takeDraft = useSetAtom(takeDraftAtom);
  const finishDraft = useSetAtom(finishDraftAtom);
  const takeFile = useSetAtom(takeFileAtom);
  const setBoxShown = useSetAtom(isBoxShownAtom);
  const undoText = useSetAtom(undoTextAtom);
  const beginAnew = useSetAtom(beginTextAnewAtom);
  const ref = useRef<HTMLTextAreaElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);
  useEffect(() => void open(), [open]);
  useEffect(() => {
    setBoxShown(true);
    return () => setBoxShown(false);
  }, [setBoxShown]);
  useEffect(() => {
    if (isAskedFor) ref.current?.focus();
  }, [isAskedFor]);

  const drop = useEffectEvent((file: File) => void takeFile(file));
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
      {(text || undo) && (
        <p>
          {text && ownTextSentence(text)}{' '}
          {text && text.place > 0 && (
            <button type="button" className={styles.link} onClick={() => beginAnew()}>
              Begin at its start
            </button>
          )}{' '}
          {undo && (
            <button type="button" className={styles.link} onClick={() => undoText()}>
              {undo === 'undo' ? 'Undo' : 'Redo'}
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
        value={draft}
        onChange={({ currentTarget, nativeEvent }) => {
          type(currentTarget.value);
          if (BROUGHT.includes((nativeEvent as InputEvent).inputType)) void takeDraft();
        }}
      />
      <div className={styles.choices}>
        <button type="button" className={styles.action} onClick={() => finishDraft()}>
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
            if (file) void takeFile(file);
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
