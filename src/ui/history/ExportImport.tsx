import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { deleteAllRoundsAtom } from '../../state/history/deletedRoundAtoms';
import {
  addImportedRoundsAtom,
  exportCsvAtom,
  exportRoundsAtom,
  type FileWork,
  type FoundRounds,
  fileWorkAtom,
  readImportFileAtom,
  stopFileWorkAtom,
} from '../../state/history/historyFileAtoms';
import { requestPersistenceAtom, storageFactsAtom } from '../../state/history/storageFactsAtoms';
import { pendingActionAtom } from '../../state/page/pendingActionAtoms';
import { formatWhole } from '../page/figures';
import { csvLines } from './csvLines';
import { PROGRESS, workSentence } from './fileSentences';
import styles from './RoundsDialog.module.css';
import { roundCount } from './sentences';
import { storageSentence } from './storageSentences';

/** How rounds are stored on this device; buttons to export, import and delete them. */
export function ExportImport({ count }: { readonly count: number }) {
  const store = useStore();
  const facts = useAtomValue(storageFactsAtom);
  const work = useAtomValue(fileWorkAtom);
  const exportRounds = useSetAtom(exportRoundsAtom);
  const exportTable = useSetAtom(exportCsvAtom);
  const readFile = useSetAtom(readImportFileAtom);
  const requestPersistence = useSetAtom(requestPersistenceAtom);
  const fileRef = useRef<HTMLInputElement>(null);
  const importRef = useRef<HTMLButtonElement>(null);
  // The `Import` command opened this dialog, and the player has done nothing since.
  useEffect(() => {
    if (store.get(pendingActionAtom)?.action?.kind === 'import') fileRef.current?.click();
  }, [store]);
  const sentence = work && workSentence(work);
  const step = work?.step;
  const stepBefore = useRef(step);
  useEffect(() => {
    // The pressed button may have been unmounted, and focus with it.
    const hasChanged = (step ?? stepBefore.current) !== undefined;
    if (hasChanged && document.activeElement === document.body) importRef.current?.focus();
    stepBefore.current = step;
  }, [step]);

  return (
    <section aria-label="Storage, export and import">
      {facts && <p className={styles.soft}>{storageSentence(facts)}</p>}
      <div className={styles.actions}>
        <button type="button" className={styles.action} disabled={count === 0} onClick={() => exportRounds()}>
          Export
        </button>
        <button
          type="button"
          className={styles.action}
          disabled={count === 0}
          onClick={() => exportTable(csvLines)}
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
            // Choosing the same file again must fire a change event, too.
            target.value = '';
          }}
        />
        {facts?.isPersisted === false && (
          <button type="button" className={styles.action} onClick={() => requestPersistence()}>
            Ask the browser to keep them
          </button>
        )}
        <DeleteAll count={count} />
      </div>
      {work && <Progress work={work} />}
      <p role="status" className={sentence ? styles.message : undefined}>
        {sentence}
      </p>
      {work?.step === 'read' && <ImportQuestion found={work.found} />}
    </section>
  );
}

/** The progress bar. It is not announced: it changes all the time. */
function Progress({ work }: { readonly work: FileWork }) {
  const stop = useSetAtom(stopFileWorkAtom);
  if (work.step !== 'reading' && work.step !== 'writing' && work.step !== 'adding') return null;
  const { done, total } = work;
  return (
    <div className={styles.message}>
      <p>
        {PROGRESS[work.step]} {total === 0 ? 'the file' : `${formatWhole(done)} of ${roundCount(total)}`}
      </p>
      <div className={styles.actions}>
        <progress aria-label={PROGRESS[work.step]} value={total === 0 ? undefined : done} max={total || 1} />
        <button type="button" className={styles.action} onClick={() => stop()}>
          Cancel
        </button>
      </div>
    </div>
  );
}

/** Asks whether to add the rounds found in the file. */
function ImportQuestion({ found }: { readonly found: FoundRounds }) {
  const add = useSetAtom(addImportedRoundsAtom);
  const stop = useSetAtom(stopFileWorkAtom);
  const { fresh } = found;
  return (
    <div className={styles.actions}>
      {fresh > 0 && (
        <button type="button" className={styles.action} onClick={() => add()}>
          Import {roundCount(fresh)}
        </button>
      )}
      <button type="button" className={styles.action} onClick={() => stop()}>
        Cancel
      </button>
    </div>
  );
}

function DeleteAll({ count }: { readonly count: number }) {
  const deleteAll = useSetAtom(deleteAllRoundsAtom);
  const stopFileWork = useSetAtom(stopFileWorkAtom);
  const [isAsking, setAsking] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const closeQuestion = (): void => {
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
          <p>Delete {roundCount(count)} for good? Your highest score stays.</p>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              closeQuestion();
              stopFileWork();
              void deleteAll();
            }}
          >
            Yes, delete {roundCount(count)}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the harmless answer gets focus */}
          <button type="button" className={styles.action} autoFocus onClick={closeQuestion}>
            Keep them
          </button>
        </fieldset>
      )}
    </>
  );
}
