import { t } from '@lingui/core/macro';
import { CommandGroup, CommandInput, CommandRoot, CommandList as List, useCommandState } from 'cmdk';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { ChevronLeft, Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { languageAtom } from '../../../state/language/languageAtoms';
import { focusSoon } from '../../../state/page/fieldFocusAtoms';
import { addRecentCommandAtom, recentCommandsAtom } from '../../../state/page/recentCommandsAtoms';
import type { Theme } from '../../../state/page/themeAtoms';
import { takeTypedAheadAtom } from '../../../state/page/typeAheadAtoms';
import { useTheme } from '../../../theme/useTheme';
import { IconButton } from '../../controls/IconButton';
import { CommandOption } from './CommandOption';
import styles from './CommandsDialog.module.css';
import type { Command } from './command';
import { allCommands, chosenCommands, chosenWithin, commandsFor, nameOf, nameWithin } from './commands';
import { FoundStatus } from './FoundStatus';
import { optionValue, rankCommands } from './rankCommands';

interface CommandListProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/**
 * The search field and the commands that it finds, or those of a group that was opened. A chosen command is performed at
 * once.
 */
export function CommandList({ onClose, onShortcuts }: CommandListProps) {
  const { theme, setTheme } = useTheme();
  const store = useStore();
  const { offered, chosen, values } = useAtomValue(useMemo(() => listedAtom(theme), [theme]));
  const recent = useAtomValue(recentCommandsAtom);
  const addRecent = useSetAtom(addRecentCommandAtom);
  const [search, setSearch] = useState('');
  const [openedId, setOpenedId] = useState<string | null>(null);
  /** The command whose group is listed; undefined for all. */
  const opened = allCommands().find(({ id }) => id === openedId);
  /** The value of the selected option. */
  const [selected, setSelected] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const pressedAt = useRef(0);
  const groups = useMemo(
    () => rankCommands(offered, search, recent, openedId),
    [offered, search, recent, openedId],
  );
  const title = opened ? nameOf(opened) : commandsTitle();
  const notePress = ({ timeStamp }: SyntheticEvent): void => {
    pressedAt.current = timeStamp;
  };
  const open = (command: Command | null): void => {
    setOpenedId(command?.id ?? null);
    setSearch('');
    // cmdk selects the first option by itself only for another search.
    const [first] = rankCommands(offered, '', recent, command?.id);
    setSelected(first?.commands[0] ? optionValue(first, first.commands[0]) : '');
    inputRef.current?.focus();
  };
  const choose = (command: Command): void => {
    if (command.opens === 'group') {
      open(command);
      return;
    }
    addRecent(command.id);
    if (command.opens === 'shortcuts') {
      onShortcuts();
      return;
    }
    onClose();
    command.does?.({ set: store.set, setTheme, at: pressedAt.current });
  };
  // Before another key can come: the person may be typing already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useLayoutEffect(() => {
    const input = inputRef.current;
    const typed = store.set(takeTypedAheadAtom);
    // The root has focus until then: arrows and Enter work there as in the field.
    if (input && !typed) return focusSoon(input, input.closest<HTMLElement>('[cmdk-root]'));
    if (!typed) return;
    input?.focus({ preventScroll: true });
    setSearch(typed.text);
    if (typed.enteredAt === null) return;
    pressedAt.current = typed.enteredAt;
    const [found] = rankCommands(offered, typed.text, recent, null);
    if (found?.commands[0]) choose(found.commands[0]);
  }, []);
  const goBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Backspace' || search !== '' || !opened) return;
    event.preventDefault();
    open(null);
  };
  return (
    <CommandRoot
      className={styles.commands}
      // Begins with the dialog's name: if the field is focused at once, a screen reader says only the field's name.
      label={t({
        message: `${title}: search`,
        comment:
          'A field’s name: “search” is a verb or a noun. {title}: of the dialog, or of a group of options',
      })}
      value={selected}
      onValueChange={setSelected}
      shouldFilter={false}
      vimBindings={false}
      onKeyDown={goBack}
      onKeyDownCapture={notePress}
      onClickCapture={notePress}
    >
      <div className={styles.search}>
        {opened && (
          <IconButton
            icon={ChevronLeft}
            name={t`Back to all commands`}
            onClick={() => open(null)}
            // Otherwise Enter would run the selected command.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.stopPropagation();
            }}
          />
        )}
        {!opened && <Search className={styles.glass} size="1.125rem" aria-hidden="true" />}
        <CommandInput
          ref={inputRef}
          className={styles.input}
          placeholder={opened ? title : t({ message: 'Search', comment: 'In the field in which to search' })}
          value={search}
          onValueChange={setSearch}
        />
      </div>
      <List className={styles.list} label={commandsTitle()} onPointerMoveCapture={ignoreRestingPointer}>
        {groups.map((group) => (
          <CommandGroup
            key={group.heading ?? ''}
            className={styles.group}
            {...(group.heading === null ? { value: 'found' } : { heading: group.heading })}
          >
            {group.commands.map((command) => (
              <CommandOption
                key={command.id}
                command={command}
                search={search}
                name={opened ? nameWithin(command, opened) : command.label}
                value={optionValue(group, command)}
                isChosen={command.isChosen && chosen.includes(command)}
                now={values.get(command.id) ?? ''}
                onChoose={choose}
              />
            ))}
          </CommandGroup>
        ))}
      </List>
      <ActiveDescendant inputRef={inputRef} />
      <FoundStatus search={search} groups={groups} selected={selected} />
    </CommandRoot>
  );
}

/** What can be chosen now, in the language of the page, which choices are in effect, and the values by commands' ids. */
function listedAtom(theme: Theme) {
  return atom((get) => {
    get(languageAtom);
    const state = { get, theme };
    const offered = commandsFor(get);
    const values = new Map(offered.map((command) => [command.id, chosenWithin(command, state)]));
    return { offered, chosen: chosenCommands(state), values };
  });
}

function commandsTitle(): string {
  return t({ message: 'Commands', comment: 'The dialog with everything that the page can do' });
}

/** Some browsers report a move when an option comes under a pointer that rests: it must not be selected by that. */
function ignoreRestingPointer(event: PointerEvent): void {
  if (event.movementX === 0 && event.movementY === 0) event.stopPropagation();
}

/**
 * Points the field's `aria-activedescendant` at the selected option, from the first one on, and has the first one in sight.
 * cmdk looks the option up before it is rendered, so that its own attribute points at none, or at an option that has been
 * removed, and it scrolls to the one that was selected before.
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
    const list = chosen?.closest('[role="listbox"]');
    if (list && list.querySelector('[role="option"]') === chosen) list.scrollTop = 0;
  });
  return null;
}
