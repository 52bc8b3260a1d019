// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { loadWithStyles } from './styles';

const links = () => Array.from(document.querySelectorAll('link'));
const fileNames = () => links().map(({ href }) => href.replace(/.*\//, ''));

const loadPart = () => loadWithStyles(async () => 'the part');

/** A stylesheet of the page. */
function addStyles(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `assets/${file}`;
  document.head.append(link);
  return link;
}

const fail = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('error'));
const load = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('load'));

afterEach(() => {
  for (const link of links()) link.remove();
});

test('a stylesheet that could not be loaded is asked for again; one that is there or on its way is left alone', async () => {
  await loadPart();
  const [there, lost, onItsWay] = [addStyles('there.css'), addStyles('lost.css'), addStyles('later.css')];
  load(there);
  fail(lost);
  const retried = loadPart();
  expect(fileNames()).toEqual(['there.css', 'lost.css', 'later.css']);
  const [first, again, last] = links();
  expect([first === there, again === lost, last === onItsWay]).toEqual([true, false, true]);
  load(again);
  await expect(retried).resolves.toBe('the part');
});

test('parts that are loaded together all wait for it, and none comes without', async () => {
  await loadPart();
  fail(addStyles('lost.css'));
  const both = Promise.allSettled([loadPart(), loadPart()]);
  fail(links()[0]);
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = Promise.all([loadPart(), loadPart()]);
  load(links()[0]);
  await expect(again).resolves.toEqual(['the part', 'the part']);
});

test('one that fails again rejects, and the next time it is asked for once more', async () => {
  await loadPart();
  fail(addStyles('lost.css'));
  const retried = loadPart();
  fail(links()[0]);
  await expect(retried).rejects.toThrow('could not be loaded');
  const once = links()[0];
  const retriedAgain = loadPart();
  expect(links()[0]).not.toBe(once);
  load(links()[0]);
  await expect(retriedAgain).resolves.toBe('the part');
  await expect(loadPart()).resolves.toBe('the part');
});
