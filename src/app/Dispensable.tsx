import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { tellAtom } from '../state/page/noticeAtoms';
import { failedPartsAtom, type PagePart, type PassingPart } from '../state/page/pageParts';
import { phaseAtom } from '../state/round/roundAtoms';

interface DispensableProps {
  readonly name: PagePart | PassingPart;
  readonly children: ReactNode;
}

/** What may fail without taking the words with it. It is tried again with the next round. */
export function Dispensable({ name, children }: DispensableProps) {
  const isStart = useAtomValue(phaseAtom) === 'start';
  const tell = useSetAtom(tellAtom);
  const setFailed = useSetAtom(failedPartsAtom);
  const leaveOut = (): void => {
    setFailed((failed) => [...failed, name]);
    tell('partMissing');
  };
  const tryAgain = (): void => setFailed((failed) => failed.filter((other) => other !== name));
  return (
    <ErrorBoundary fallback={null} resetKeys={[isStart]} onError={leaveOut} onReset={tryAgain}>
      {children}
    </ErrorBoundary>
  );
}
