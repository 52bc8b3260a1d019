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
