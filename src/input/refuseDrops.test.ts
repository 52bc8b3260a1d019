// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseDrops } from './refuseDrops';

beforeAll(refuseDrops);
beforeEach(() => {
  document.body.innerHTML = '<main><p>words</p></main>';
});

const KINDS = ['Files', 'text/uri-list', 'text/plain'] as const;

/** Drags something over a part of the page, or drops it there. Returns whether the browser does nothing with it. */
function drag(type: 'dragover' | 'drop', selector: string, what: (typeof KINDS)[number]) {
  const dataTransfer = { types: [what], dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  document.querySelector(selector)?.dispatchEvent(event);
  return { isRefused: event.defaultPrevented, dropEffect: dataTransfer.dropEffect };
}

const REFUSED = { isRefused: true, dropEffect: 'none' };
const EVENTS = ['dragover', 'drop'] as const;

test.each(EVENTS)('on %s nothing is taken beside text boxes', (type) => {
  for (const what of KINDS) {
    expect(drag(type, 'main', what)).toEqual(REFUSED);
    expect(drag(type, 'p', what)).toEqual(REFUSED);
  }
});

test.each(['<input>', '<input type="number">', '<input type="search">', '<textarea></textarea>'])(
  'text boxes take links and texts, but no files: %s',
  (box) => {
    document.body.innerHTML = box;
    for (const type of EVENTS) {
      expect(drag(type, 'body > *', 'Files')).toEqual(REFUSED);
      expect(drag(type, 'body > *', 'text/uri-list').isRefused).toBe(false);
      expect(drag(type, 'body > *', 'text/plain').isRefused).toBe(false);
    }
  },
);

test.each([
  '<input type="checkbox">',
  '<input type="radio">',
  '<input type="range">',
  '<input type="file">',
  '<input readonly>',
  '<input disabled>',
  '<textarea readonly></textarea>',
  '<select><option>Deutsch</option></select>',
])('what nobody can type in takes nothing: %s', (control) => {
  document.body.innerHTML = control;
  for (const type of EVENTS) {
    for (const what of KINDS) expect(drag(type, 'body > *', what)).toEqual(REFUSED);
  }
});

test('what a part of the page takes is left to it', () => {
  const take = (event: Event): void => event.preventDefault();
  document.addEventListener('drop', take);
  expect(drag('drop', 'p', 'Files').dropEffect).toBe('copy');
  document.removeEventListener('drop', take);
});
