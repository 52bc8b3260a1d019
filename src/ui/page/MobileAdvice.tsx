import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { dismissAdviceAtom, isDesktopAdvisedAtom } from '../../state/page/deviceAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { Toast } from './Toast';

/** Advises players on phones to switch to desktop view, before and after a round. */
export function MobileAdvice() {
  const isAdvised = useAtomValue(isDesktopAdvisedAtom);
  const phase = useAtomValue(phaseAtom);
  const dismiss = useSetAtom(dismissAdviceAtom);
  if (!isAdvised || phase === 'run') return null;
  return (
    // Announced at the start only: at its end a round has a result to tell.
    <div role="alert" aria-live={phase === 'start' ? 'assertive' : 'off'}>
      <Toast onDismiss={dismiss}>
        <p>{t`For a better experience, please switch to desktop view.`}</p>
      </Toast>
    </div>
  );
}
