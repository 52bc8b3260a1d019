import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { deleteAllRoundsAtom } from '../../state/historyAtoms';
import {
  addReadRoundsAtom,
  askForPromiseAtom,
  endFileWorkAtom,
  exportRoundsAtom,
  exportTableAtom,
  type FileWork,
  fileWorkAtom,
  keepingFactsAtom,
  readFileAtom,
} from '../../state/historyFileAtoms';
import styles from './RoundsDialog.module.css';
import { FILE_TROUBLES, foundSentence, keepingSentence, reasonsSentence, rounds, whole } from './sentences';
import { tableLines } from './tableLines';

/** How rounds are kept here, and how they get to another device and back. */
export function TakingAlong({ count }: { readonly count: number }) {
  const facts = useAtomValue(keepingFactsAtom);
  const work = useAtomValue(fileWorkAtom);
  const exportRounds = useSetAtom(exportRoundsAtom);
  const exportTable = useSetAtom(exportTableAtom);
  const readFile = useSetAtom(readFileAtom);
  const askForPromise = useSetAtom(askForPromiseAtom);
  const fileRef = useRef<HTMLInputElement>(null);

  return (
    <section aria-label="Keeping and taking along">
      {facts && <p className={styles.soft}>{keepingSentence(facts, count)}</p>}
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
        <button type="button" className={styles.action} onClick={() => fileRef.current?.click()}>
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
      <div role="status">{work && <Work work={work} />}</div>
    </section>
  );
}

function Work({ work }: { readonly work: FileWork }) {
  const add = useSetAtom(addReadRoundsAtom);
  const end = useSetAtom(endFileWorkAtom);
  const cancel = (
    <button type="button" className={styles.action} onClick={() => end()}>
      Cancel
    </button>
  );
  switch (work.step) {
    case 'writing':
      return (
        <p className={styles.message}>
          Writing {whole(work.done)} of {rounds(work.total)} {cancel}
        </p>
      );
    case 'written':
      return (
        <p className={styles.message}>
          {rounds(work.rounds)} written.
          {work.unreadable > 0 && ` ${rounds(work.unreadable)} could not be read.`}
        </p>
      );
    case 'reading':
      return (
        <p className={styles.message}>
          {work.total === 0 ? 'Reading the file' : `Reading ${whole(work.done)} of ${rounds(work.total)}`}{' '}
          {cancel}
        </p>
      );
    case 'refused':
      return <p className={styles.message}>{FILE_TROUBLES[work.trouble]}</p>;
    case 'read': {
      const { length } = work.found.fresh;
      const reasons = reasonsSentence(work.found);
      return (
        <div className={styles.message}>
          <p>{foundSentence(work.found)}</p>
          {reasons && <p>{reasons}</p>}
          <div className={styles.actions}>
            {length > 0 && (
              <button type="button" className={styles.action} onClick={() => add()}>
                Import {rounds(length)}
              </button>
            )}
            {cancel}
          </div>
        </div>
      );
    }
    case 'adding':
      return (
        <p className={styles.message}>
          Adding {whole(work.done)} of {rounds(work.total)} {cancel}
        </p>
      );
    case 'added':
      return <p className={styles.message}>{rounds(work.rounds)} added.</p>;
    default:
      return work satisfies never;
  }
}

function DeleteAll({ count }: { readonly count: number }) {
  const deleteAll = useSetAtom(deleteAllRoundsAtom);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className={styles.action} disabled={count === 0} onClick={() => setAsking(true)}>
        Delete all
      </button>
    );
  }
  return (
    <fieldset aria-label="Delete all" className={styles.question}>
      <p>Delete {rounds(count)} for good? Your highest score stays.</p>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          setAsking(false);
          void deleteAll();
        }}
      >
        Yes, delete {rounds(count)}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the answer that harms nothing is the one at hand */}
      <button type="button" className={styles.action} autoFocus onClick={() => setAsking(false)}>
        Keep them
      </button>
    </fieldset>
  );
}
