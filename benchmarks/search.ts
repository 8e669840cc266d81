// Measures finding people by name among many, with accents, typing errors and short queries. See README.md for usage.
import { searchNames } from '../packages/server/src/people/nameSearch.ts';
import { addManyPeople } from '../packages/server/src/testing/manyPeople.ts';
import { readOptions } from './lib/options.ts';
import { median, row, say } from './lib/statistics.ts';
import { openTestDatabase } from './lib/testDatabase.ts';

/** The number of people on a screen, plus one. */
const SHOWN = 26;
const RUNS = 15;
const { people, database } = readOptions({ people: 100_000, database: undefined });
const { db, close } = await openTestDatabase(database);

/** Pseudorandom numbers, the same in every run. */
let seed = 1;
const next = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const SYLLABLES =
  'a an ar be ber bri ca cía da del dro é el en fa fi gar gu ha hil i in is jo ka kel la len ley lis ma mar mí mo na né ni ny o or pa ra ri ro sa sé sen son ta te ti to tor ú va vi wa we zu'.split(
    ' ',
  );
const word = () =>
  Array.from({ length: 2 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)]).join('');
const list = (length: number) => Array.from({ length }, word);
const [given, surnames] = [list(2000), list(20_000)];
/** Prefers low indexes, because some names are more frequent. */
const pick = (from: readonly string[]) => from[Math.min(next(from.length), next(from.length))];

async function timed<Result>(work: () => Promise<Result>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

try {
  const names = Array.from({ length: people }, () => `${pick(given)} ${pick(surnames)}`);
  const filled = await timed(() => addManyPeople(db, names));
  const typo = (name: string) =>
    name.slice(0, 1) + name.slice(2, 3) + name.slice(1, 2) + name.slice(3);
  const plain = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const kinds: readonly (readonly [string, () => string])[] = [
    ['full name, without accents', () => plain(`${pick(given)} ${pick(surnames)}`)],
    ['surname', () => pick(surnames) ?? ''],
    ['surname, two letters swapped', () => typo(plain(pick(surnames) ?? ''))],
    ['given name and surname, swapped letters', () => typo(`${pick(given)} ${pick(surnames)}`)],
    [
      'first letters of both names',
      () => `${pick(given)?.slice(0, 2)} ${pick(surnames)?.slice(0, 3)}`,
    ],
    ['one letter', () => SYLLABLES[next(SYLLABLES.length)]?.slice(0, 1) ?? ''],
    ['a word in no name', () => `xq${word()}`],
  ];
  say(`${people} people; added and indexed in ${(filled / 1000).toFixed(0)} s.\n`);
  say(row('Query', 'median, ms', 'slowest, ms'));
  say(row('---', '---:', '---:'));
  for (const [kind, query] of kinds) {
    await searchNames(db, query(), SHOWN);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const text = query();
      times.push(await timed(() => searchNames(db, text, SHOWN)));
    }
    say(row(kind, median(times).toFixed(0), Math.max(...times).toFixed(0)));
  }
} finally {
  await close();
}
