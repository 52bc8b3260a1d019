import { i18n } from '@lingui/core';
import { CommandItem } from 'cmdk';
import { Check } from 'lucide-react';
import { createElement } from 'react';
import { foundParts } from '../../searchTerms';
import styles from './CommandsDialog.module.css';
import type { Command } from './command';
import type { FoundCommand } from './rankCommands';
import { KEY_NAMES } from './shortcuts';

interface CommandOptionProps {
  readonly command: FoundCommand;
  /** What was looked for: it is marked. */
  readonly search: string;
  readonly name: string;
  readonly value: string;
  /** Undefined for one that sets nothing. */
  readonly isChosen: boolean | undefined;
  /** What is chosen within it; '' for nothing. */
  readonly now: string;
  readonly onChoose: (command: Command) => void;
}

/** A command in the list. */
export function CommandOption(props: CommandOptionProps) {
  const { command, search, name, value, isChosen, now, onChoose } = props;
  const { shortcut, also } = command;
  return (
    <CommandItem
      className={styles.item}
      value={value}
      aria-checked={isChosen}
      aria-keyshortcuts={shortcut}
      // Not in its name, which stays the same however it was found.
      aria-description={also}
      onSelect={() => onChoose(command)}
    >
      <span>
        <Marked text={name} search={search} />
      </span>
      {also && (
        <span className="soft" aria-hidden="true">
          <Marked text={also} search={search} />
        </span>
      )}
      {now && !also && <span className="soft">{now}</span>}
      {shortcut && (
        <span className={styles.key} aria-hidden="true">
          {i18n._(KEY_NAMES[shortcut])}
        </span>
      )}
      {isChosen && <Check size="1.125rem" aria-hidden="true" />}
    </CommandItem>
  );
}

/** A text with what was looked for marked in it. */
function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  return foundParts(text, search).map((part, index) =>
    createElement(
      part.isFound ? 'mark' : 'span',
      // The pieces are told by their places only.
      { key: index },
      part.text,
    ),
  );
}
