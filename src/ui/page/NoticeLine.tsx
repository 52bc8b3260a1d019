import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { dismissVisibleNoticeAtom, reloadAtom, visibleNoticeAtom } from '../../state/page/deploymentAtoms';
import type { Notice } from '../../state/page/noticeAtoms';
import { isTakenOverAtom, phaseAtom } from '../../state/round/roundAtoms';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { NoFontNotice, WordsNotice } from '../options/WordsNotice';
import { NOTICES } from './notices';
import { Toast } from './Toast';

const RELOAD_HELPS: ReadonlySet<Notice> = new Set(['partMissing', 'newVersion', 'newerRounds', 'remounted']);

/** What a notice says. Those about the chosen words name them. */
function NoticeText({ notice }: { readonly notice: Notice }) {
  if (notice === 'wordsMissing') return <WordsNotice />;
  return notice === 'noFont' ? <NoFontNotice /> : <p>{i18n._(NOTICES[notice])}</p>;
}

/** Shows the current notice, announced between rounds, with a button to reload where that helps. */
export function NoticeLine() {
  const phase = useAtomValue(phaseAtom);
  const visible = useAtomValue(visibleNoticeAtom);
  // The page that is hydrated has none.
  const notice = useAtomValue(isTakenOverAtom) ? visible : null;
  const dismiss = useSetAtom(dismissVisibleNoticeAtom);
  const reload = useSetAtom(reloadAtom);
  return (
    // During a round, only the words to type are announced.
    <LiveRegion aria-live={phase === 'run' ? 'off' : 'polite'}>
      {notice && (
        <Toast onDismiss={dismiss}>
          <NoticeText notice={notice} />
          {RELOAD_HELPS.has(notice) && (
            <Button onClick={reload}>
              {t({ message: 'Reload', comment: 'A button: loads the page again' })}
            </Button>
          )}
        </Toast>
      )}
    </LiveRegion>
  );
}
