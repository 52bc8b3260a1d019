import { expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { countNear } from './colours';
import { BACKSPACE, type Engine } from './engines';
import { makeTimeSkippable, skipTime } from './pretence';
import { liveRegionsAtFault } from './tree';
import { wrong } from './typedRound';
import { listOf, strangers } from './wordLists';

/** Plays a round in a browser engine, then watches, races and sends it, and plays other words. */
export async function playThrough(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await engine.evaluate(makeTimeSkippable, true);
  await pictured(engine);
  const words = await read(engine, 'words');
  expect(words).toMatch(/^[a-z]{2,10}( [a-z]{2,10}){11}$/);
  const expectSoundRegions = () =>
    expect.poll(() => engine.evaluate(liveRegionsAtFault, undefined)).toEqual([]);
  await expectSoundRegions();

  await engine.type(words.slice(0, 1) + wrong(words[1]));
  await expectColours(engine, ['match', 'mismatch', 'untyped']);
  await engine.type(BACKSPACE + words.slice(1, 4));
  // The key that brings focus back counts in every engine.
  await engine.evaluate(() => (document.activeElement as HTMLElement).blur(), undefined);
  await engine.type(words.slice(4, 6));
  await expect.poll(() => read(engine, 'state')).toBe('run');
  await expectSoundRegions();
  await engine.evaluate(skipTime, 30_000);
  await expect.poll(() => read(engine, 'state')).toBe('finish');
  await expect
    .poll(async () => (await read(engine, 'result')).slice(0, 58))
    .toContain('Accuracy: 100%|Errors: 0|Characters Typed: 6');
  await expect.poll(() => engine.evaluate((key) => localStorage.getItem(key), 'highestResult')).toBe('6');

  await expectSoundRegions();
  await watchRaceAndSend(engine, words);
  await expectSoundRegions();

  await engine.evaluate((theme) => localStorage.setItem('theme', theme), 'light');
  await engine.open(url);
  await pictured(engine);
  expect(await engine.evaluate(() => document.documentElement.className, undefined)).toBe('light');
  await expect.poll(() => read(engine, 'headings')).toContain('Highest Score: 6');
  await playOtherWords(engine);
}

/** Chooses another list, with letters beyond a to z, and types its words. */
async function playOtherWords(engine: Engine): Promise<void> {
  expect(await click(engine, 'Options')).toBe(true);
  const choose = () =>
    engine.evaluate((name) => {
      const words = document.querySelector<HTMLSelectElement>('dialog select');
      const option = [...(words?.options ?? [])].find(({ label }) => label.includes(name));
      if (!words || !option) return false;
      words.value = option.value;
      words.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    }, 'Français');
  await expect.poll(choose).toBe(true);
  const list = listOf('Français');
  const others = async () => strangers(await read(engine, 'words'), list);
  expect(await click(engine, 'Close')).toBe(true);
  await expect.poll(others).toEqual([]);
  for (let tries = 0; !/^[a-z]{2}.*é/.test(await read(engine, 'words')); tries++) {
    expect(tries).toBeLessThan(50);
    expect(await click(engine, 'Restart')).toBe(true);
  }
  await engine.type((await read(engine, 'words')).slice(0, 2));
  await expectColours(engine, ['match', 'untyped']);
}

/** Watches, races and sends the finished round of six right characters. */
async function watchRaceAndSend(engine: Engine, words: string): Promise<void> {
  const told = (name: 'replayMs' | 'ghost') =>
    engine.evaluate((wanted) => document.querySelector('main')?.dataset[wanted], name);
  await expect.poll(() => click(engine, 'Watch')).toBe(true);
  await expect.poll(() => click(engine, 'Pause')).toBe(true);
  const valueText = await engine.evaluate((ms) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    if (!slider) return null;
    slider.value = String(ms);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    return slider.getAttribute('aria-valuetext');
  }, 29_000);
  expect(valueText).toMatch(/^29\.0 s, 2 wpm, word [a-z]+$/);
  await expect.poll(() => told('replayMs')).toBe('29000');
  await expectColours(engine, ['match', 'mismatch', 'caret']);
  expect(await click(engine, 'Close')).toBe(true);

  await engine.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  }, undefined);
  expect(await click(engine, 'Copy link')).toBe(true);
  const link = () =>
    engine.evaluate(
      () => document.querySelector<HTMLInputElement>('[aria-label="Challenge link"]')?.value,
      undefined,
    );
  await expect.poll(link).toContain('#race=');
  const sent = await link();

  await engine.open('about:blank');
  await engine.open(sent as string);
  await pictured(engine);
  const status = () =>
    engine.evaluate(
      () => Array.from(document.querySelectorAll('[role=status]'), (found) => found.textContent).join('|'),
      undefined,
    );
  await expect.poll(status).toContain('A challenge: 2 wpm, 100%. Same words; the other caret is theirs.');
  await expect.poll(() => read(engine, 'words')).toBe(words);
  await expect.poll(() => told('ghost')).toBe('0');
  await engine.type(words.slice(0, 1));
  await expect.poll(() => told('ghost')).toBe('6');
  await expectColours(engine, ['ghost']);
}

/** Presses a button by its name. Returns whether there is one. */
function click(engine: Engine, name: string): Promise<boolean> {
  return engine.evaluate((wanted) => {
    const named = (button: HTMLElement): boolean =>
      (button.getAttribute('aria-label') ?? button.textContent?.trim()) === wanted;
    const found = Array.from(document.querySelectorAll<HTMLElement>('button')).find(named);
    found?.click();
    return found !== undefined;
  }, name);
}

async function pictured(engine: Engine): Promise<void> {
  const isPictured = () =>
    engine.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return canvas !== null && getComputedStyle(canvas).visibility === 'visible';
    }, undefined);
  await expect.poll(isPictured).toBe(true);
}

function read(engine: Engine, what: 'words' | 'state' | 'result' | 'headings'): Promise<string> {
  return engine.evaluate((wanted) => {
    const texts = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (found) => found.textContent);
    switch (wanted) {
      case 'words':
        // A dialog that is just closing may still have inputs.
        return document.getElementById(
          document.querySelector('input:not(dialog input)')?.getAttribute('aria-describedby') ?? '',
        )?.textContent as string;
      case 'state':
        return document.querySelector('main')?.dataset.state as string;
      case 'result':
        return texts('[data-part=result] h2, [data-part=result] h2 ~ p').join('|');
      default:
        return texts('h2').join('|');
    }
  }, what);
}

async function expectColours(engine: Engine, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const colour = await engine.evaluate((name) => {
      const probe = document.createElement('i');
      probe.style.color = `var(--${name})`;
      document.body.append(probe);
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(probe)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      probe.remove();
      return [red, green, blue] as const;
    }, token);
    const seen = async () => countNear(PNG.sync.read(await engine.screenshot()), colour, 24);
    await expect.poll(seen, token).toBeGreaterThan(8);
  }
}
