/* The part `growth` of `npm run bench`. */
import { mainThreadSeconds, pressKey, quantile, visit } from './browser.mjs';
import { byTurns } from './turns.mjs';

/** Many turns, because the limits are close to the figures. */
const TURNS = 6;

/** Whether a key costs more with more words shown, or late in a round. */
export async function measure({ host, table, isShort }) {
  const few = [];
  const many = [];
  // By turns, because a machine's speed changes from minute to minute.
  await byTurns([few, many], isShort ? 2 : TURNS, async (costs) => {
    const url = costs === few ? host.pages.thirty : host.pages.many;
    costs.push(...(await perKey(url, 600)));
  });
  table.row(
    'main thread per key at 400 shown characters, against 80, ms',
    quantile(many, 0.5),
    quantile(few, 0.5),
    { ratio: 1.1 },
  );
  const first = [];
  const last = [];
  for (let turn = 0; turn < (isShort ? 1 : TURNS); turn++) {
    const costs = await perKey(host.pages.thirty, 3000);
    first.push(...costs.slice(0, 5));
    last.push(...costs.slice(-5));
  }
  table.row(
    'main thread per key, the last 500 of 3,000 keys against the first 500, ms',
    quantile(last, 0.5),
    quantile(first, 0.5),
    { ratio: 1.1 },
  );
}

async function perKey(url, count) {
  const { session, close } = await visit(url);
  const costs = await costPerKey(session, count);
  await close();
  return costs;
}

/** Main thread ms per key, for each hundred keys, typed as fast as the page accepts them. */
export async function costPerKey(session, count) {
  await pressKey(session, 'a');
  const marks = [];
  for (let i = 0; i < count; i++) {
    if (i % 100 === 0) marks.push(await mainThreadSeconds(session));
    await pressKey(session, 'asdfghjkl '[i % 10]);
  }
  marks.push(await mainThreadSeconds(session));
  return marks.slice(1).map((mark, i) => (mark - marks[i]) * 10);
}
