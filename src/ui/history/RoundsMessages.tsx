import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { databaseTroubleAtom } from '../../state/database/databaseAtoms';
import { damagedRoundsAtom, noteDamagedShownAtom } from '../../state/history/historyAtoms';
import { listedRoundsAtom } from '../../state/history/listedRoundAtoms';
import { reloadAtom } from '../../state/page/deploymentAtoms';
import { Button } from '../controls/Button';
import styles from './RoundsDialog.module.css';
import { DATABASE_TROUBLES, RELOAD_HELPS } from './storageSentences';

/** Why there are no rounds, or not all of them. */
export function RoundsMessages() {
  const listed = useAtomValue(listedRoundsAtom);
  const trouble = useAtomValue(databaseTroubleAtom);
  const damaged = useAtomValue(damagedRoundsAtom);
  const noteDamagedShown = useSetAtom(noteDamagedShownAtom);
  useEffect(() => {
    if (damaged > 0) void noteDamagedShown();
  }, [damaged, noteDamagedShown]);
  const reload = useSetAtom(reloadAtom);
  return (
    <>
      {trouble && (
        <p role="alert" className={styles.message}>
          {i18n._(DATABASE_TROUBLES[trouble])}
        </p>
      )}
      {trouble && RELOAD_HELPS.has(trouble) && (
        <div className={styles.actions}>
          <Button onClick={() => reload()}>
            {t({ message: 'Reload', comment: 'A button: loads the page again' })}
          </Button>
        </div>
      )}
      {damaged > 0 && (
        <p role="alert" className={styles.message}>
          {plural(damaged, {
            one: '# round could not be read, and was set aside; nothing is lost.',
            other: '# rounds could not be read, and were set aside; nothing is lost.',
          })}
        </p>
      )}
      {listed === null && <p>{t`Loading your rounds…`}</p>}
      {listed?.length === 0 && !trouble && (
        <p>{t`No rounds yet. Every round that you finish is saved here.`}</p>
      )}
    </>
  );
}
