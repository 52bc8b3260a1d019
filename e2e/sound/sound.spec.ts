import type { Page } from '@playwright/test';
import type { Thirty } from '../pages/Thirty';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

/** What the page has asked of Web Audio. */
interface Heard {
  contexts: number;
  closed: number;
  resumed: number;
  /** What each source has played, and the event in which it began. */
  sources: { readonly buffer: string; readonly during: string | undefined; readonly peak: number }[];
}

/** Counts; the audio itself is the browser's. Must come before the page's own scripts. */
function listen(): void {
  const heard: Heard = { contexts: 0, closed: 0, resumed: 0, sources: [] };
  Object.assign(window, { heard });
  let nowS = 0;
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      heard.contexts++;
    }
    // Test keys come faster than a device asks for sound.
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
  await thirty.options.open();
  const group = thirty.options.dialog.getByRole('radiogroup', { name: 'Sound' });
  await group.getByText(name, { exact: true }).click();
  await expect(group.getByRole('radio', { name, exact: true })).toBeChecked();
}

async function leaveDialog(thirty: Thirty): Promise<void> {
  await thirty.page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
}

/** Opens the page with a sound kept, its part loaded. */
async function openWith(thirty: Thirty, sound: string): Promise<void> {
  const { page } = thirty;
  await keep(page, sound);
  await page.addInitScript(listen);
  const come = page.waitForResponse(/keySounds-/);
  await thirty.open();
  await (await come).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

test('while sound is off nothing of it is loaded, nor any sound asked for', async ({ page, thirty }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(listen);
  await thirty.begin(5);
  await thirty.finish();
  await thirty.barButton('Options').click();
  await expect(page.getByRole('radio', { name: 'Off', exact: true }).last()).toBeChecked();
  expect(asked.filter((url) => /keySounds/.test(url))).toEqual([]);
  expect((await heardOf(page)).contexts).toBe(0);
});

test('each key is heard in its own event, a wrong one as any other, a deletion quieter', async ({
  page,
  thirty,
}) => {
  await openWith(thirty, 'keys');
  expect((await heardOf(page)).contexts).toBe(0);
  await expect(page.getByText('sound of keys', { exact: true })).toBeVisible();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 4) + wrong(words[4]));
  await page.keyboard.press('Backspace');
  const { contexts, sources } = await heardOf(page);
  expect(contexts).toBe(1);
  expect(sources.map(({ during }) => during)).toEqual([...new Array(5).fill('beforeinput'), 'keydown']);
  const [first, second, , , fifth, last] = sources;
  // By turns, of four.
  expect(second?.buffer).not.toBe(first?.buffer);
  expect(fifth?.buffer).toBe(first?.buffer);
  expect(last?.peak).toBeLessThan((first?.peak ?? 0) / 2);
  // A second that passes, the end and a new round are not heard.
  await thirty.finish();
  await thirty.restart.click();
  await thirty.expectState('start');
  expect((await heardOf(page)).sources).toHaveLength(6);
});

test('with errors a wrong key has a sound of its own', LONG, async ({ page, thirty }) => {
  await openWith(thirty, 'errors');
  await expect(page.getByText('sound of keys and errors', { exact: true })).toBeVisible();
  const words = await thirty.words();
  for (let i = 0; i < 4; i++) await thirty.type(words.charAt(i));
  await thirty.type(wrong(words[4]));
  const { sources } = await heardOf(page);
  expect(sources).toHaveLength(5);
  const keys = sources.slice(0, 4).map(({ buffer }) => buffer);
  expect(keys).not.toContain(sources[4]?.buffer);
});

test('who chooses a sound hears it, and off lets the device go', LONG, async ({ page, thirty }) => {
  await page.addInitScript(listen);
  await thirty.open();
  await choose(thirty, 'Keys');
  await expect.poll(async () => (await heardOf(page)).sources.length).toBe(1);
  await leaveDialog(thirty);
  await choose(thirty, 'Keys and errors');
  await expect.poll(async () => (await heardOf(page)).sources.length).toBe(2);
  const [key, error] = (await heardOf(page)).sources;
  expect(error?.buffer).not.toBe(key?.buffer);
  await leaveDialog(thirty);
  await choose(thirty, 'Off');
  await expect.poll(async () => (await heardOf(page)).closed).toBe(1);
  await leaveDialog(thirty);
  await thirty.typeWords(3);
  expect(await heardOf(page)).toMatchObject({ contexts: 1, closed: 1, sources: { length: 2 } });
  await choose(thirty, 'Keys');
  await expect.poll(async () => (await heardOf(page)).sources.length).toBe(3);
  await page.getByRole('button', { name: 'Standard round' }).click();
  await expect.poll(async () => (await heardOf(page)).closed).toBe(2);
});

test('another tab follows, and does not try the sound out', LONG, async ({ page, thirty, anotherTab }) => {
  await page.addInitScript(listen);
  await thirty.open();
  const other = await anotherTab();
  const come = page.waitForResponse(/keySounds-/);
  await choose(other, 'Keys');
  await (await come).finished();
  await page.bringToFront();
  await thirty.field.focus();
  await thirty.typeWords(2);
  expect((await heardOf(page)).sources).toHaveLength(2);
});

test('a round that is watched, and a ghost, are not heard', LONG, async ({ page, thirty }) => {
  await openWith(thirty, 'keys');
  await thirty.playSaved(10);
  await thirty.restart.click();
  await thirty.rounds.open();
  await thirty.rounds.press('Watch');
  await expect(thirty.replay.region).toBeVisible();
  await page.waitForTimeout(300);
  expect((await heardOf(page)).sources).toHaveLength(10);
});

for (const fault of ['constructor', 'missing', 'source', 'resume']) {
  test(
    `where the browser has no sound, the game plays on silently: ${fault}`,
    LONG,
    async ({ page, thirty }) => {
      await keep(page, 'errors');
      await page.addInitScript((kind) => {
        const fail = (): never => {
          throw new Error('No sound here.');
        };
        if (kind === 'missing') Object.assign(window, { AudioContext: undefined });
        if (kind === 'source') AudioContext.prototype.createBufferSource = fail;
        if (kind === 'resume') {
          AudioContext.prototype.resume = () => Promise.reject(new Error('Not allowed.'));
          Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'interrupted' });
        }
        if (kind === 'constructor') {
          window.AudioContext = class extends AudioContext {
            constructor() {
              super();
              fail();
            }
          };
        }
      }, fault);
      const come = page.waitForResponse(/keySounds-/);
      await thirty.open();
      await come;
      await page.waitForTimeout(100);
      await thirty.typeWords(8);
      await thirty.finishFlawless(8);
    },
  );
}

test('where its part cannot be loaded, the game plays on silently', LONG, async ({ page, thirty }) => {
  await keep(page, 'keys');
  await page.route(/keySounds-/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await thirty.begin(8);
  await thirty.finishFlawless(8);
});
