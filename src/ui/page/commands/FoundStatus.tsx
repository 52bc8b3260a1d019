import { useEffect, useState } from 'react';
import { LiveRegion } from '../../controls/LiveRegion';
import styles from './CommandsDialog.module.css';
import { type CommandGroup, foundCommandsSentence, optionValue } from './rankCommands';

/** Debounces announcements: screen readers cut off speech at the next key. */
const DEBOUNCE_MS = 700;

interface FoundStatusProps {
  readonly search: string;
  readonly groups: readonly CommandGroup[];
  /** The value of the selected option. */
  readonly selected: string;
}

/**
 * For screen readers: the first result and the number of results, while the first one is selected. That there is none is
 * visible, too.
 */
export function FoundStatus({ search, groups, selected }: FoundStatusProps) {
  const [group] = groups;
  const first = group?.commands[0];
  const isFirstSelected = !first || selected === optionValue(group, first);
  const found = search.trim() === '' || !isFirstSelected ? '' : foundCommandsSentence(groups);
  const [debouncedFound, setDebouncedFound] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedFound(found), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [found]);
  const isEmpty = groups.length === 0;
  const sentence = isEmpty || debouncedFound === found ? found : '';
  return <LiveRegion className={isEmpty ? styles.none : 'visuallyHidden'}>{sentence}</LiveRegion>;
}
