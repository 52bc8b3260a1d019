import type { OtherAnswer, StaticHost } from '../../tools/StaticHost.mjs';

const PAGE = '<!doctype html><title>Not found</title>';

/** What hosts send in place of a file; the headers of `_headers` come with each, `immutable` among them. */
export const WRONG: Readonly<Record<string, OtherAnswer>> = {
  'a 404': { status: 404, headers: { 'content-type': 'text/html' }, body: PAGE },
  'a page': { status: 200, headers: { 'content-type': 'text/html' }, body: PAGE },
};

/** What only some hosts send: a wrong body under the right type. A browser takes such a script for the file. */
export const WRONG_SCRIPTS: Readonly<Record<string, OtherAnswer>> = {
  nothing: { status: 200, headers: { 'content-type': 'text/javascript' }, body: '' },
  'another script': {
    status: 200,
    headers: { 'content-type': 'text/javascript' },
    body: 'globalThis.another = 1;',
  },
};

/** Answers the first requests for these files wrongly, this many each. Returns how many are answered so far. */
export function answerWrongly(
  server: StaticHost,
  files: RegExp,
  answer: OtherAnswer,
  times = 1,
): () => number {
  const left = new Map<string, number>();
  let answered = 0;
  server.instead = (file) => {
    if (!files.test(file)) return undefined;
    const rest = left.get(file) ?? times;
    left.set(file, rest - 1);
    if (rest <= 0) return undefined;
    answered++;
    return answer;
  };
  return () => answered;
}
