// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LiveRegion } from './LiveRegion';

afterEach(cleanup);

test('it is live all the time and a status never: only its content changes', () => {
  const { container, rerender } = render(<LiveRegion>{''}</LiveRegion>);
  const region = container.firstElementChild as HTMLElement;
  expect([region.ariaLive, region.getAttribute('role')]).toEqual(['polite', null]);
  const observer = new MutationObserver(() => {});
  observer.observe(container, { attributes: true, childList: true, subtree: true });
  const contents = [
    'Copied',
    '',
    <p key="it">Copied</p>,
    null,
    [false, 'Copied'],
    false,
    undefined,
    'Copied',
  ];
  for (const content of contents) rerender(<LiveRegion>{content}</LiveRegion>);
  const changes = observer.takeRecords();
  expect(changes.length).toBeGreaterThanOrEqual(6);
  for (const { type, target } of changes) expect([type, target]).toEqual(['childList', region]);
});

test('a text that follows another is a node of its own, so that all of it is announced', () => {
  const { container, rerender } = render(<LiveRegion>2.0 s, 36 wpm</LiveRegion>);
  const before = container.firstElementChild?.firstChild;
  rerender(<LiveRegion>3.0 s, 36 wpm</LiveRegion>);
  expect(container.textContent).toBe('3.0 s, 36 wpm');
  expect(container.firstElementChild?.firstChild).not.toBe(before);
});

test('a translator that wraps its text in elements of its own does not break it', () => {
  const { container, rerender } = render(<LiveRegion>Copied</LiveRegion>);
  for (const content of ['Refused', '', ['Saved', <b key="b">now</b>], 'Copied', '']) {
    wrapTexts(container);
    rerender(<LiveRegion>{content}</LiveRegion>);
  }
  expect(container.textContent).toBe('');
});

test('it can be kept from speaking for a while', () => {
  const { container } = render(<LiveRegion aria-live="off">Copied</LiveRegion>);
  expect(container.firstElementChild?.getAttribute('aria-live')).toBe('off');
});

/** Puts each text into a new element, as a translator does. */
function wrapTexts(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
