/*
 * `npm run rounds -- 20000 > rounds.json`: writes a file of that many made-up rounds, for importing. npm also prints
 * the command it runs into that file; an import skips those lines, and with `-s` or `--out rounds.json` they are not
 * there. The last round ends now, or at `--until 2026-11-21T18:00:00Z`; `--seed 2` makes up other rounds.
 */
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { importSource } from './importSource.mjs';
import { giveUp } from './machine.mjs';

/** More would make a file too large to import. */
const MOST_ROUNDS = 100_000;

const { count, seed, untilMs, out } = wanted();
const { madeUpFile } = await importSource('tools/madeUpRounds.ts');
// `highWaterMark: 1`: a piece is made only when the last one has been written.
const pieces = Readable.from(madeUpFile({ count, seed, untilMs }), { highWaterMark: 1 });
try {
  await pipeline(pieces, out === undefined ? process.stdout : createWriteStream(fromCaller(out)));
} catch (error) {
  // The reading program may have closed the pipe, such as `head`.
  if (error.code !== 'EPIPE') giveUp(`The rounds could not be written: ${error.message}.`);
}

function wanted() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: '1' },
        until: { type: 'string', default: new Date().toISOString() },
        out: { type: 'string' },
      },
    });
    return {
      count: whole('How many rounds', positionals[0], 1, MOST_ROUNDS),
      seed: whole('--seed', values.seed, 0, 2 ** 32 - 1),
      untilMs: moment('--until', values.until),
      out: values.out,
    };
  } catch (error) {
    return giveUp(`${error.message}\nUsage: npm run rounds -- 20000 > rounds.json`);
  }
}

function whole(name, text, least, most) {
  const number = Number(text ?? Number.NaN);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, got ${text}.`);
}

function moment(name, text) {
  const ms = Date.parse(text);
  if (ms >= Date.UTC(2000) && ms < Date.UTC(9999)) return ms;
  throw new Error(`${name} must be a time such as 2026-11-21T18:00:00Z, from the year 2000 on, got ${text}.`);
}

/** Resolves against the folder where npm was called: npm runs scripts in the project's folder. */
function fromCaller(path) {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
