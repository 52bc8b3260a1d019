// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPageLeftFor, closeTypingPages, openTypingPages, press } from '../testing/typingPage';

beforeEach(openTypingPages);
afterEach(closeTypingPages);

describe('a key pressed where it means nothing', () => {
  test('that types brings focus back and counts', () => {
    const page = aPageLeftFor('body');
    press('h');
    expect(page.hasFocus()).toBe(true);
    expect(page.typed()).toBe('h');
  });

  test('counts if the event’s target is the document itself', () => {
    const page = aPageLeftFor('body');
    press('h', { on: document });
    expect(page.typed()).toBe('h');
  });

  test('that types a character of two code units counts', () => {
    const page = aPageLeftFor('body');
    press('👍');
    expect(page.typed()).toBe('👍');
  });

  test('that deletes brings focus back and deletes once', () => {
    const page = aPageLeftFor('body', { typed: 'hel' });
    expect(press('Backspace').defaultPrevented).toBe(true);
    expect(page.hasFocus()).toBe(true);
    expect(page.typed()).toBe('he');
  });

  test('that is a dead key brings focus back, for the letter that follows', () => {
    const page = aPageLeftFor('body');
    expect(press('Dead').defaultPrevented).toBe(false);
    expect(page.hasFocus()).toBe(true);
    expect(page.typed()).toBe('');
  });

  test('brings focus back and types nothing, if it is Enter before the end', () => {
    const page = aPageLeftFor('body');
    expect(press('Enter').defaultPrevented).toBe(true);
    expect(page.hasFocus()).toBe(true);
    expect(page.typed()).toBe('');
  });

  test('brings focus back, if it is Enter with the document itself as target', () => {
    const page = aPageLeftFor('body');
    press('Enter', { on: document });
    expect(page.hasFocus()).toBe(true);
  });

  test.each([' ', '\u00a0', '\u202f'])(
    'brings focus back and starts no clock, if it is a Space before the first character: %j',
    (space) => {
      const page = aPageLeftFor('body');
      expect(press(space).defaultPrevented).toBe(true);
      expect(page.hasFocus()).toBe(true);
      expect(page.typed()).toBe('');
    },
  );

  test('that repeats because it is held brings focus back and types nothing', () => {
    const page = aPageLeftFor('body', { typed: 'h' });
    press('h', { repeat: true });
    expect(page.hasFocus()).toBe(true);
    expect(page.typed()).toBe('h');
  });

  test('counts, if it is a Space in a run', () => {
    const page = aPageLeftFor('body', { typed: 'h' });
    press(' ');
    expect(page.hasFocus()).toBe(true);
    expect(page.typed()).toBe('h ');
  });

  test.each(['Tab', 'Shift', 'ArrowDown', 'F5', 'PageUp', 'Unidentified'])(
    'leaves focus where it is, if it is %s',
    (key) => {
      const page = aPageLeftFor('body');
      expect(press(key).defaultPrevented).toBe(false);
      expect(page.hasFocus()).toBe(false);
    },
  );
});

describe('a shortcut', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])('with %j is left to the browser', (modifiers) => {
    const page = aPageLeftFor('body');
    const event = press('c', modifiers);
    expect(event.defaultPrevented).toBe(false);
    expect(page.hasFocus()).toBe(false);
  });

  test('does not include AltGr typing a letter, which Windows reports as Ctrl and Alt', () => {
    const page = aPageLeftFor('body');
    press('ł', { ctrlKey: true, altKey: true, modifierAltGraph: true });
    expect(page.hasFocus()).toBe(true);
    expect(page.typed()).toBe('ł');
  });
});

describe.each([
  ['another field', '<input id="it" aria-label="Other">'],
  ['a text area', '<textarea id="it"></textarea>'],
  ['a list to choose from', '<select id="it"><option>One</option></select>'],
  ['a text to edit', '<p id="it" tabindex="0" contenteditable="true"></p>'],
  ['a menu', '<div role="menu"><div id="it" tabindex="0"></div></div>'],
  ['a choice in a menu', '<div id="it" role="menuitemradio" tabindex="0"></div>'],
  ['a dialog', '<div role="dialog"><button id="it">OK</button></div>'],
])('%s', (_what, elsewhere) => {
  test.each(['a', ' ', 'Enter', 'Backspace'])('keeps %j', (key) => {
    const page = aPageLeftFor('#it', { elsewhere });
    expect(press(key).defaultPrevented).toBe(false);
    expect(page.hasFocus()).toBe(false);
    expect(page.typed()).toBe('');
  });
});

test('a key that a part of the page has handled is left alone', () => {
  const page = aPageLeftFor('#it', { elsewhere: '<div id="it" tabindex="0"></div>' });
  document.querySelector('#it')?.addEventListener('keydown', (event) => event.preventDefault());
  press('a');
  expect(page.hasFocus()).toBe(false);
});

describe.each([
  ['a button', '<button id="it">Restart</button>'],
  ['a link', '<a id="it" href="#words">Sources</a>'],
  ['what opens details', '<details><summary id="it" tabindex="0">More</summary></details>'],
  ['an element with the role of a button', '<span id="it" role="button" tabindex="0">More</span>'],
])('on %s', (_what, elsewhere) => {
  test.each(['Enter', ' '])('%j presses it, also in a run', (key) => {
    const page = aPageLeftFor('#it', { elsewhere, typed: 'h' });
    expect(press(key).defaultPrevented).toBe(false);
    expect(page.hasFocus()).toBe(false);
    expect(page.typed()).toBe('h');
  });

  test('a letter brings focus back and counts', () => {
    const page = aPageLeftFor('#it', { elsewhere, typed: 'h' });
    press('e');
    expect(page.hasFocus()).toBe(true);
    expect(page.typed()).toBe('he');
  });
});
