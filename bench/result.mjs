/* The part `result` of `npm run bench`. */
import { pause, pressKey, quantile, trace, visit } from './browser.mjs';
import { byTurns } from './turns.mjs';

const KEYS = 600;
/** Fast enough for all keys to be typed before the round's 30 s are over. */
const KEYS_PER_SECOND = 25;
/** A slow machine has typed fewer keys by then; the trace has to begin before the end of the round. */
const MOST_TYPING_MS = 27_000;

/**
 * How long the end of a long round takes on a slow processor, from the timer that notices it to the frame of its
 * result: with insights, against the three lines alone, which is what such a processor needs for any change of the
 * page.
 */
export async function measure({ host, table, isShort }) {
  const times = { whole: [], threeLines: [] };
  await byTurns(['whole', 'threeLines'], isShort ? 1 : 5, async (which) => {
    times[which].push(await timeToResult(host.pages.thirty, which === 'whole'));
  });
  table.row(
    `time to result, up to ${KEYS} keys, slow processor, ms, against the three lines alone`,
    quantile(times.whole, 0.5),
    quantile(times.threeLines, 0.5),
    { ratio: 1.5 },
  );
}

async function timeToResult(url, hasInsights) {
  const { browser, page, session, close } = await visit(url);
  if (!hasInsights) {
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*InsightsPanel*'] });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Nothing asks the page for its result meanwhile: looking for a heading by its role takes such a processor up to 45 ms.
  const result = page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('The round has not ended after 120 s.')), 120_000);
        new MutationObserver(() => {
          if (!document.querySelector('main[data-state="finish"]')) return;
          performance.mark('result');
          setTimeout(resolve, 500);
        }).observe(document.querySelector('main'), { attributes: true });
      }),
  );
  // If typing fails, that is the error to tell.
  result.catch(() => {});
  await typeFor(session, page);
  const events = await trace(
    browser,
    ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'],
    () => result,
  );
  // Not before the trace is over.
  await page.getByRole('heading', { name: 'Result' }).waitFor({ timeout: 5000 });
  const isShown = await page.getByRole('region', { name: 'What this round tells' }).isVisible();
  await close();
  if (isShown !== hasInsights)
    throw new Error(`The insights were ${isShown ? '' : 'not '}there with the result.`);
  return resultMs(events);
}

/** Types what the page shows, with some mistakes, so that the round consists of words. */
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
      // An occasional mistake.
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
