import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { deleteAllRoundsAtom } from '../../state/history/historyAtoms';
import {
  addReadRoundsAtom,
  endFileWorkAtom,
  exportRoundsAtom,
  exportTableAtom,
  type FileWork,
  type FoundRounds,
  fileWorkAtom,
  readFileAtom,
} from '../../state/history/historyFileAtoms';
import { askForPromiseAtom, keepingFactsAtom } from '../../state/history/keepingFactsAtoms';
import { awaitedAtom } from '../../state/page/pressAtoms';
import { whole } from '../page/figures';
import styles from './RoundsDialog.module.css';
import { keepingSentence, PROGRESS, rounds, workSentence } from './sentences';
import { tableLines } from './tableLines';

/** How rounds are kept here, and how they get to another device and back. */
export function TakingAlong({ count }: { readonly count: number }) {
  const store = useStore();
  const facts = useAtomValue(keepingFactsAtom);
  const work = useAtomValue(fileWorkAtom);
  const exportRounds = useSetAtom(exportRoundsAtom);
  const exportTable = useSetAtom(exportTableAtom);
  const readFile = useSetAtom(readFileAtom);
  const askForPromise = useSetAtom(askForPromiseAtom);
  const fileRef = useRef<HTMLInputElement>(null);
  const importRef = useRef<HTMLButtonElement>(null);
  // It was opened for that, by a command, and nothing has been done since.
  useEffect(() => {
    if (store.get(awaitedAtom)?.deed?.kind === 'bring') fileRef.current?.click();
  }, [store]);
  const sentence = work && workSentence(work);
  const step = work?.step;
  const stepBefore = useRef(step);
  useEffect(() => {
    // The button that was pressed is gone.
    const hasGone = (step ?? stepBefore.current) !== undefined;
    if (hasGone && document.activeElement === document.body) importRef.current?.focus();
    stepBefore.current = step;
  }, [step]);

  return (
    <section aria-label="Keeping and taking along">
      {facts && <p className={styles.soft}>{keepingSentence(facts)}</p>}
      <div className={styles.actions}>
        <button type="button" className={styles.action} disabled={count === 0} onClick={() => exportRounds()}>
          Export
        </button>
        <button
          type="button"
          className={styles.action}
          disabled={count === 0}
          onClick={() => exportTable(tableLines)}
        >
          Export as CSV
        </button>
        <button
          ref={importRef}
          type="button"
          className={styles.action}
          onClick={() => fileRef.current?.click()}
        >
          Import
        </button>
        <input
          ref={fileRef}
          type="file"
          accept=".json,application/json"
          aria-label="File of rounds"
          className={styles.file}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void readFile(file);
            // The same file again is a choice, too.
            target.value = '';
          }}
        />
        {facts?.isPromised === false && (
          <button type="button" className={styles.action} onClick={() => askForPromise()}>
            Ask the browser to keep them
          </button>
        )}
        <DeleteAll count={count} />
      </div>
      {work && <Progress work={work} />}
      <p role="status" className={sentence ? styles.message : undefined}>
        {sentence}
      </p>
      {work?.step === 'read' && <Question found={work.found} />}
    </section>
  );
}

/** How far it is. Not announced: it changes all the time. */
function Progress({ work }: { readonly work: FileWork }) {
  const end = useSetAtom(endFileWorkAtom);
  if (work.step !== 'reading' && work.step !== 'writing' && work.step !== 'adding') return null;
  const { done, total } = work;
  return (
    <div className={styles.message}>
      <p>
        {PROGRESS[work.step]} {total === 0 ? 'the file' : `${whole(done)} of ${rounds(total)}`}
      </p>
      <div className={styles.actions}>
        <progress aria-label={PROGRESS[work.step]} value={total === 0 ? undefined : done} max={total || 1} />
        <button type="button" className={styles.action} onClick={() => end()}>
          Cancel
        </button>
      </div>
    </div>
  );
}

/** Whether what a file has is to be added. */
function Question({ found }: { readonly found: FoundRounds }) {
  const add = useSetAtom(addReadRoundsAtom);
  const end = useSetAtom(endFileWorkAtom);
  const { fresh } = found;
  return (
    <div className={styles.actions}>
      {fresh > 0 && (
        <button type="button" className={styles.action} onClick={() => add()}>
          Import {rounds(fresh)}
        </button>
      )}
      <button type="button" className={styles.action} onClick={() => end()}>
        Cancel
      </button>
    </div>
  );
}

function DeleteAll({ count }: { readonly count: number }) {
  const deleteAll = useSetAtom(deleteAllRoundsAtom);
  const endFileWork = useSetAtom(endFileWorkAtom);
  const [isAsking, setAsking] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const answer = (): void => {
    setAsking(false);
    buttonRef.current?.focus();
  };
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={styles.action}
        aria-expanded={isAsking}
        disabled={count === 0}
        onClick={() => setAsking(!isAsking)}
      >
        Delete all
      </button>
      {isAsking && (
        <fieldset aria-label="Delete all" className={styles.question}>
          <p>Delete {rounds(count)} for good? Your highest score stays.</p>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              answer();
              endFileWork();
              void deleteAll();
            }}
          >
            Yes, delete {rounds(count)}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the answer that harms nothing is the one at hand */}
          <button type="button" className={styles.action} autoFocus onClick={answer}>
            Keep them
          </button>
        </fieldset>
      )}
    </>
  );
}
