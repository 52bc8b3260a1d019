import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { chosenLanguageAtom } from '../../../state/language/languageAtoms';
import { optionsAtom } from '../../../state/options/optionsAtoms';
import { pairsToPractiseAtom } from '../../../state/practice/pairsToPractiseAtom';
import { practiceAtom } from '../../../state/round/practiceAtom';
import { finishedRoundAtom } from '../../../state/round/roundAtoms';
import { raceAtom } from '../../../state/round/sittingAtoms';
import { todayOfRoundAtom } from '../../../state/today/todayAtoms';
import { useTheme } from '../../../theme/useTheme';
import type { CommandFacts } from './command';

/** What decides which commands there are, and which values are chosen. */
export function useCommandFacts(): CommandFacts {
  const round = useAtomValue(finishedRoundAtom);
  const isRace = useAtomValue(raceAtom) !== null;
  const isToday = useAtomValue(todayOfRoundAtom) !== null;
  const isPractice = useAtomValue(practiceAtom) !== null;
  const language = useAtomValue(chosenLanguageAtom);
  const options = useAtomValue(optionsAtom);
  const { theme } = useTheme();
  const hasResult = Boolean(round?.log);
  const hasPairs = useAtomValue(pairsToPractiseAtom).length > 0;
  return useMemo(
    () => ({ hasResult, hasPairs, isRace, isToday, isPractice, options: { ...options, language }, theme }),
    [hasResult, hasPairs, isRace, isToday, isPractice, options, language, theme],
  );
}
