import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');
const TOKENS = 'theme/tokens.css';

/** Declarations that may have a number of their own, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'ui/practice/KeyboardPicture.module.css font-size: var(--letter)':
    'letters no wider than the keys of a narrow window',
  'app/App.module.css padding: calc(var(--bar) + clamp(1rem, 9vh - 2.625rem, 6.5rem)) 0 0.5rem':
    'what is above the words, by the window',
  'app/Display.module.css font-size: calc(var(--size-words) * var(--words-scale, 1))':
    'their size is an option',
  'ui/layout.css margin: -1px': 'takes no room: for screen readers only',
  'ui/controls/RadioGroup.module.css padding-inline: calc(0.75rem - 2px)':
    'what is chosen has an edge two pixels thicker where colours are forced, and moves nothing',
  'app/reset.css font-size: 118.75%': 'the size that all others follow, in very large windows',
  'app/reset.css font-size: 150%': 'as above',
  'app/reset.css font-size: 200%': 'as above',
  'input/TypingField.module.css font-size: 16px': 'a phone zooms in on a field with smaller letters',
  'ui/controls/Tiles.module.css font-size: min(var(--size-figure), 165cqi / var(--length))': 'as above',
  'ui/controls/Switch.module.css border-radius: 0.75rem': 'half its height',
  'ui/controls/Switch.module.css padding: 0.1875rem': 'the gap between edge and knob',
  'ui/insights/TimeSpent.module.css gap: 2px': 'a line between two parts of a bar',
  'ui/options/OptionsDialog.module.css font-size: 1.25em': 'a sample of letters, larger than their name',
  'ui/options/OptionsDialog.module.css padding-inline: 2px 1px': 'the sample of a caret, as wide as one',
  'ui/page/commands/CommandsDialog.module.css padding-inline: calc(0.75rem - 2px)': 'less its border',
  'ui/page/TopBar.module.css padding-inline: 0.125rem': 'where there is room for no more',
};

const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const styles = names
  .filter((name) => name.endsWith('.css') && name !== TOKENS)
  .map((name) => ({ name, text: textOf(name) }));

function textOf(name: string): string {
  return readFileSync(join(SRC, name), 'utf8');
}

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
  const own = declarations(/^(font-size|border-([a-z-]+-)?radius)$/).filter(
    (declaration) => !/: (var\(--(size|radius)-[a-z]+\)|inherit|50%|0)$/.test(declaration),
  );
  expect(own).toEqual([]);
});

test('distances are multiples of four pixels', () => {
  const off = declarations(/^(gap|(row|column)-gap|(padding|margin)(-[a-z-]+)?)$/).filter((declaration) =>
    Array.from(declaration.matchAll(/(\d*\.?\d+)([a-z%]+)/g)).some(
      ([, number, unit]) => unit !== 'rem' || (Number(number) * 4) % 1 !== 0,
    ),
  );
  expect(off).toEqual([]);
});

test('every variable that is used is one: a stylesheet or a script gives it its value', () => {
  const texts = [
    ...names.filter((name) => /(?<!\.test)\.(css|tsx?)$/.test(name)).map(textOf),
    readFileSync(join(ROOT, 'index.html'), 'utf8'),
  ];
  const found = (pattern: RegExp) =>
    new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name)));
  const given = found(/(?:(?<![\w-])|['"])(--[a-z][a-z-]*)(?::|['"][:,])/g);
  const used = found(/var\((--[a-z][a-z-]*)[,)]/g);
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(30);
});

test('every exception is one', () => {
  const all = styles.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/^\s*([a-z-]+: [^;]+);/gm), ([, declaration]) => `${name} ${declaration}`),
  );
  expect(Object.keys(EXCEPTIONS).filter((exception) => !all.includes(exception))).toEqual([]);
});

test('every class that a component takes from its styles is there', () => {
  const missing = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(SRC, name), 'utf8');
      const imports = Array.from(code.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm));
      return imports.flatMap(([line, styles, path = '']) => {
        const css = readFileSync(join(SRC, dirname(name), path), 'utf8').replace(/\/\*.*?\*\//gs, '');
        const used = code.replace(line, '').matchAll(new RegExp(`\\b${styles}(\\.\\w+)`, 'g'));
        return Array.from(used, ([, selector = '']) => selector)
          .filter((selector) => !new RegExp(`\\${selector}\\b`).test(css))
          .map((selector) => `${name} ${selector}`);
      });
    });
  expect(missing).toEqual([]);
});

test('every plain class is one of ui/layout.css, and each of those is used', () => {
  const split = (pattern: RegExp, text: string) =>
    Array.from(text.matchAll(pattern), ([, found = '']) => found.trim().split(' ')).flat();
  const composed = styles.flatMap(({ text }) => split(/composes: ([^;]+) from global;/g, text));
  const written = names
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .flatMap((name) => split(/className=(?:"|\{`)([^"`$]+)/g, textOf(name)));
  const there = textOf('ui/layout.css').matchAll(/\.([a-z]\w*)[\s,:]/gi);
  expect(new Set([...composed, ...written])).toEqual(new Set(Array.from(there, ([, name]) => name)));
});

test('styles name sides by the direction of the text', () => {
  const physical = declarations(/^((margin|padding|border)-(left|right)|left|right|float)$/);
  const aligned = declarations(/^text-align$/).filter((declaration) => /: (left|right)$/.test(declaration));
  const uneven = declarations(/^(margin|padding|inset)$/).filter((declaration) => {
    const [, , right, , left] = declaration.match(/: (\S+) (\S+) (\S+) (\S+)$/) ?? [];
    return right !== left;
  });
  expect([...physical, ...aligned, ...uneven]).toEqual([]);
});
