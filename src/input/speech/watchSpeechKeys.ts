/** What a player can ask for while the page says the words. */
export interface SpeechKeys {
  /** Arrow Up. */
  readonly sayAgain: () => void;
  /** Arrow Down. */
  readonly spell: () => void;
}

/** Calls back for the arrow keys in the typing field, where they have no other use, until the signal aborts. */
export function watchSpeechKeys({ sayAgain, spell }: SpeechKeys, signal: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    if (!(event.target instanceof Element) || !event.target.matches('[data-part="field"]')) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
    const answer = { ArrowUp: sayAgain, ArrowDown: spell }[event.key];
    if (!answer) return;
    event.preventDefault();
    // A held key would cut each answer with the next.
    if (!event.repeat) answer();
  };
  document.addEventListener('keydown', press, { signal });
}
