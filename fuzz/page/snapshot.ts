/** Everything that can be seen of the page at one moment, by a person or a screen reader. */
export interface Snapshot {
  now: number;
  /** Whether this is still the page before a reload. */
  isOld: boolean;
  /** Whether the page has loaded. */
  isThere: boolean;
  state: string;
  words: string;
  time: string;
  best: string;
  result: string[] | null;
  results: number;
  restarts: number;
  stored: Record<string, string>;
  rootClass: string;
  focus: 'field' | 'nowhere' | 'menu' | 'Restart' | 'Toggle theme' | 'other';
  isMenuOpen: boolean;
  /** Whether the theme button's menu has loaded. */
  /** One letter per character if the words are shown as coloured text; null if a canvas shows them. */
  marks: string | null;
  isCanvasShown: boolean;
  /** Other messages of the page, for the report of a failure. */
  messages: string[];
  area: Area | null;
  colours: Record<string, readonly number[]>;
}

/** Where the words are, in CSS px of the window. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
  cell: number;
  line: number;
  /** How many lines the words have. */
  lines: number;
  window: readonly [width: number, height: number];
  scroll: readonly [x: number, y: number];
  barBottom: number;
  /** Messages on top of the page. */
  over: { left: number; top: number; right: number; bottom: number }[];
}

/** Runs inside the page. Reads everything that a check needs, in one call. */
export function look(withArea: boolean): Snapshot {
  const all = <Kind extends Element = HTMLElement>(selector: string) =>
    Array.from(document.querySelectorAll<Kind>(selector));
  const isSeen = (element: Element | undefined | null): element is HTMLElement =>
    !!element?.isConnected && getComputedStyle(element).visibility === 'visible';
  const main = document.querySelector('main');
  const field = document.querySelector<HTMLInputElement>('main input');
  const text = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  const canvas = document.querySelector('canvas');
  const headings = all('h2');
  const heading = (start: string) => headings.find((each) => each.textContent?.startsWith(start));
  const result = heading('Result');
  const lines: string[] = [];
  for (let next = result?.nextElementSibling; next && lines.length < 3; next = next.nextElementSibling) {
    if (next.matches('p')) lines.push(next.textContent ?? '');
  }
  const stored: Record<string, string> = {};
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at) as string;
      stored[key] = localStorage.getItem(key) as string;
    }
  } catch {}
  const marked = text ? Array.from(text.querySelectorAll<HTMLElement>('[data-mark]')) : [];
  const isText = marked.length > 0 && !!text && text.getBoundingClientRect().height > 4;
  const letters: Record<string, string> = { untyped: 'u', match: 'r', mismatch: 'w', mistypedSpace: 's' };
  const active = document.activeElement;
  const name = active?.textContent?.trim() ?? '';
  const focus =
    active === field
      ? 'field'
      : !active || active === document.body || active.matches('main div, main, html')
        ? 'nowhere'
        : active.closest('[role^=menu]')
          ? 'menu'
          : name === 'Restart' || name === 'Toggle theme'
            ? name
            : 'other';
  const colours: Record<string, readonly number[]> = {};
  const shown = isSeen(canvas) ? canvas : isText ? text : null;
  let area: Area | null = null;
  if (withArea && shown && text) {
    const box = text.parentElement as HTMLElement;
    const probe = document.createElement('i');
    probe.style.cssText = 'position:absolute;visibility:hidden;width:var(--cell);height:1lh';
    box.append(probe);
    for (const token of ['paper', 'untyped', 'match', 'mismatch', 'mistyped-space', 'caret']) {
      probe.style.color = `var(--${token})`;
      colours[token] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
    }
    const { top, height, ...across } = shown.getBoundingClientRect().toJSON() as DOMRect;
    const ofLetters = isText ? marked.map((each) => each.getBoundingClientRect()) : [];
    const left = isText ? Math.min(...ofLetters.map((each) => each.left)) : across.left;
    const width = isText ? Math.max(...ofLetters.map((each) => each.right)) - left : across.width;
    const cell = probe.getBoundingClientRect();
    probe.remove();
    // The canvas has the line of the next words, too.
    const below = isText
      ? 0
      : Number.parseFloat(getComputedStyle(box).getPropertyValue('--ahead-height')) || 0;
    area = {
      ...{ left, top, width, height, cell: cell.width, line: cell.height },
      lines: Math.round((height - below) / cell.height),
      window: [innerWidth, innerHeight],
      scroll: [scrollX, scrollY],
      over: all('[role=alert], [role=status]')
        .filter((each) => each.closest('main') === null)
        .flatMap((each) => [each, ...each.children])
        .map((each) => each.getBoundingClientRect())
        .filter((rect) => rect.height > 0)
        .map((rect) => ({ left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom })),
      barBottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    };
  }
  return {
    now: performance.now(),
    isOld: document.documentElement.hasAttribute('data-old'),
    isThere: !!main && !!field && !!text?.textContent,
    state: main?.dataset.state ?? '',
    words: text?.textContent ?? '',
    time: heading('Time:')?.textContent ?? '',
    best: heading('Highest Score:')?.textContent ?? '',
    result: result ? lines : null,
    results: headings.filter((each) => each.textContent === 'Result').length,
    restarts: all('button').filter((each) => each.textContent?.trim() === 'Restart').length,
    stored,
    rootClass: document.documentElement.className,
    focus,
    isMenuOpen: !!document.querySelector('[role=menu]'),
    marks: isText ? marked.map((each) => letters[each.dataset.mark ?? ''] ?? '?').join('') : null,
    isCanvasShown: isSeen(canvas) && canvas.getBoundingClientRect().height > 4,
    messages: all('[role=alert], [role=status] p').flatMap((each) => each.textContent || []),
    area,
    colours,
  };
}
