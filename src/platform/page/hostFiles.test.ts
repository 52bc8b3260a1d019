// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadModule, readFile, refresh } from './hostFiles';

afterEach(() => vi.unstubAllGlobals());

/** A host that gives these answers, one after the other. Returns how each was asked for. */
function aHost(...answers: (Response | Error)[]): (string | undefined)[] {
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { cache }: RequestInit = {}) => {
    asked.push(cache);
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('Asked once too often.');
  });
  return asked;
}

const read = (answer: Response): Promise<unknown> => answer.json();

test('a file that can be read is asked for once', async () => {
  const asked = aHost(Response.json('words'));
  expect(await readFile('list.json', read)).toBe('words');
  expect(asked).toEqual(['default']);
});

test.each([
  ['a 404', new Response('{}', { status: 404 })],
  ['a page', new Response('<title>Sign in</title>')],
  ['a broken connection', new TypeError('Failed to fetch')],
])('after %s a file is asked for once more, past every cache', async (_, answer) => {
  const asked = aHost(answer, Response.json('words'));
  expect(await readFile('list.json', read)).toBe('words');
  expect(asked).toEqual(['default', 'reload']);
});

test('what cannot be read twice is not asked for a third time', async () => {
  const asked = aHost(new Response(''), new Response(''));
  await expect(readFile('list.json', read)).rejects.toThrow();
  expect(asked).toHaveLength(2);
});

test('a module that fails is loaded once more, and then its failure counts', async () => {
  let tries = 0;
  const load = async (): Promise<string> => {
    tries++;
    if (tries < 2) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the part';
  };
  expect(await loadModule(load)).toBe('the part');
  await expect(loadModule(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a file that several parts need is refreshed once at a time, and what fails is left', async () => {
  const asked = aHost(new Response('x'), new TypeError('Failed to fetch'));
  await Promise.all([refresh(['a.js', 'b.js']), refresh(['a.js'])]);
  expect(asked).toEqual(['reload', 'reload']);
});
