import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const TOKENS = 'theme/tokens.css';

/** What keeps a number of its own, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'app/global.css font-size: 118.75%': 'the size that all others follow, in very large windows',
  'app/global.css font-size: 150%': 'as above',
  'app/global.css font-size: 200%': 'as above',
  'input/TypingField.module.css font-size: 16px': 'a phone zooms in on a field with smaller letters',
  'ui/controls/Switch.module.css border-radius: 0.75rem': 'half its height',
  'ui/controls/Switch.module.css padding: 0.1875rem': 'the gap between edge and knob',
  'ui/page/TopBar.module.css padding-inline: 0.125rem': 'where there is room for no more',
};

const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== TOKENS)
  .map((name) => ({ name, text: readFileSync(join(SRC, name), 'utf8') }));

/** All declarations of these properties, as `file property: value`. */
function declarations(properties: RegExp): string[] {
  return styles.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/^\s*([a-z-]+): ([^;]+);/gm))
      .filter(([, property = '']) => properties.test(property))
      .map(([, property, value]) => `${name} ${property}: ${value}`)
      .filter((declaration) => !(declaration in EXCEPTIONS)),
  );
}

test('sizes of letters and radii are those of the tokens', () => {
  const own = declarations(/^(font-size|border-radius)$/).filter(
    (declaration) => !/: (var\(.*|calc\(var\(.*|inherit|50%|0)$/.test(declaration),
  );
  expect(own).toEqual([]);
});

test('distances are multiples of four pixels', () => {
  const off = declarations(/^(gap|(row|column)-gap|(padding|margin)(-[a-z-]+)?)$/).filter((declaration) =>
    Array.from(declaration.matchAll(/([\d.]+)rem/g)).some(([, rem]) => (Number(rem) * 4) % 1 !== 0),
  );
  expect(off).toEqual([]);
});

test('every exception is one', () => {
  const all = styles.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/^\s*([a-z-]+: [^;]+);/gm), ([, declaration]) => `${name} ${declaration}`),
  );
  expect(Object.keys(EXCEPTIONS).filter((exception) => !all.includes(exception))).toEqual([]);
});
