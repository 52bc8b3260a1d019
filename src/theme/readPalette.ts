/** The colours of the words as the canvas needs them, as `#rrggbb` or `rgb(…)`. */
export interface Palette {
  readonly paper: string;
  readonly untyped: string;
  readonly match: string;
  readonly mismatch: string;
  readonly mistypedSpace: string;
  readonly caret: string;
  /** The caret of a round that is raced against. */
  readonly ghost: string;
  /** Errors are told by an underline too: more contrast is asked for, or colours are forced. */
  readonly underlinesErrors: boolean;
}

/** Reads the words' colours from the stylesheet, system colours and all, as they apply now. */
export function readPalette(): Palette {
  // A colour property, unlike a custom one, is computed: CanvasText and the like come back as numbers.
  const probe = document.createElement('i');
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return style.color;
  };
  const palette: Palette = {
    paper: colour('paper'),
    untyped: colour('untyped'),
    match: colour('match'),
    mismatch: colour('mismatch'),
    mistypedSpace: colour('mistyped-space'),
    caret: colour('caret'),
    ghost: colour('ghost'),
    underlinesErrors: style.getPropertyValue('--error-line').trim() === 'underline',
  };
  probe.remove();
  return palette;
}

/** What the colours depend on; forced ones are others in dark and in light. */
const QUERIES = ['(prefers-contrast: more)', '(forced-colors: active)', '(prefers-color-scheme: dark)'];

/**
 * Calls `onChange` when other colours may apply: another theme, more contrast, other forced colours. From one dark
 * contrast theme to another no browser tells, but the person comes back from the system's settings. Returns the undo.
 */
export function watchPalette(onChange: () => void): () => void {
  const watching = new MutationObserver(onChange);
  watching.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  const queries = QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  addEventListener('focus', onChange);
  return () => {
    watching.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
    removeEventListener('focus', onChange);
  };
}
