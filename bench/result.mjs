/* The part `result` of `npm run bench`. */
import { pause, pressKey, quantile, trace, visit } from './browser.mjs';

const KEYS = 600;
/** So that as many keys have come before the round's 30 s are over. */
const KEYS_PER_SECOND = 25;
/** A machine that does not keep up has typed fewer by then; the trace has to begin before the end. */
const MOST_TYPING_MS = 27_000;

/**
 * How long the end of a long round takes on a slow processor, from the timer that notices it to the frame of its
 * result: with all that the round tells, against the three lines alone, which is what such a processor takes for any
 * change of the page.
 */
export async function measure({ host, table, isShort }) {
  const times = { whole: [], threeLines: [] };
  for (let round = 0; round < (isShort ? 1 : 5); round++) {
    times.whole.push(await timeToResult(host.pages.thirty, true));
    times.threeLines.push(await timeToResult(host.pages.thirty, false));
  }
  table.row(
    `time to result, up to ${KEYS} keys, slow processor, ms, against the three lines alone`,
    quantile(times.whole, 0.5),
    quantile(times.threeLines, 0.5),
    { ratio: 1.5 },
  );
}

async function timeToResult(url, isTold) {
  const { browser, page, session, close } = await visit(url);
  if (!isTold) {
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*ToldPanel*'] });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main[data-state="finish"]')) performance.mark('result');
    }).observe(document.querySelector('main'), { attributes: true });
  });
  await typeFor(session, page);
  const events = await trace(
    browser,
    ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'],
    async () => {
      await page.getByRole('heading', { name: 'Result' }).waitFor({ timeout: 60_000 });
      await pause(500);
    },
  );
  const told = await page.getByRole('region', { name: 'What this round tells' }).isVisible();
  await close();
  if (told !== isTold)
    throw new Error(`What the round tells was ${told ? '' : 'not '}there with its result.`);
  return resultMs(events);
}

/** Types with some unevenness what the page shows, so that the round is one of words. */
async function typeFor(session, page) {
  const words = () =>
    page.evaluate(() => {
      const field = document.querySelector('input');
      return document.getElementById(field.getAttribute('aria-describedby')).textContent;
    });
  let typed = 0;
  const startedMs = performance.now();
  for (;;) {
    for (const char of await words()) {
      if (typed === KEYS || performance.now() - startedMs > MOST_TYPING_MS) return;
      // Now and then a wrong one.
      await pressKey(session, typed % 17 === 16 ? 'q' : char);
      typed++;
      await pause(startedMs + (typed * 1000) / KEYS_PER_SECOND - performance.now());
    }
  }
}

function resultMs(events) {
  const mark = events.find(({ name, cat }) => name === 'result' && cat === 'blink.user_timing');
  if (!mark) throw new Error('The trace has no end of a round.');
  const ofPage = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const begun = ofPage.filter(({ name, ts }) => name === 'TimerFire' && ts <= mark.ts).at(-1);
  const frame = ofPage.find(({ name, ts }) => name === 'Commit' && ts >= mark.ts);
  return (frame.ts + (frame.dur ?? 0) - begun.ts) / 1000;
}
