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
import { awaitPartAtom } from '../../../state/page/pressAtoms';
import { noteCommandAtom } from '../../../state/page/recentCommandsAtoms';
import { raceAtom } from '../../../state/replay/boardAtoms';
import { finishedRoundAtom, restartAtom } from '../../../state/round/roundAtoms';
import { useTheme } from '../../../theme/useTheme';
import styles from './CommandsDialog.module.css';
import { type Command, type CommandFacts, commandsFor, type Doing, isChosen } from './commands';
import { type CommandGroup as CommandGroupOf, foundSentence, rankCommands } from './rankCommands';

interface CommandListProps {
  /** The ids of the commands that were used last, the last one first. */
  readonly recent: readonly string[];
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** The field to search in, and the commands that it finds. What is asked for is done at once. */
export function CommandList({ recent, onClose, onShortcuts }: CommandListProps) {
  const facts = useFacts();
  const perform = usePerform(onShortcuts);
  const noteCommand = useSetAtom(noteCommandAtom);
  const [search, setSearch] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const pressedAt = useRef(0);
  const groups = useMemo(() => rankCommands(commandsFor(facts), search, recent), [facts, search, recent]);
  useEffect(() => inputRef.current?.focus(), []);
  const note = ({ timeStamp }: SyntheticEvent): void => {
    pressedAt.current = timeStamp;
  };
  const choose = ({ id, does }: Command): void => {
    noteCommand(id);
    if (does.kind !== 'shortcuts') onClose();
    perform(does, pressedAt.current);
  };
  return (
    <CommandRoot
      className={styles.commands}
      label="Search for a command"
      shouldFilter={false}
      vimBindings={false}
      onKeyDownCapture={note}
      onClickCapture={note}
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
                value={valueUnder(heading, command)}
                chosen={isChosen(command, facts)}
                onChoose={choose}
              />
            ))}
          </CommandGroup>
        ))}
      </List>
      <Pointing inputRef={inputRef} />
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

/** Has the field point at the option that is chosen now: cmdk looks for it before it is drawn, and points at one that is gone. */
function Pointing({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
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

/** Said this many ms after the last key: what is said before is cut off by the next one. */
const QUIET_MS = 700;

interface FoundStatusProps {
  readonly search: string;
  readonly groups: readonly CommandGroupOf[];
}

/** What Enter would do now and how many commands were found, for screen readers; that there is none, for everybody. */
function FoundStatus({ search, groups }: FoundStatusProps) {
  const found = search.trim() === '' ? '' : foundSentence(groups);
  const [quietFound, setQuietFound] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuietFound(found), QUIET_MS);
    return () => clearTimeout(timer);
  }, [found]);
  const isNothing = groups.length === 0;
  const sentence = isNothing || quietFound === found ? found : '';
  return (
    <div aria-live="polite" className={isNothing ? styles.none : 'visuallyHidden'}>
      {sentence !== '' && <p role="status">{sentence}</p>}
    </div>
  );
}

/** A command may be there twice. Where it stands elsewhere it is another option: the search points at it anew. */
function valueUnder(heading: string | null, { id }: Command): string {
  if (heading === null) return `found ${id}`;
  return heading === 'Recent' ? `recent ${id}` : id;
}

function useFacts(): CommandFacts {
  const round = useAtomValue(finishedRoundAtom);
  const isRace = useAtomValue(raceAtom) !== null;
  const options = useAtomValue(optionsAtom);
  const { theme } = useTheme();
  const hasResult = Boolean(round?.log);
  return useMemo(() => ({ hasResult, isRace, options, theme }), [hasResult, isRace, options, theme]);
}

/** Does what a command is for. `at` is the press's own time stamp, in ms. */
function usePerform(onShortcuts: () => void): (doing: Doing, at: number) => void {
  const choose = useSetAtom(chooseOptionsAtom);
  const restart = useSetAtom(restartAtom);
  const awaitPart = useSetAtom(awaitPartAtom);
  const { setTheme } = useTheme();
  return (doing, at) => {
    switch (doing.kind) {
      case 'choose':
        return choose(doing.options);
      case 'theme':
        return setTheme(doing.theme);
      case 'restart':
        return restart(at);
      case 'ask':
        return awaitPart(doing.part, doing.deed && { kind: doing.deed, at });
      case 'shortcuts':
        return onShortcuts();
      default:
        return doing satisfies never;
    }
  };
}
