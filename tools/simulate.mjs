/*
 * `npm run simulate`: lets simulated typists, of whom everything is known, play, practise and learn, and compares what the
 * page would show them with the truth (docs/practice.md, docs/learning.md). Exits with 1 if a promise is broken. Takes
 * three minutes; `npm run simulate -- --only practice` and `--only learn` do one half.
 */
import { parseArgs } from 'node:util';
import { importSource } from './importSource.mjs';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const parts = { practice: simulatePractice, learn: simulateLearning };
const chosen = only === undefined ? Object.keys(parts) : [only];
if (!chosen.every((part) => Object.hasOwn(parts, part))) {
  console.error(`No part is named ${only}. Use --only practice or --only learn.`);
  process.exit(2);
}

const mean = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
const percent = (share) => `${(100 * share).toFixed(1)} %`;
let isAllKept = true;

/** @param isKept left out for figures without a promise */
function print(what, figure, isKept) {
  if (isKept === false) isAllKept = false;
  const outcome = isKept === undefined ? '' : isKept ? 'kept' : 'BROKEN';
  console.log(`${what.padEnd(68)} ${figure.padStart(8)}  ${outcome}`.trimEnd());
}

for (const part of chosen) await parts[part]();

process.exitCode = isAllKept ? 0 : 1;

async function simulatePractice() {
  const { guessedOf, predictionOf, toldFrom, verdictsOf, worthiestFound } = await importSource(
    'src/testing/simulatePractice.ts',
  );

  const found = mean(worthiestFound(20));
  print('of the ten worthiest pairs, found after 60 rounds; 20 typists', found.toFixed(1), found >= 8);

  // Over many typists, because the predictions for one typist are all off in the same direction.
  const predict = (pairSpread) =>
    Array.from({ length: 20 }, (_, seed) => predictionOf(seed + 1, 50, pairSpread));
  const predictions = predict();
  const meanError = mean(predictions.map((one) => one.meanError));
  const explained = mean(predictions.map((one) => one.explained));
  print('usual on these words: error; 20 typists, 1,000 rounds', percent(meanError), meanError <= 0.02);
  print('  of which all too high or too low', percent(mean(predictions.map(({ bias }) => bias))));
  print('  variance explained', percent(explained), explained >= 0.5);
  for (const pairSpread of [0.1, 0.2]) {
    const error = mean(predict(pairSpread).map((one) => one.meanError));
    print(`  error where pairs differ by ${percent(pairSpread)} instead of 30 %`, percent(error));
  }

  const choices = [
    ['truly worthiest', 200],
    ['offered in Keys', 100],
    ['offered at the result', 100],
  ];
  for (const [choice, typists] of choices) {
    const { faster, slower } = verdictsOf(typists, 1, choice);
    const what = `nothing changed, but told faster or slower; ${choice}`;
    print(what, percent(faster + slower), faster + slower <= 0.12);
  }

  const uneven = verdictsOf(100, 1, 'truly worthiest', { roundSpread: 0.05 });
  print('  where the speeds of rounds differ by 5 %', percent(uneven.faster + uneven.slower));

  const { faster } = verdictsOf(100, 0.8);
  print('20 % quicker, and told faster by 20 usual rounds since practice', percent(faster), faster >= 0.8);
  print('  by 10 usual rounds', percent(verdictsOf(100, 0.8, 'truly worthiest', { roundsSince: 10 }).faster));
  print(
    '  where the pairs are those offered in Keys',
    percent(verdictsOf(60, 0.8, 'offered in Keys').faster),
  );

  for (const [before, since] of [
    [8, 8],
    [20, 20],
    [15, 100],
    [100, 300],
  ]) {
    const { changed } = toldFrom(before, since, 1, 400);
    print(`nothing changed, ${before} gaps before, ${since} since`, percent(changed), changed <= 0.12);
    print('  20 % quicker, and told faster', percent(toldFrom(before, since, 0.8, 400).faster));
  }

  const guessed = Array.from({ length: 100 }, (_, seed) => guessedOf(seed + 1, 18)).filter(
    (one) => one !== null,
  );
  print(
    'first guesses at 18 wpm: rounds until the first',
    mean(guessed.map(({ round }) => round)).toFixed(1),
  );
  const right = mean(guessed.map((one) => one.right / one.told));
  print('  told keys that are slower than half of all', percent(right), right >= 2 / 3);
}

/** Learners of three kinds, each by two models of learning, a hundred days of ten lessons. */
async function simulateLearning() {
  const { livesOf } = await importSource('src/testing/simulateLearning.ts');
  const kinds = livesOf(10);
  const everyTaught = kinds.flatMap(({ taught }) => taught);
  const of = (lives, figure) => {
    const sum = (key) => lives.reduce((all, life) => all + life[figure][key], 0);
    return { all: sum('all'), so: sum('so'), share: sum('all') === 0 ? Number.NaN : sum('so') / sum('all') };
  };
  /** A figure of all learners, with what is promised, and of each kind and model. */
  const printShares = (what, figure, isKept) => {
    const { share, all } = of(everyTaught, figure);
    print(`${what}; of ${all}`, percent(share), isKept?.(share));
    for (const { kind, model, taught } of kinds) {
      const one = of(taught, figure);
      if (one.all > 0) print(`  ${kind}, ${model}; of ${one.all}`, percent(one.share));
    }
  };

  for (const { kind, model, taught, gated } of kinds) {
    const late = Math.max(...taught.map(({ lettersInDay }) => lettersInDay ?? Number.POSITIVE_INFINITY));
    const through = gated.filter(({ lettersInDay }) => lettersInDay !== null).length;
    const ratio = mean(taught.map(({ wpm }, place) => wpm / gated[place].wpm));
    print(
      `${kind}, ${model}: day on which all letters are in, the last of ${taught.length}`,
      `${late}`,
      kind === 'beginner' ? late <= 40 : undefined,
    );
    print('  of them all in by day 100 under a gate at 40 wpm', `${through}`);
    print('  wpm on usual words on day 100', mean(taught.map(({ wpm }) => wpm)).toFixed(1));
    print('  as a share of that under the gate', percent(ratio), ratio >= 0.95);
  }

  printShares('called known, but truly slow or missed often', 'labels');
  printShares('  of which truly slow', 'slowLabels');
  const slips = everyTaught.reduce((sum, life) => sum + life.slips.all, 0);
  const byChance = of(everyTaught, 'slips').so;
  const hundreds = everyTaught.reduce((sum, { lessons }) => sum + lessons, 0) / 100;
  print(
    'letters that are truly known, but slip, in 100 lessons',
    (byChance / hundreds).toFixed(2),
    byChance / hundreds <= 0.3,
  );
  print('  with those that were called known by chance', (slips / hundreds).toFixed(2));
  printShares('1.6 times slower, and found slipped within 20 lessons', 'found', (share) => share >= 0.9);
  printShares('  letters that come less than 30 times in 20 lessons', 'foundSeldom');
  printShares('told not before a day, and not reached before it', 'forecasts', (share) => share >= 0.9);
  printShares('  with lessons on six days of ten', 'forecastsWithGaps', (share) => share >= 0.9);
}
