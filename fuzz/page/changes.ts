/** Runs inside the page. Changes the DOM like translators and browser extensions do. */
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
      // Any part except the field, the words and what contains them: without those there is no game left to test.
      const needed =
        'main, :has(main input), main input, [translate="no"], [translate="no"] *, :has(canvas), canvas';
      const parts = Array.from(document.querySelectorAll('#root *')).filter((each) => !each.matches(needed));
      const part = parts[which % parts.length];
      // Before the app has loaded, nothing could restore the words.
      if (!document.querySelector('canvas') && part?.querySelector('[data-part="words"]')) return;
      part?.remove();
    }
  }
}
