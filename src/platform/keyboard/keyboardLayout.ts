import { withTimeout } from '../page/withTimeout';

/** https://wicg.github.io/keyboard-map/, which only some browsers have. */
interface KeyboardApi {
  readonly getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/**
 * The characters on the keys of the person's keyboard, by the keys' codes, such as `KeyQ`; null where the browser does
 * not tell them. Of several layouts it is the first one with Latin letters.
 */
export async function readKeyboardLayout(): Promise<ReadonlyMap<string, string> | null> {
  try {
    const { keyboard } = navigator as { readonly keyboard?: KeyboardApi };
    const layout = await withTimeout(Promise.resolve(keyboard?.getLayoutMap?.()));
    return layout && layout.size > 0 ? new Map(layout) : null;
  } catch {
    // The browser denies it, as to an embedded page.
    return null;
  }
}

/** What tells of another layout. */
interface KeyboardWatch {
  /** Called when the window gets the focus: the layout may have been switched in another one. */
  readonly onFocus: () => void;
  /** Called for each key that is pressed without Control, Alt or Meta, with its code and what it types. */
  readonly onKey: (code: string, key: string) => void;
}

/** Watches the person's keyboard. Returns the undo. */
export function watchKeyboard({ onFocus, onKey }: KeyboardWatch): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('focus', onFocus, { signal });
  addEventListener(
    'keydown',
    ({ code, key, ctrlKey, altKey, metaKey, isComposing }) => {
      if (!ctrlKey && !altKey && !metaKey && !isComposing) onKey(code, key);
    },
    { signal },
  );
  return () => watching.abort();
}
