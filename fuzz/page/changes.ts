/** Runs inside the page: changes it as translators, extensions and their like do. */
export function changeByOthers({ how, which }: { how: string; which: number }): void {
  const isOurs = (node: Node) =>
    (node.parentElement?.closest('script, style, [translate="no"], noscript') ?? null) === null;
  const parts = [
    'body',
    '#root',
    'main',
    'header',
    'footer',
    'main > div',
    'main > p',
    '[role=status]',
    'h2',
  ];
  const all = Array.from(document.querySelectorAll<HTMLElement>(parts.join(', ')));
  const place = all[which % all.length] ?? document.body;
  switch (how) {
    case 'translate': {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || !isOurs(text) || text.parentElement?.tagName === 'FONT') continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text.data);
      }
      return;
    }
    case 'attributes':
      for (const element of document.querySelectorAll('body *')) {
        element.setAttribute('data-foreign', String(which));
      }
      return;
    case 'insert': {
      const foreign = document.createElement(which % 2 ? 'div' : 'foreign-element');
      foreign.dataset.foreign = 'inserted';
      const children = Array.from(place.childNodes);
      place.insertBefore(foreign, children[which % (children.length + 1)] ?? null);
      return;
    }
    default: {
      // Whole parts, but for the field and what it stands in: without them there is no game to be kept.
      const needed =
        'main, :has(main input), main input, [translate="no"], [translate="no"] *, :has(> canvas), canvas';
      const parts = Array.from(document.querySelectorAll('#root *')).filter((each) => !each.matches(needed));
      const part = parts[which % parts.length];
      // Before the app is there nobody could bring the words back.
      if (!document.querySelector('canvas') && part?.querySelector('[data-part="words"]')) return;
      part?.remove();
    }
  }
}
