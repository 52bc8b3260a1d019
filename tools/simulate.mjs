/*
 * `npm run simulate`: lets simulated typists, of whom everything is known, play and practise, and compares what the page
 * would show them with the truth (docs/practice.md). Exits with 1 if a promise is broken. Takes two minutes.
 */
import { importSource } from './importSource.mjs';

const { guessedOf, predictionOf, toldFrom, verdictsOf, worthiestFound } = await importSource(
  'src/testing/simulatePractice.ts',
);

const mean = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
const percent = (share) => `${(100 * share).toFixed(1)} %`;
let isAllKept = true;

/** @param isKept left out for figures without a promise */
function print(what, figure, isKept) {
  if (isKept === false) isAllKept = false;
  const outcome = isKept === undefined ? '' : isKept ? 'kept' : 'BROKEN';
  console.log(`${what.padEnd(68)} ${figure.padStart(8)}  ${outcome}`.trimEnd());
}

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
print('  where the pairs are those offered in Keys', percent(verdictsOf(60, 0.8, 'offered in Keys').faster));

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
print('first guesses at 18 wpm: rounds until the first', mean(guessed.map(({ round }) => round)).toFixed(1));
const right = mean(guessed.map((one) => one.right / one.told));
print('  told keys that are slower than half of all', percent(right), right >= 2 / 3);

process.exitCode = isAllKept ? 0 : 1;
