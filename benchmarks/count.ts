// Measures counting the final ballots and selecting the finalists. The ballots are generated and the same in every run.
// See README.md for usage.
import { type Ballot, countCategory, selectFinalists } from '../packages/rules/src/index.ts';
import { readOptions } from './lib/options.ts';
import { row, say, summary } from './lib/statistics.ts';

const FINALISTS = 6;
const { ballots, categories, works, runs } = readOptions({
  ballots: 4000,
  categories: 20,
  works: 600,
  runs: 5,
});

let seed = 1;
/** Returns pseudorandom numbers from 0 to 1 (exclusive), the same in every run (a linear congruential generator). */
function random() {
  seed = (seed * 1664525 + 1013904223) % 2 ** 32;
  return seed / 2 ** 32;
}

/** Returns some candidates in random order, including No Award. */
function anyBallot(): Ballot {
  const ids = [-1, ...Array.from({ length: FINALISTS }, (_, index) => index + 1)];
  const order = ids.map((id) => ({ id, at: random() })).toSorted((a, b) => a.at - b.at);
  return order.slice(0, Math.ceil(random() * ids.length)).map(({ id }) => id);
}

/** Returns up to five works; popular ones are more frequent. */
const anyNominations = () =>
  Array.from(
    { length: Math.ceil(random() * 5) },
    () => `work ${Math.floor(random() ** 3 * works)}`,
  );

const everyCategory = <T>(make: () => T): T[][] =>
  Array.from({ length: categories }, () => Array.from({ length: ballots }, make));

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const finals = everyCategory(anyBallot);
const nominations = everyCategory(anyNominations);
const ids = Array.from({ length: FINALISTS }, (_, index) => index + 1);
const count = () => finals.forEach((list) => countCategory(list, ids, ballots));
const select = () => nominations.forEach((list) => selectFinalists(list));
const measure = (work: () => void) => summary(Array.from({ length: runs }, () => time(work)));

say(row('What', `ms, median of ${runs} (lowest–highest)`));
say(row('---', '---:'));
say(row(`${ballots} final ballots in ${categories} categories`, measure(count)));
say(row(`${ballots} nominating ballots, ${works} works each`, measure(select)));
