import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
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
import { Button } from '../controls/Button';
import { FileInput } from '../controls/FileInput';
import { LiveRegion } from '../controls/LiveRegion';
import { ProgressBar } from '../controls/ProgressBar';
import { useDroppedFile } from '../controls/useDroppedFile';
import { csvLines } from './csvLines';
import { PROGRESS, progressSentence, workSentence } from './fileSentences';
import styles from './RoundsDialog.module.css';
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
  useDroppedFile((file) => readFile(file));
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
    <section aria-label={t`Storage, export and import`} className={styles.files}>
      <div>
        <h3>
          {t({
            message: 'Back up or move',
            comment: 'Heading; what is moved are the rounds that were played',
          })}
        </h3>
        <p>
          {t({
            message:
              'Export writes a file with all rounds. Import it in another browser, or drop it here. CSV is for spreadsheets.',
            comment: '“Export” and “Import” are the buttons below',
          })}
        </p>
        <div className={styles.actions}>
          <Button disabled={count === 0} onClick={() => exportRounds()}>
            {t({ message: 'Export', comment: 'A verb: save all rounds in a file' })}
          </Button>
          <Button disabled={count === 0} onClick={() => exportTable(csvLines)}>
            {t`Export as CSV`}
          </Button>
          <Button ref={importRef} onClick={() => fileRef.current?.click()}>
            {t({ message: 'Import', comment: 'A verb: add the rounds of a file' })}
          </Button>
          <FileInput
            ref={fileRef}
            name={t`Rounds file`}
            accept=".json,application/json"
            onChoose={(file) => readFile(file)}
          />
        </div>
        {work && <Progress work={work} />}
        <LiveRegion className={sentence ? styles.message : undefined}>{sentence}</LiveRegion>
        {work?.step === 'read' && <ImportQuestion found={work.found} />}
      </div>
      <div>
        <h3>{t({ message: 'On this device', comment: 'Heading: about the rounds saved here' })}</h3>
        {facts && <p>{storageSentence(facts)}</p>}
        <div className={styles.actions}>
          {facts?.isPersisted === false && (
            <Button onClick={() => requestPersistence()}>
              {t({
                message: 'Ask the browser to keep them',
                comment: 'A button; “them”: the rounds that were played',
              })}
            </Button>
          )}
          <DeleteAll count={count} onDelete={() => importRef.current?.focus()} />
        </div>
      </div>
    </section>
  );
}

/** How far it is, with a button that stops it. */
function Progress({ work }: { readonly work: FileWork }) {
  const stop = useSetAtom(stopFileWorkAtom);
  if (work.step !== 'reading' && work.step !== 'writing' && work.step !== 'adding') return null;
  const { done, total } = work;
  return (
    <div className={styles.message}>
      <p>{progressSentence(work)}</p>
      <div className={styles.actions}>
        <ProgressBar name={i18n._(PROGRESS[work.step])} done={done} total={total} />
        <Button onClick={() => stop()}>{t`Cancel`}</Button>
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
        <Button onClick={() => add()}>
          {plural(fresh, { one: 'Import # round', other: 'Import # rounds' })}
        </Button>
      )}
      <Button onClick={() => stop()}>{fresh > 0 ? t`Cancel` : t`Close`}</Button>
    </div>
  );
}

interface DeleteAllProps {
  readonly count: number;
  /** Called when the player has said yes: the button will be disabled, and the focus has to be elsewhere. */
  readonly onDelete: () => void;
}

function DeleteAll({ count, onDelete }: DeleteAllProps) {
  const deleteAll = useSetAtom(deleteAllRoundsAtom);
  const stopFileWork = useSetAtom(stopFileWorkAtom);
  const [isAsking, setAsking] = useState(false);
  const name = t({ message: 'Delete all', comment: 'A button: deletes all rounds' });
  const buttonRef = useRef<HTMLButtonElement>(null);
  const closeQuestion = (): void => {
    setAsking(false);
    buttonRef.current?.focus();
  };
  return (
    <>
      <Button
        ref={buttonRef}
        aria-expanded={isAsking}
        disabled={count === 0}
        onClick={() => setAsking(!isAsking)}
      >
        {name}
      </Button>
      {isAsking && (
        <fieldset aria-label={name} className={styles.question}>
          <p>
            {plural(count, {
              one: 'Delete # round for good? Your highest score stays.',
              other: 'Delete # rounds for good? Your highest score stays.',
            })}
          </p>
          <Button
            onClick={() => {
              setAsking(false);
              onDelete();
              stopFileWork();
              void deleteAll();
            }}
          >
            {plural(count, { one: 'Yes, delete # round', other: 'Yes, delete # rounds' })}
          </Button>
          {/* The harmless answer gets focus. */}
          <Button autoFocus onClick={closeQuestion}>
            {t({ message: 'Keep them', comment: 'A button; “them”: the rounds that were played' })}
          </Button>
        </fieldset>
      )}
    </>
  );
}
