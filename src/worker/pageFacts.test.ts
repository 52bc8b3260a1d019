import { expect, test } from 'vitest';
import { isCutOff, startFiles, versionOfPage } from './pageFacts';

const PAGE = `<!doctype html><html lang="en"><head><meta name="version" content="3ce5c8be1b0fc736" /></head><body>
  <script type="module" crossorigin src="./assets/index-Cs1LIp8q.js" data-integrity="sha256-7Sap="></script>
  <link rel="modulepreload" crossorigin href="./assets/kit-Dmi5-4yc.js" data-integrity="sha256-JvRw=">
</body></html>
`;

test('a page tells its version and the files that it starts with', () => {
  expect(versionOfPage(PAGE)).toBe('3ce5c8be1b0fc736');
  expect(startFiles(PAGE)).toEqual([
    { file: 'assets/index-Cs1LIp8q.js', integrity: 'sha256-7Sap=' },
    { file: 'assets/kit-Dmi5-4yc.js', integrity: 'sha256-JvRw=' },
  ]);
});

test.each([
  ['nothing', ''],
  ['white space', ' \n'],
  ['its first half', PAGE.slice(0, PAGE.length / 2)],
  ['all but its end', PAGE.trim().slice(0, -1)],
])('%s is no whole page, of no version', (_, part) => {
  expect([versionOfPage(part), isCutOff(part)]).toEqual([null, true]);
});

test('another page is whole, and of no version', () => {
  for (const page of ['<title>Sign in</title>', '<!doctype html><html><body>Sign in</body></html>']) {
    expect([versionOfPage(page), isCutOff(page), startFiles(page)]).toEqual([null, false, []]);
  }
});
