/* The part `result` of `npm run bench`. */
import { pause, pressKey, quantile, trace, visit } from './browser.mjs';

const KEYS = 600;
/** Fast enough for all keys to be typed before the round's 30 s are over. */
const KEYS_PER_SECOND = 25;
/** Typing stops after this many ms, even if a slow machine has typed fewer keys: the trace must begin before the end. */
const MOST_TYPING_MS = 27_000;

/** The longest that the result's three lines may take on the slow processor, and the whole of it, in ms. */
const MOST_MS = { lines: 100, whole: 400 };

/**
 * How long the end of a long round takes on a slow processor: from the timer that notices it to the frame with the three
 * lines, and to the frame with the insights.
 */
export async function measure({ host, table, isShort }) {
  const times = [];
  for (let turn = 0; turn < (isShort ? 3 : 7); turn++) times.push(await timeToResult(host.pages.thirty));
  const row = (what, figure) => {
    const median = quantile(
      times.map((time) => time[figure]),
      0.5,
    );
    table.row(`end of a round of up to ${KEYS} keys, slow processor: ${what}, ms`, median, undefined, {
      most: MOST_MS[figure],
    });
  };
  row('the three lines', 'lines');
  row('the whole result', 'whole');
}

async function timeToResult(url) {
  const { browser, page, session, close } = await visit(url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // An observer, because looking for a heading by its role takes the slow processor too long.
  const result = page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('The round has not ended after 120 s.')), 120_000);
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main[data-state="finish"]')) return;
          if (performance.getEntriesByName('lines').length === 0) performance.mark('lines');
          if (!document.querySelector('main section')) return;
          performance.mark('whole');
          observer.disconnect();
          setTimeout(resolve, 500);
        });
        observer.observe(document.querySelector('main'), {
          attributes: true,
          childList: true,
          subtree: true,
        });
      }),
  );
  // If typing fails, report that error, not this one.
  result.catch(() => {});
  await typeFor(session, page);
  const events = await trace(
    browser,
    ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'],
    () => result,
  );
  // Not before the trace has ended.
  await page.getByRole('heading', { name: 'Result' }).waitFor({ timeout: 5000 });
  await close();
  return { lines: timeTo('lines', events), whole: timeTo('whole', events) };
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

/** From the timer that notices the end to the first frame after a mark, in ms. */
function timeTo(name, events) {
  const markOf = (marked) =>
    events.find((event) => event.name === marked && event.cat === 'blink.user_timing');
  const [end, mark] = [markOf('lines'), markOf(name)];
  if (!end || !mark) throw new Error('The trace has no end of a round.');
  const ofPage = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const begun = ofPage.filter((event) => event.name === 'TimerFire' && event.ts <= end.ts).at(-1);
  const frame = ofPage.find((event) => event.name === 'Commit' && event.ts >= mark.ts);
  return (frame.ts + (frame.dur ?? 0) - begun.ts) / 1000;
}
