import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Phase } from '../core/round/round';
import { notifyAtom } from '../state/page/noticeAtoms';
import { phaseAtom } from '../state/round/roundAtoms';
import { PartShown } from '../ui/page/LazyPart';

/** An error boundary: if its children fail, the round goes on without them, and the next round renders them again. */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  const phase = useAtomValue(phaseAtom);
  const notify = useSetAtom(notifyAtom);
  const [about] = useState({});
  const [failedIn, setFailedIn] = useState<Phase | null>(null);
  const onError = (): void => {
    notify('partMissing', about);
    setFailedIn(phase);
  };
  return (
    <ErrorBoundary fallback={null} resetKeys={[phase === 'start']} onError={onError}>
      {children}
      {/* What has failed in a result may have nothing to show at a start. */}
      {phase === failedIn && <PartShown about={about} />}
    </ErrorBoundary>
  );
}
