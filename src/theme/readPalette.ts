import { watchRoot } from './rootClass';

/** The colours for the canvas, of the words and of the keyboard below them, as `#rrggbb` or `rgb(…)`. */
export interface Palette {
  readonly paper: string;
  readonly untyped: string;
  readonly match: string;
  readonly mismatch: string;
  /** Of the line of the next batch. */
  readonly ahead: string;
  readonly mistypedSpace: string;
  readonly caret: string;
  /** The caret of the ghost in a race. */
  readonly ghost: string;
  /** The edges of keys. */
  readonly line: string;
  /** What is written on keys, and on those of a lesson. */
  readonly inkSoft: string;
  readonly ink: string;
  /** The key to press. */
  readonly accent: string;
  readonly onAccent: string;
}

/** Reads the current colours from the stylesheet. System colours are resolved. */
export function readPalette(): Palette {
  // Custom properties are not resolved, but `color` is: `CanvasText` and the like come back as `rgb(…)`.
  const probe = document.createElement('i');
  probe.hidden = true;
  // Mixtures of system colours are colours of ours, which would be forced to be one of the system's.
  probe.style.forcedColorAdjust = 'none';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return asRgb(style.color);
  };
  const palette: Palette = {
    paper: colour('paper'),
    untyped: colour('untyped'),
    match: colour('match'),
    mismatch: colour('mismatch'),
    ahead: colour('ahead'),
    mistypedSpace: colour('mistyped-space'),
    caret: colour('caret'),
    ghost: colour('ghost'),
    line: colour('line'),
    inkSoft: colour('ink-soft'),
    ink: colour('ink'),
    accent: colour('accent'),
    onAccent: colour('on-accent'),
  };
  probe.remove();
  return palette;
}

/** A mixture is computed as `color(srgb 0.5 0.5 0.5)`. */
function asRgb(colour: string): string {
  const parts = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1);
  return parts ? `rgb(${parts.map((part) => Math.round(255 * Number(part))).join(', ')})` : colour;
}

/** What the colours depend on. Forced colours differ between dark and light. */
const QUERIES = ['(prefers-contrast: more)', '(forced-colors: active)', '(prefers-color-scheme: dark)'];

/**
 * Calls `onChange` when the colours may have changed: another theme or palette, more contrast, other forced colours.
 * No event reports a change from one dark contrast theme to another, but the window gets the focus back after a visit
 * to the system's settings. Returns the undo.
 */
export function watchPalette(onChange: () => void): () => void {
  const stopWatching = watchRoot(onChange);
  const queries = QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  addEventListener('focus', onChange);
  return () => {
    stopWatching();
    for (const query of queries) query.removeEventListener('change', onChange);
    removeEventListener('focus', onChange);
  };
}
