/** What was typed ahead, for whoever takes it. */
export interface TypedAhead {
  readonly text: string;
  /** The time stamp of Enter, in ms; null if it was not pressed. */
  readonly enteredAt: number | null;
}

/** Keeps what is typed until a text field comes that it is meant for. */
export interface TypeAhead {
  /** Ends it, and gives what was typed. */
  readonly take: () => TypedAhead;
  /** Has it end as soon as the person stops typing: no field comes. */
  readonly drop: () => void;
  /**
   * Called when it ends without being taken: given up by Escape or by a press elsewhere, or dropped. `hadFocus` says whether
   * it has had the focus until then.
   */
  onEnd: (hadFocus: boolean) => void;
}

/** Whoever types no key for this long, in ms, has stopped. */
const STOPPED_MS = 1000;

/**
 * Takes the keys until a text field comes for which they are meant: a field of its own that nobody sees has the focus, so
 * that the browser's editing and input methods work in it.
 *
 * @param label what screen readers call it
 */
export function typeAhead(label: string): TypeAhead {
  const field = document.createElement('input');
  field.type = 'search';
  field.className = 'visuallyHidden';
  field.autocomplete = 'off';
  field.setAttribute('aria-label', label);
  let enteredAt: number | null = null;
  let isDropped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const take = (): TypedAhead => {
    listening.abort();
    clearTimeout(timer);
    // Ends a composition, which then has its text.
    field.blur();
    field.remove();
    return { text: field.value, enteredAt };
  };
  const end = (): void => {
    const hadFocus = document.activeElement === field;
    take();
    ahead.onEnd(hadFocus);
  };
  const endSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(end, STOPPED_MS);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isDropped) endSoon();
    if (event.isComposing) return;
    if (event.key === 'Escape' || (event.key === 'Enter' && isDropped)) end();
    else if (event.key === 'Enter') enteredAt = event.timeStamp;
    // What follows Enter is meant for what that opens.
    else if (enteredAt !== null) event.preventDefault();
  };
  field.addEventListener('keydown', onKeyDown, { signal });
  // The press decides where the focus goes.
  const onPress = (): void => {
    field.blur();
    end();
  };
  addEventListener('pointerdown', onPress, { signal, capture: true });
  document.body.append(field);
  field.focus({ preventScroll: true });
  const drop = (): void => {
    isDropped = true;
    endSoon();
  };
  const ahead: TypeAhead = { take, drop, onEnd: () => {} };
  return ahead;
}
