import { formatCommand } from '../process/commandLine.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  ballotCategories,
  countCategory,
  type EligibleBallots,
  fallbackTitle,
  type Nomination,
  nominationCategories,
  periodPhase,
  rankableFinalists,
} from '@conkit/rules';
import { suggest } from '../config/suggest.ts';
import type { AwardCategory, Convention } from '../config/types.ts';
import type { Database } from '../database/connect.ts';
import { StartError } from '../process/startError.ts';
import { withData } from '../start/command.ts';
import {
  formatFinalistsCsv,
  formatFinalists,
  selectCategory,
  readWorks,
  formatWorksFile,
} from './finalists.ts';
import { type CastBy, findFinalBallots, findNominatingBallots } from './queries.ts';
import { type CountedCategory, formatResultsCsv, formatResults } from './results.ts';

export const USAGE = `${formatCommand('count')} <what>
  results [--csv]                       the count of the final ballots
  entries                               what was nominated, for people to say which work each entry is
  finalists --works <file> [--csv]      the selection of the finalists
  --category <key>                      one category only`;

/** The context of a count. */
export interface CountContext {
  readonly db: Database;
  readonly config: Convention;
  readonly now: Date;
}

/**
 * Runs one of the operator's commands.
 *
 * @returns the output; `warning` is for the operator, so it isn't part of the file
 * @throws StartError on one line, for errors that the operator can fix
 */
export async function runCount(
  counting: CountContext,
  args: readonly string[],
): Promise<{ output: string; warning?: string }> {
  const { command, isCsv, worksName, wanted } = readArguments(args, counting.config);
  if (command === 'results') {
    const { output, notes } = await countResults(counting, isCsv, wanted);
    return toOutput(output, [...notes, ...warnIfOpen(counting, 'voting', 'Voting', wanted)]);
  }
  const { lists, notes } = await readNominations(counting, wanted);
  const output =
    command === 'entries'
      ? formatWorksFile(lists)
      : selectFinalistsOfAll(counting.config, lists, worksName, isCsv);
  return toOutput(output, [...notes, ...warnIfOpen(counting, 'nominations', 'Nominating', wanted)]);
}

const toOutput = (output: string, notes: readonly string[]) =>
  notes.length > 0 ? { output, warning: notes.join('\n') } : { output };

function readArguments(args: readonly string[], { award_categories: known }: Convention) {
  const { values, positionals } = parseArguments(args);
  const [command = ''] = positionals;
  if (!['results', 'entries', 'finalists'].includes(command) || positionals.length > 1)
    throw new StartError(USAGE);
  const { category } = values;
  if (category !== undefined && !known.some(({ key }) => key === category))
    throw new StartError(
      `--category: there is no "${category}"${suggest(
        category,
        known.map(({ key }) => key),
      )}`,
    );
  const wanted = (key: string) => category === undefined || key === category;
  return { command, isCsv: values.csv, worksName: values.works, wanted };
}

function parseArguments(args: readonly string[]) {
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

/** Warns about awards that are still open. */
function warnIfOpen(
  { config: { awards, award_categories: categories }, now }: CountContext,
  what: 'voting' | 'nominations',
  name: string,
  wanted: (key: string) => boolean,
): readonly string[] {
  const counted = new Set(categories.flatMap(({ key, award }) => (wanted(key) ? award : [])));
  const open = Object.entries(awards).flatMap(([key, { [what]: period }]) =>
    counted.has(key) && period && periodPhase(period, now) !== 'closed' ? key : [],
  );
  return open.length === 0
    ? []
    : [`${name} has not closed (${open.join(', ')}): this will change.`];
}

/** Cast ballots that are not counted. */
type NotCounted = Pick<EligibleBallots<CastBy>, 'disallowed' | 'notEligible'>;

/** Lists everyone whose ballot is not counted, so that the operator can check. */
const describeNotCounted = (
  what: string,
  { disallowed, notEligible }: NotCounted,
): readonly string[] => [
  ...describePeople(`${what}: not counted, for these ballots were disallowed`, disallowed),
  ...describePeople(`${what}: not counted, for these people have no right to it now`, notEligible),
];

const describePeople = (why: string, people: readonly CastBy[]): readonly string[] =>
  people.length === 0
    ? []
    : [`${why}: ${people.map(({ id, membership }) => `${id} (${membership})`).join(', ')}.`];

async function countResults(
  { db, config }: CountContext,
  isCsv: boolean,
  wanted: (key: string) => boolean,
): Promise<{ output: string; notes: readonly string[] }> {
  const { awards, award_categories: categories, finalists } = config;
  const ballots = await findFinalBallots(db, config);
  const shown = [...ballots].flatMap(([award, eligible]) => {
    const facts = awards[award];
    const keys = ballotCategories(finalists, categories, award).filter(({ key }) => wanted(key));
    return facts && keys.length > 0 ? [{ award, facts, ...eligible, keys }] : [];
  });
  const results = shown.flatMap(({ facts, counted, disallowed, notEligible, keys }) =>
    keys.map(({ key, category }): CountedCategory => {
      const standing = rankableFinalists(finalists[key] ?? []);
      const rankings = counted.flatMap((ballot) => [ballot.rankings.get(key) ?? []]);
      const ids = standing.map(({ id }) => id);
      const turnoutPercent = facts.counting.turnout_percent;
      return {
        key,
        title: category?.title.en ?? fallbackTitle(key),
        finalists: standing,
        noAward: facts.no_award?.en,
        hasMinimum: facts.no_award !== undefined && turnoutPercent > 0,
        count: countCategory(rankings, ids, counted.length, {
          hasNoAward: facts.no_award !== undefined,
          turnoutPercent,
          mustBeatNoAward: facts.counting.must_beat_no_award,
          tiedLast: facts.counting.tied_last,
        }),
        disallowed: disallowed.length,
        notEligible: notEligible.length,
      };
    }),
  );
  const notes = shown.flatMap(({ award, ...ballotsOfAward }) =>
    describeNotCounted(`Final ballots (${award})`, ballotsOfAward),
  );
  if (isCsv) return { output: formatResultsCsv(results), notes };
  const heads = shown.map(({ award, counted, disallowed, notEligible }) => {
    const cast = counted.length + disallowed.length + notEligible.length;
    return `Final ballots (${award}): ${cast} cast = ${counted.length} counted + ${disallowed.length} disallowed + ${notEligible.length} not eligible`;
  });
  const output = `${[heads.join('\n'), ...results.map(formatResults)].join('\n\n')}\n`;
  return { output, notes };
}

type Lists = ReadonlyMap<AwardCategory, readonly (readonly Nomination[])[]>;

async function readNominations(
  { db, config }: CountContext,
  wanted: (key: string) => boolean,
): Promise<{ lists: Lists; notes: readonly string[] }> {
  const { awards, award_categories: categories } = config;
  const nominated = Object.entries(awards).flatMap(([award, { rights }]) =>
    nominationCategories(categories, award)
      .filter(({ key }) => wanted(key))
      .map((category) => ({ category, conditions: rights.nominate })),
  );
  const lists = new Map<AwardCategory, readonly (readonly Nomination[])[]>();
  const disallowed = new Map<number, CastBy>();
  const notEligible = new Map<number, CastBy>();
  for (const { category, conditions } of nominated) {
    const ballots = await findNominatingBallots(db, category.key, conditions);
    lists.set(
      category,
      ballots.counted.map(({ nominations }) => nominations),
    );
    for (const person of ballots.disallowed) disallowed.set(person.id, person);
    for (const person of ballots.notEligible) notEligible.set(person.id, person);
  }
  const left = { disallowed: [...disallowed.values()], notEligible: [...notEligible.values()] };
  return { lists, notes: describeNotCounted('Nominations', left) };
}

function selectFinalistsOfAll(
  { awards }: Convention,
  lists: Lists,
  worksName: string | undefined,
  isCsv: boolean,
): string {
  if (worksName === undefined) throw new StartError(`--works is missing\n${USAGE}`);
  const works = readWorks(worksName, readFile(worksName));
  const selections = new Map(
    [...lists].map(([category, ballots]) => {
      const { finalists, per_group: perGroup, method } = awards[category.award]?.selection ?? {};
      return [category, selectCategory(category, ballots, works, { finalists, perGroup, method })];
    }),
  );
  if (isCsv) return formatFinalistsCsv(selections);
  const texts = [...selections].map(([{ title }, selection]) =>
    formatFinalists(title.en, selection),
  );
  return `${texts.join('\n\n')}\n`;
}

function readFile(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    throw new StartError(`--works: ${name} cannot be read`);
  }
}

/** `conkit count`: prints counts from the database in the server's environment variables. Changes nothing. */
export async function countCommand(args: readonly string[]): Promise<void> {
  const { output, warning } = await withData(process.env, ({ db, config, clock }) =>
    runCount({ db, config, now: clock.now() }, args),
  );
  if (warning) process.stderr.write(`${warning}\n`);
  process.stdout.write(output);
}
