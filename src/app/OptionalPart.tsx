import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { failedPartsAtom, type TransientPart } from '../state/page/failedPartAtoms';
import { notifyAtom } from '../state/page/noticeAtoms';
import type { PagePart } from '../state/page/pageParts';
import { phaseAtom } from '../state/round/roundAtoms';

interface OptionalPartProps {
  readonly name: PagePart | TransientPart;
  readonly children: ReactNode;
}

/** An error boundary: if its children fail, the round goes on without them, and the next round renders them again. */
export function OptionalPart({ name, children }: OptionalPartProps) {
  const isStart = useAtomValue(phaseAtom) === 'start';
  const notify = useSetAtom(notifyAtom);
  const setFailed = useSetAtom(failedPartsAtom);
  const noteFailure = (): void => {
    setFailed((failed) => [...failed, name]);
    notify('partMissing');
  };
  const noteReset = (): void => setFailed((failed) => failed.filter((other) => other !== name));
  return (
    <ErrorBoundary fallback={null} resetKeys={[isStart]} onError={noteFailure} onReset={noteReset}>
      {children}
    </ErrorBoundary>
  );
}
