/* The part `gliding` of `npm run bench`. */
import { mainThreadSeconds, pause, quantile, traceLatencies, visit } from './browser.mjs';
import { pressUnevenly } from './typing.mjs';

const KEYS_PER_SECOND = 10;
const A_FRAME_MS = 16.7;
/** Of a turn. Short, because how fast a machine is changes by the minute. */
const KEYS = 12 * KEYS_PER_SECOND;

/** What a caret that glides takes from the keys: rounds in one page, with it and with one that jumps, by turns. */
export async function measure({ host, table, isShort }) {
  for (const [name, isGpu] of [
    ['2D canvas', false],
    ['WebGL on the processor', true],
  ]) {
    const { jumping, gliding } = await byTurns(host.pages.thirty, { isGpu, turns: isShort ? 2 : 8 });
    for (const [share, called, bar] of [
      [0.5, 'p50', { ratio: 1.05 }],
      // A key that comes while a frame of the caret's is under way waits for it, and for no more.
      [0.95, 'p95', { more: A_FRAME_MS }],
    ]) {
      table.row(
        `${name}: key to frame with a gliding caret, against a jumping one, ${called}, ms`,
        typical(gliding, share),
        typical(jumping, share),
        bar,
      );
    }
    table.row(
      `${name}: main thread per key with a gliding caret, against a jumping one, ms`,
      perKey(gliding),
      perKey(jumping),
    );
  }
}

async function byTurns(url, { isGpu, turns }) {
  const visited = await visit(url, isGpu ? pretendGpu : undefined);
  const { page } = visited;
  const seen = {
    jumping: { turns: [], mainSeconds: 0 },
    gliding: { turns: [], mainSeconds: 0 },
  };
  for (let turn = 0; turn < turns; turn++) {
    for (const which of turn % 2 === 0 ? ['jumping', 'gliding'] : ['gliding', 'jumping']) {
      // Out of the round before.
      await page.keyboard.press('Escape');
      await page.locator('main[data-state="start"]').waitFor();
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('switch', { name: 'Gliding caret' }).setChecked(which === 'gliding');
      await page.keyboard.press('Escape');
      await pause(1000);
      await play(visited, seen[which], turn);
      const state = await page.locator('main').getAttribute('data-state');
      if (state !== 'run') throw new Error('The machine took a whole round for the keys of a shorter one.');
    }
  }
  await visited.close();
  return seen;
}

async function play({ browser, session }, seen, turn) {
  const latencies = await traceLatencies(browser, async () => {
    const before = await mainThreadSeconds(session);
    await pressUnevenly(session, KEYS, KEYS_PER_SECOND, turn);
    seen.mainSeconds += (await mainThreadSeconds(session)) - before;
  });
  seen.turns.push(latencies);
}

/** A quantile as in the turn in the middle: a turn in which the machine did something else does not make it. */
function typical({ turns }, share) {
  return quantile(
    turns.map((latencies) => quantile(latencies, share)),
    0.5,
  );
}

function perKey({ turns, mainSeconds }) {
  return (mainSeconds * 1000) / (turns.length * KEYS);
}

/** In the page: WebGL on the processor is taken for a GPU's. */
function pretendGpu() {
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  const getParameter = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER_WEBGL ? 'A GPU' : getParameter.call(this, name);
  };
}
