import type { Page } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** The page's calls of Web Audio. */
interface Heard {
  contexts: number;
  closed: number;
  resumed: number;
  /** Each source: what it played, and the event in which it began. */
  sources: {
    readonly buffer: string;
    readonly during: string | undefined;
    readonly peak: number;
    /** In samples. */
    readonly length: number;
  }[];
}

/** Records calls; the audio itself is the browser's. Must run before the page's own scripts. */
function listen(): void {
  const heard: Heard = { contexts: 0, closed: 0, resumed: 0, sources: [] };
  Object.assign(window, { heard });
  let nowS = 0;
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      heard.contexts++;
    }
    // Keys of a test come faster than the device's clock advances.
    override get currentTime() {
      nowS += 1e-6;
      return nowS;
    }
    override close() {
      heard.closed++;
      return super.close();
    }
    override resume() {
      heard.resumed++;
      return super.resume();
    }
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
    heard.sources.push({
      buffer: samples.join(),
      during: window.event?.type,
      peak: Math.max(...samples.map(Math.abs)),
      length: samples.length,
    });
    start.apply(this, when);
  };
}

const heardOf = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

async function keep(page: Page, sound: string): Promise<void> {
  await page.addInitScript((value) => {
    if (!localStorage.getItem('options')) localStorage.setItem('options', `{"version":1,"sound":"${value}"}`);
  }, sound);
}

async function choose(thirty: Thirty, name: string): Promise<void> {
  await thirty.options.open('Sound and language');
  const group = thirty.options.dialog.getByRole('radiogroup', { name: 'Sound' });
  await group.getByText(name, { exact: true }).click();
  await expect(group.getByRole('radio', { name, exact: true })).toBeChecked();
}

async function leaveDialog(thirty: Thirty): Promise<void> {
  await thirty.page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
}

/** Types right characters until one is heard, when the code that plays them has loaded. */
async function typeUntilHeard(thirty: Thirty): Promise<void> {
  const words = await thirty.words();
  const sources = async () => (await heardOf(thirty.page)).sources;
  let typed = 0;
  await expect
    .poll(async () => {
      await thirty.type(words.charAt(typed++));
      return (await sources()).length;
    })
    .toBeGreaterThan(0);
  expect((await sources()).map(({ during }) => during)).toEqual(['beforeinput']);
}

/** Opens the page with this sound chosen, and nothing played yet. */
async function openWith(thirty: Thirty, sound: string): Promise<void> {
  const { page } = thirty;
  await keep(page, sound);
  await page.addInitScript(listen);
  await thirty.open();
  expect((await heardOf(page)).contexts).toBe(0);
  await typeUntilHeard(thirty);
  await page.keyboard.press('Escape');
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
  await page.evaluate(() => {
    (window as unknown as { heard: Heard }).heard.sources = [];
  });
}

test('while sound is off no sound is asked for', async ({ page, thirty }) => {
  await page.addInitScript(listen);
  await thirty.begin(5);
  await thirty.finish();
  await thirty.options.open('Sound and language');
  await expect(page.getByRole('radio', { name: 'Off', exact: true })).toBeChecked();
  expect((await heardOf(page)).contexts).toBe(0);
});

test('each key is heard in its own event, a wrong one as any other, a deletion quieter', async ({
  page,
  thirty,
}) => {
  await openWith(thirty, 'keys');
  await expect(page.getByText('sound of keys', { exact: true })).toBeVisible();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 4) + wrong(words[4]));
  await page.keyboard.press('Backspace');
  const { contexts, sources } = await heardOf(page);
  expect(contexts).toBe(1);
  expect(sources.map(({ during }) => during)).toEqual([...new Array(5).fill('beforeinput'), 'keydown']);
  const [first, second, , , fifth, last] = sources;
  // Four variants take turns; the fifth key is the wrong one, and sounds like the first.
  expect(second?.buffer).not.toBe(first?.buffer);
  expect(fifth?.buffer).toBe(first?.buffer);
  expect(last?.peak).toBeLessThan((first?.peak ?? 0) / 2);
  // Ticks, the end and a new round make no sound.
  await thirty.finish();
  await thirty.restart.click();
  await thirty.expectState('start');
  expect((await heardOf(page)).sources).toHaveLength(6);
});

test(
  'who chooses a sound hears it, with errors a wrong key has one of its own, and off lets the device go',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(listen);
    await thirty.open();
    await choose(thirty, 'Keys');
    await expect.poll(async () => (await heardOf(page)).sources.length).toBe(1);
    await leaveDialog(thirty);
    await choose(thirty, 'Keys and errors');
    await expect.poll(async () => (await heardOf(page)).sources.length).toBe(2);
    await leaveDialog(thirty);
    await expect(page.getByText('sound of keys and errors', { exact: true })).toBeVisible();
    const words = await thirty.words();
    await thirty.type(`${words.charAt(0)}${wrong(words[1])}`);
    const [keySample, errorSample, key, error] = (await heardOf(page)).sources.map(({ length }) => length);
    expect(errorSample).toBeGreaterThan(keySample ?? 0);
    expect([key, error]).toEqual([keySample, errorSample]);
    await choose(thirty, 'Off');
    await expect.poll(async () => (await heardOf(page)).closed).toBe(1);
    await leaveDialog(thirty);
    await thirty.type(words.slice(2, 5));
    expect(await heardOf(page)).toMatchObject({ contexts: 1, closed: 1, sources: { length: 4 } });
    await choose(thirty, 'Keys');
    await expect.poll(async () => (await heardOf(page)).sources.length).toBe(5);
    await thirty.options.reset('Sound and language').click();
    await expect.poll(async () => (await heardOf(page)).closed).toBe(2);
  },
);

test('another tab follows, and does not try the sound out', LONG, async ({ page, thirty, anotherTab }) => {
  await page.addInitScript(listen);
  await thirty.open();
  const other = await anotherTab();
  await choose(other, 'Keys');
  await page.bringToFront();
  await thirty.field.focus();
  await typeUntilHeard(thirty);
});

test.describe(() => {
  test.use({ time: 'ownTimers' });

  test('a round that is watched, and a ghost, are not heard', LONG, async ({ page, thirty }) => {
    const ROUND_MS = 30_000;
    await openWith(thirty, 'keys');
    await thirty.playSaved(10);
    await thirty.pauseTimers();
    await thirty.replay.watch();
    await expect(thirty.replay.slider).toBeVisible();
    await thirty.runFor(ROUND_MS);
    await expect.poll(() => thirty.replay.ms()).toBeGreaterThan(10_000);
    expect((await heardOf(page)).sources).toHaveLength(10);
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(thirty.replay.region).toHaveCount(0);
    await thirty.race.button.click();
    await expect(thirty.field).toBeFocused();
    await thirty.pauseTimers();
    await thirty.typeWords(1);
    await thirty.runFor(ROUND_MS + 1000);
    await thirty.expectState('finish');
    expect((await heardOf(page)).sources).toHaveLength(11);
  });
});

test('where the browser has no sound, the game plays on silently', LONG, async ({ page, thirty }) => {
  await keep(page, 'errors');
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        document.documentElement.dataset.tried = 'true';
        throw new Error('No sound here.');
      }
    };
  });
  const words = await thirty.open();
  const tried = page.locator('html[data-tried]');
  let typed = 0;
  await expect
    .poll(async () => {
      await thirty.type(words.charAt(typed++));
      return await tried.count();
    })
    .toBe(1);
  await thirty.type(words.slice(typed, typed + 3));
  await thirty.finishFlawless(typed + 3);
});
