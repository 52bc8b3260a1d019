import type { Page } from '@playwright/test';
import { openRounds, play, rowsOf } from './roundsPage';
import { expect, type Thirty, test, wrong } from './thirty';

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

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Options' }).click();
  const group = page.getByRole('dialog', { name: 'Options' }).getByRole('radiogroup', { name: 'Sound' });
  await group.getByText(name, { exact: true }).click();
  await expect(group.getByRole('radio', { name, exact: true })).toBeChecked();
}

async function leaveDialog(page: Page, thirty: Thirty): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(thirty.field).toBeFocused();
}

/** Opens the page with a sound kept, its part loaded. */
async function openWith(page: Page, thirty: Thirty, sound: string): Promise<void> {
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
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 5));
  await thirty.finish();
  await page.getByRole('banner').getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('radio', { name: 'Off', exact: true }).last()).toBeChecked();
  expect(asked.filter((url) => /keySounds/.test(url))).toEqual([]);
  expect((await heardOf(page)).contexts).toBe(0);
});

test('each key is heard in its own event, a wrong one as any other, a deletion quieter', async ({
  page,
  thirty,
}) => {
  await openWith(page, thirty, 'keys');
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

test('with errors a wrong key has a sound of its own', async ({ page, thirty }) => {
  await openWith(page, thirty, 'errors');
  await expect(page.getByText('sound of keys and errors', { exact: true })).toBeVisible();
  const words = await thirty.words();
  for (let i = 0; i < 4; i++) await thirty.type(words.charAt(i));
  await thirty.type(wrong(words[4]));
  const { sources } = await heardOf(page);
  expect(sources).toHaveLength(5);
  const keys = sources.slice(0, 4).map(({ buffer }) => buffer);
  expect(keys).not.toContain(sources[4]?.buffer);
});

test('who chooses a sound hears it, and off lets the device go', async ({ page, thirty }) => {
  await page.addInitScript(listen);
  await thirty.open();
  await choose(page, 'Keys');
  await expect.poll(async () => (await heardOf(page)).sources.length).toBe(1);
  await leaveDialog(page, thirty);
  await choose(page, 'Keys and errors');
  await expect.poll(async () => (await heardOf(page)).sources.length).toBe(2);
  const [key, error] = (await heardOf(page)).sources;
  expect(error?.buffer).not.toBe(key?.buffer);
  await leaveDialog(page, thirty);
  await choose(page, 'Off');
  await expect.poll(async () => (await heardOf(page)).closed).toBe(1);
  await leaveDialog(page, thirty);
  await thirty.type((await thirty.words()).slice(0, 3));
  expect(await heardOf(page)).toMatchObject({ contexts: 1, closed: 1, sources: { length: 2 } });
  await choose(page, 'Keys');
  await expect.poll(async () => (await heardOf(page)).sources.length).toBe(3);
  await page.getByRole('button', { name: 'Standard round' }).click();
  await expect.poll(async () => (await heardOf(page)).closed).toBe(2);
});

test('another tab follows, and does not try the sound out', async ({ page, thirty, context }) => {
  await page.addInitScript(listen);
  await thirty.open();
  const other = await context.newPage();
  await other.goto(page.url());
  const come = page.waitForResponse(/keySounds-/);
  await choose(other, 'Keys');
  await (await come).finished();
  await page.bringToFront();
  await thirty.field.focus();
  await thirty.type((await thirty.words()).slice(0, 2));
  expect((await heardOf(page)).sources).toHaveLength(2);
});

test('a round that is watched, and a ghost, are not heard', async ({ page, thirty }) => {
  await openWith(page, thirty, 'keys');
  await play(thirty, 10);
  await thirty.restart.click();
  await openRounds(page);
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Watch/ })
    .click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await page.waitForTimeout(300);
  expect((await heardOf(page)).sources).toHaveLength(10);
});

for (const fault of ['constructor', 'missing', 'source', 'resume']) {
  test(`where the browser has no sound, the game plays on silently: ${fault}`, async ({ page, thirty }) => {
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
    await thirty.type((await thirty.words()).slice(0, 8));
    await thirty.finish();
    await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 8']);
  });
}

test('where its part cannot be loaded, the game plays on silently', async ({ page, thirty }) => {
  await keep(page, 'keys');
  await page.route(/keySounds-/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 8));
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 8']);
});
