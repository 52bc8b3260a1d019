import { expect, test } from 'vitest';
import { LayoutDoubt } from './LayoutDoubt';
import { type KeyboardLayout, LAYOUTS } from './layouts';
import { strokesOf } from './strokes';

const [ENGLISH, GERMAN] = ['en', 'de'].map((language) =>
  strokesOf(LAYOUTS.find(({ languages }) => languages.includes(language)) as KeyboardLayout),
) as [ReturnType<typeof strokesOf>, ReturnType<typeof strokesOf>];

/** What the doubt says of each of these keys: `KeyQ=a`. */
function saidOf(keys: string, strokes = ENGLISH): (string | null)[] {
  const doubt = new LayoutDoubt();
  return keys.split(' ').map((key) => {
    const [code = '', character = ''] = key.split('=');
    const letters = doubt.note(code, character, strokes);
    return letters && Array.from(letters, (letter) => letter.join('=')).join(' ');
  });
}

test('three keys with letters that are drawn elsewhere say so once, whatever agrees between them', () => {
  expect(saidOf('KeyQ=a KeyA=q KeyZ=w KeyW=z')).toEqual([null, null, 'KeyQ=a KeyA=q KeyZ=w', null]);
  expect(saidOf('KeyY=z KeyE=e KeyY=z KeyR=r KeyY=z').at(-1)).toBe('KeyY=z');
});

test('a key that agrees after all takes the doubt back', () => {
  expect(saidOf('KeyY=z KeyY=z KeyY=y KeyY=z')).toEqual([null, null, null, null]);
});

test('capitals, signs, digits beside the letters and letters that are not drawn say nothing', () => {
  expect(saidOf('KeyQ=A KeyQ=A KeyQ=A')).toEqual([null, null, null]);
  expect(saidOf('Numpad1=1 Numpad1=1 Numpad1=1 Semicolon=. Semicolon=. Semicolon=.')).toEqual(
    Array(6).fill(null),
  );
  expect(saidOf('KeyQ=й KeyW=ц KeyE=у =a =a =a').every((said) => said === null)).toBe(true);
});

test('another drawing is doubted anew', () => {
  const doubt = new LayoutDoubt();
  const press = (strokes: typeof ENGLISH) => doubt.note('KeyY', 'z', strokes);
  expect([press(ENGLISH), press(ENGLISH), press(GERMAN), press(ENGLISH), press(ENGLISH)]).toEqual(
    Array(5).fill(null),
  );
  expect(press(ENGLISH)).toEqual(new Map([['KeyY', 'z']]));
});
