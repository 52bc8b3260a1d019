/* The part `growth` of `npm run bench`. */
import { mainThreadSeconds, pressKey, quantile, visit } from './browser.mjs';

/** Whether a key costs more with more words shown, or late in a round. */
export async function measure({ host, table }) {
  const few = [];
  const many = [];
  // By turns, because a machine's speed changes from minute to minute.
  for (let turn = 0; turn < 3; turn++) {
    few.push(...(await perKey(host.pages.thirty, 600)));
    many.push(...(await perKey(host.pages.many, 600)));
  }
  table.row(
    'main thread per key at 400 shown characters, against 80, ms',
    quantile(many, 0.5),
    quantile(few, 0.5),
    { ratio: 1.1 },
  );
  const long = await perKey(host.pages.thirty, 3000);
  table.row('main thread per key after 3,000 keys, against the first 100, ms', long.at(-1), long[0], {
    ratio: 1.1,
  });
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
