import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  awardOf,
  ballotCategories,
  countCategory,
  fallbackTitle,
  nominationCategories,
  periodPhase,
  rankableFinalists,
} from '@conkit/rules';
import type { AwardCategory, Convention } from '../config/types.ts';
import type { Database } from '../database/connect.ts';
import { StartError } from '../startError.ts';
import { finalistsCsv, finalistsText, selectCategory } from './finalists.ts';
import { finalBallots, nominatingBallots } from './queries.ts';
import { type CountedCategory, resultsCsv, resultsText } from './results.ts';
import { readWorks, worksFile } from './works.ts';

const USAGE = `npm run count -- results [--csv]                       the count of the final ballots
npm run count -- entries                               what was nominated, for people to say which work each entry is
npm run count -- finalists --works <file> [--csv]      the selection of the finalists
  --category <key>                                     one category only`;

/** What the counting reads. */
export interface Counting {
  readonly db: Database;
  readonly config: Convention;
  readonly now: Date;
}

/**
 * Carries out one command of the operator.
 *
 * @returns what is printed; `warning` is for the operator, not for the file
 * @throws StartError in one line, for whatever the operator can mend
 */
export async function runCount(
  counting: Counting,
  args: readonly string[],
): Promise<{ output: string; warning?: string }> {
  const { command, isCsv, worksName, wanted } = readArguments(args, counting.config);
  const { dates } = counting.config;
  if (command === 'results') {
    const output = await countResults(counting, isCsv, wanted);
    return { output, ...warnWhileOpen(dates.voting, counting.now, 'Voting') };
  }
  const output =
    command === 'entries'
      ? worksFile(await readNominations(counting, wanted))
      : await selectAll(counting, worksName, isCsv, wanted);
  return { output, ...warnWhileOpen(dates.nominations, counting.now, 'Nominating') };
}

function readArguments(args: readonly string[], { award_categories: known }: Convention) {
  const { values, positionals } = parse(args);
  const [command = ''] = positionals;
  if (!['results', 'entries', 'finalists'].includes(command) || positionals.length > 1)
    throw new StartError(USAGE);
  const { category } = values;
  if (category !== undefined && !known.some(({ key }) => key === category))
    throw new StartError(`--category: there is no "${category}"`);
  const wanted = (key: string) => category === undefined || key === category;
  return { command, isCsv: values.csv, worksName: values.works, wanted };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        works: { type: 'string' },
        category: { type: 'string' },
      },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

function warnWhileOpen(period: Convention['dates']['voting'], now: Date, what: string) {
  return periodPhase(period, now) === 'closed'
    ? {}
    : { warning: `${what} has not closed: this will change.` };
}

async function countResults(
  { db, config }: Counting,
  isCsv: boolean,
  wanted: (key: string) => boolean,
): Promise<string> {
  const { award_categories: categories, finalists } = config;
  const ballots = await finalBallots(db, categories);
  const counted = (['hugo', 'retro'] as const)
    .flatMap((award) => ballotCategories(finalists, categories, award))
    .filter(({ key }) => wanted(key))
    .map(({ key, category }): CountedCategory => {
      const ofAward = ballots.get(awardOf(key, categories));
      const standing = rankableFinalists(finalists[key] ?? []);
      const ids = standing.map(({ id }) => id);
      return {
        key,
        title: category?.title.en ?? fallbackTitle(key),
        finalists: standing,
        count: countCategory(ofAward?.byCategory.get(key) ?? [], ids, ofAward?.cast ?? 0),
      };
    });
  return isCsv ? resultsCsv(counted) : `${counted.map(resultsText).join('\n\n')}\n`;
}

async function readNominations({ db, config }: Counting, wanted: (key: string) => boolean) {
  const { award_categories: categories } = config;
  const nominated = (['hugo', 'retro'] as const)
    .flatMap((award) => nominationCategories(categories, award))
    .filter(({ key }) => wanted(key));
  const lists = new Map<AwardCategory, Awaited<ReturnType<typeof nominatingBallots>>>();
  for (const category of nominated) lists.set(category, await nominatingBallots(db, category.key));
  return lists;
}

async function selectAll(
  counting: Counting,
  worksName: string | undefined,
  isCsv: boolean,
  wanted: (key: string) => boolean,
): Promise<string> {
  if (worksName === undefined) throw new StartError(`--works is missing\n${USAGE}`);
  const works = readWorks(worksName, readFile(worksName));
  const lists = await readNominations(counting, wanted);
  const selections = new Map(
    [...lists].map(([category, ballots]) => [category, selectCategory(category, ballots, works)]),
  );
  if (isCsv) return finalistsCsv(selections);
  const texts = [...selections].map(([{ title }, selection]) => finalistsText(title.en, selection));
  return `${texts.join('\n\n')}\n`;
}

function readFile(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    throw new StartError(`--works: ${name} cannot be read`);
  }
}
