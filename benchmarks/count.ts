// How long the count of the final ballots and the selection of the finalists take; README.md beside this
// file says how to run it. The ballots are made up, the same ones at every run.
import { parseArgs } from 'node:util';
import { type Ballot, countCategory, selectFinalists } from '../packages/rules/src/index.ts';
import { row, say, summary } from './lib/statistics.ts';

const FINALISTS = 6;
const { values } = parseArgs({
  options: {
    ballots: { type: 'string', default: '4000' },
    categories: { type: 'string', default: '20' },
    works: { type: 'string', default: '600' },
    runs: { type: 'string', default: '5' },
  },
});
const [ballots = 0, categories = 0, works = 0, runs = 0] = [
  values.ballots,
  values.categories,
  values.works,
  values.runs,
].map(Number);

let seed = 1;
/** Numbers from 0 up to 1 that look random and are the same at every run (a linear congruential generator). */
function random() {
  seed = (seed * 1664525 + 1013904223) % 2 ** 32;
  return seed / 2 ** 32;
}

/** Some of the candidates in any order, No Award among them. */
function anyBallot(): Ballot {
  const ids = [-1, ...Array.from({ length: FINALISTS }, (_, index) => index + 1)];
  const order = ids.map((id) => ({ id, at: random() })).toSorted((a, b) => a.at - b.at);
  return order.slice(0, Math.ceil(random() * ids.length)).map(({ id }) => id);
}

/** Up to five works, the well-known ones more often. */
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
