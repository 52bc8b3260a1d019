// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseDrops } from './refuseDrops';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main><p>words</p><input><textarea></textarea></main>';
  stop = refuseDrops();
});
afterEach(() => stop());

/** Drags something over a part of the page, or drops it there. Returns whether the browser does nothing with it. */
function drag(type: 'dragover' | 'drop', selector: string, what: 'Files' | 'text/uri-list' | 'text/plain') {
  const dataTransfer = { types: [what], dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  document.querySelector(selector)?.dispatchEvent(event);
  return { isRefused: event.defaultPrevented, dropEffect: dataTransfer.dropEffect };
}

test.each(['dragover', 'drop'] as const)(
  'on %s a file is refused everywhere, a link or a text beside text boxes',
  (type) => {
    const REFUSED = { isRefused: true, dropEffect: 'none' };
    for (const place of ['main', 'p', 'input', 'textarea'])
      expect(drag(type, place, 'Files')).toEqual(REFUSED);
    for (const what of ['text/uri-list', 'text/plain'] as const) {
      expect(drag(type, 'p', what)).toEqual(REFUSED);
      expect(drag(type, 'input', what).isRefused).toBe(false);
      expect(drag(type, 'textarea', what).isRefused).toBe(false);
    }
  },
);

test('what a part of the page takes is left to it', () => {
  const take = (event: Event): void => event.preventDefault();
  document.addEventListener('drop', take);
  expect(drag('drop', 'p', 'Files').dropEffect).toBe('copy');
  document.removeEventListener('drop', take);
});

test('once it is stopped, nothing is refused', () => {
  stop();
  expect(drag('drop', 'p', 'Files').isRefused).toBe(false);
});
