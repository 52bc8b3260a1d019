import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layerOf } from './layersPlugin.ts';

const SRC = join(import.meta.dirname, '../src');
const GLOBAL = readFileSync(join(SRC, 'app/global.css'), 'utf8');

test('every stylesheet is in one of the layers', () => {
  const order = /@layer ([^;]+);/.exec(GLOBAL)?.[1]?.split(', ');
  const imported = Array.from(
    GLOBAL.matchAll(/@import "\.{1,2}\/([^"]+)" layer\((\w+)\);/g),
    ([, name = '', layer]) => [name.includes('/') ? name : `app/${name}`, layer] as const,
  );
  const named = new Map<string, string | undefined>(imported);
  const layers = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css') && !/^(app\/global|theme\/conditions)\.css$/.test(name))
    .map((name) => [name, layerOf(`/src/${name}`) ?? named.get(name)] as const);
  expect(layers.filter(([, layer]) => !layer || !order?.includes(layer))).toEqual([]);
  expect(new Set(layers.map(([, layer]) => layer))).toEqual(new Set(order));
});
