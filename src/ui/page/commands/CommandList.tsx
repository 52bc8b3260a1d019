import {
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandRoot,
  CommandList as List,
  useCommandState,
} from 'cmdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { Check } from 'lucide-react';
import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { chooseOptionsAtom } from '../../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../../state/options/optionsAtoms';
import { focusSoon } from '../../../state/page/fieldFocusAtoms';
import { requestActionAtom } from '../../../state/page/pendingActionAtoms';
import { addRecentCommandAtom } from '../../../state/page/recentCommandsAtoms';
import { pairsToPractiseAtom } from '../../../state/practice/pairsToPractiseAtom';
import { practiceAtom } from '../../../state/practice/practiceAtom';
import { chooseStandardAtom, stopPracticeAtom } from '../../../state/practice/startPracticeAtoms';
import { raceAtom } from '../../../state/replay/boardAtoms';
import { finishedRoundAtom, restartAtom } from '../../../state/round/roundAtoms';
import { useTheme } from '../../../theme/useTheme';
import { LiveRegion } from '../../controls/LiveRegion';
import styles from './CommandsDialog.module.css';
import type { Command, CommandAction, CommandFacts } from './command';
import { commandsFor, isChosen } from './commands';
import { type CommandGroup as CommandGroupOf, foundCommandsSentence, rankCommands } from './rankCommands';

interface CommandListProps {
  /** The ids of recently used commands, newest first. */
  readonly recent: readonly string[];
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** The search field and the commands that it finds. A chosen command is performed at once. */
export function CommandList({ recent, onClose, onShortcuts }: CommandListProps) {
  const facts = useCommandFacts();
  const perform = usePerform(onShortcuts);
  const addRecent = useSetAtom(addRecentCommandAtom);
  const [search, setSearch] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const pressedAt = useRef(0);
  const groups = useMemo(() => rankCommands(commandsFor(facts), search, recent), [facts, search, recent]);
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    // The root has focus until then: arrows and Enter work there as in the field.
    return focusSoon(input, input.closest<HTMLElement>('[cmdk-root]'));
  }, []);
  const notePress = ({ timeStamp }: SyntheticEvent): void => {
    pressedAt.current = timeStamp;
  };
  const choose = ({ id, does }: Command): void => {
    addRecent(id);
    if (does.kind !== 'shortcuts') onClose();
    perform(does, pressedAt.current);
  };
  return (
    <CommandRoot
      className={styles.commands}
      // Begins with the dialog's name: if the field is focused at once, a screen reader says only the field's name.
      label="Commands: search"
      shouldFilter={false}
      vimBindings={false}
      onKeyDownCapture={notePress}
      onClickCapture={notePress}
    >
      <CommandInput
        ref={inputRef}
        className={styles.input}
        placeholder="Search"
        value={search}
        onValueChange={setSearch}
      />
      <List className={styles.list} label="Commands">
        {groups.map(({ heading, commands }) => (
          <CommandGroup
            key={heading ?? ''}
            className={styles.group}
            {...(heading === null ? { value: 'found' } : { heading })}
          >
            {commands.map((command) => (
              <Item
                key={command.id}
                command={command}
                value={optionValue(heading, command)}
                chosen={isChosen(command, facts)}
                onChoose={choose}
              />
            ))}
          </CommandGroup>
        ))}
      </List>
      <ActiveDescendant inputRef={inputRef} />
      <FoundStatus search={search} groups={groups} />
    </CommandRoot>
  );
}

interface ItemProps {
  readonly command: Command;
  readonly value: string;
  readonly chosen: boolean | undefined;
  readonly onChoose: (command: Command) => void;
}

function Item({ command, value, chosen, onChoose }: ItemProps) {
  return (
    <CommandItem
      className={styles.item}
      value={value}
      aria-checked={chosen}
      aria-keyshortcuts={command.shortcut}
      onSelect={() => onChoose(command)}
    >
      <span>{command.label}</span>
      {command.shortcut && (
        <span className={styles.keys} aria-hidden="true">
          {command.shortcut}
        </span>
      )}
      {chosen && <Check size="1.125rem" aria-hidden="true" />}
    </CommandItem>
  );
}

/**
 * Points the field's `aria-activedescendant` at the selected option, from the first one on. cmdk looks the option up before
 * it is rendered, so that its own attribute points at none, or at an option that has been removed.
 */
function ActiveDescendant({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  useCommandState(({ value }) => value);
  useCommandState(({ selectedItemId }) => selectedItemId);
  useEffect(() => {
    const input = inputRef.current;
    const chosen = input?.closest('[cmdk-root]')?.querySelector('[role="option"][aria-selected="true"]');
    if (!input) return;
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
    else input.removeAttribute('aria-activedescendant');
  });
  return null;
}

/** Debounces announcements: screen readers cut off speech at the next key. */
const DEBOUNCE_MS = 700;

interface FoundStatusProps {
  readonly search: string;
  readonly groups: readonly CommandGroupOf[];
}

/** For screen readers: the first result and the number of results. That there is none is visible, too. */
function FoundStatus({ search, groups }: FoundStatusProps) {
  const found = search.trim() === '' ? '' : foundCommandsSentence(groups);
  const [debouncedFound, setDebouncedFound] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedFound(found), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [found]);
  const isEmpty = groups.length === 0;
  const sentence = isEmpty || debouncedFound === found ? found : '';
  return <LiveRegion className={isEmpty ? styles.none : 'visuallyHidden'}>{sentence}</LiveRegion>;
}

/**
 * The value of a command's option. A command can be listed twice (under `Recent`, too), and each needs a value of its
 * own. In search results the value differs again, so that cmdk selects the first result again.
 */
function optionValue(heading: string | null, { id }: Command): string {
  if (heading === null) return `found ${id}`;
  return heading === 'Recent' ? `recent ${id}` : id;
}

function useCommandFacts(): CommandFacts {
  const round = useAtomValue(finishedRoundAtom);
  const isRace = useAtomValue(raceAtom) !== null;
  const isPractice = useAtomValue(practiceAtom) !== null;
  const options = useAtomValue(optionsAtom);
  const { theme } = useTheme();
  const hasResult = Boolean(round?.log);
  const hasPairs = useAtomValue(pairsToPractiseAtom).length > 0;
  return useMemo(
    () => ({ hasResult, hasPairs, isRace, isPractice, options, theme }),
    [hasResult, hasPairs, isRace, isPractice, options, theme],
  );
}

/** Returns a function that performs a command's action. `at` is the press's own time stamp, in ms. */
function usePerform(onShortcuts: () => void): (action: CommandAction, at: number) => void {
  const choose = useSetAtom(chooseOptionsAtom);
  const restart = useSetAtom(restartAtom);
  const chooseStandard = useSetAtom(chooseStandardAtom);
  const stopPractice = useSetAtom(stopPracticeAtom);
  const requestPart = useSetAtom(requestActionAtom);
  const { setTheme } = useTheme();
  return (action, at) => {
    switch (action.kind) {
      case 'choose':
        return choose(action.options);
      case 'standard':
        return chooseStandard();
      case 'theme':
        return setTheme(action.theme);
      case 'restart':
        return restart(at);
      case 'stopPractice':
        return stopPractice(at);
      case 'request':
        return requestPart(action.part, action.pendingAction && { kind: action.pendingAction, at });
      case 'shortcuts':
        return onShortcuts();
      default:
        return action satisfies never;
    }
  };
}
