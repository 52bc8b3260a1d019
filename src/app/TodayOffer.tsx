import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isTodayOfferedAtom } from '../state/today/todayAtoms';
import { Part } from '../ui/page/LazyPart';
import { OptionalPart } from './OptionalPart';
import { todayButton } from './parts';

/** The button for today's words, at the start of a usual round. */
export function TodayOffer() {
  const isOffered = useAtomValue(isTodayOfferedAtom);
  // A Suspense boundary in the prerendered page would have to be hydrated.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted || !isOffered) return null;
  return (
    <OptionalPart>
      <Part part={todayButton} props={{}} />
    </OptionalPart>
  );
}
