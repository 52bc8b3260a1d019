import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { notifyAtom } from '../state/page/noticeAtoms';
import { phaseAtom } from '../state/round/roundAtoms';

/** An error boundary: if its children fail, the round goes on without them, and the next round renders them again. */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  const isStart = useAtomValue(phaseAtom) === 'start';
  const notify = useSetAtom(notifyAtom);
  return (
    <ErrorBoundary fallback={null} resetKeys={[isStart]} onError={() => notify('partMissing')}>
      {children}
    </ErrorBoundary>
  );
}
