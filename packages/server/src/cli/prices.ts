import { findPhase, type PricePhase } from '@conkit/rules';
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listPriceChanges } from '../config/catalogue.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { Convention } from '../config/types.ts';
import { createReader, type Reader } from '../mail/reader.ts';
import { readPlace } from '../process/env.ts';
import { StartError } from '../process/startError.ts';
import { UsageError } from './command.ts';

/** The output of `--help`. */
export const USAGE = `conkit prices [<folder>]   prints all prices by date as a table in Markdown, for the web site
  --language <language>      the language of the table; by default, English`;

/** Runs `conkit prices` as this process. */
export async function pricesCommand(args: readonly string[]): Promise<void> {
  const text = runPrices(args, process.env['INIT_CWD'] ?? '.', process.env, new Date());
  process.stdout.write(`${text}\n`);
}

/**
 * Returns a convention's prices by date, as a table in Markdown.
 *
 * @param cwd the folder that a relative path starts from
 * @param variables the environment, which names the convention by default
 * @param now the start of a demo, from which its durations count
 * @throws StartError naming the argument, or what is wrong in the folder
 */
export function runPrices(
  args: readonly string[],
  cwd: string,
  variables: NodeJS.ProcessEnv,
  now: Date,
): string {
  const { folder, language } = parse(args);
  const path = folder === undefined ? undefined : resolve(cwd, folder);
  if (path !== undefined && !existsSync(path)) throw new StartError(`There is no folder ${path}`);
  const { convention, configDir } = readPlace(variables);
  const source =
    path === undefined
      ? readConvention(convention, configDir)
      : readConvention(basename(path), dirname(path));
  const config = loadConvention(source, now);
  if (!config.languages.includes(language)) {
    throw new UsageError(`--language: the convention has ${config.languages.join(', ')}`);
  }
  return formatPrices(config, language);
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { language: { type: 'string', default: 'en' } },
      allowPositionals: true,
    });
    const [folder, ...rest] = positionals;
    if (rest.length === 0) return { folder, language: values.language };
  } catch {
    // The usage says what is allowed.
  }
  throw new UsageError(USAGE);
}

/** A row of the table: a product, or a day of a day pass. */
interface PriceRow {
  readonly name: string;
  readonly phases: readonly (PricePhase & {
    readonly amount: number | undefined;
  })[];
}

/** Returns the table: a row for each price that is sold, and a column for each time from which one holds. */
function formatPrices(config: Convention, language: string): string {
  const reader = createReader(config, language);
  const rows = listRows(config, reader);
  const changes = listPriceChanges(rows.map(({ phases }) => phases));
  const { zone } = config.dates.convention;
  const heads = changes.map((time) => (time.getTime() === 0 ? '' : reader.moment(time, zone)));
  const toCells = ({ name, phases }: PriceRow) => [
    name,
    ...changes.map((time) => {
      const amount = findPhase(phases, time)?.amount;
      return amount === undefined ? '–' : reader.money(amount, config.currency);
    }),
  ];
  const rule = ['---', ...changes.map(() => '---:')];
  return [['', ...heads], rule, ...rows.map(toCells)].map(formatRow).join('\n');
}

const formatRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function listRows({ purchase_categories, daypass }: Convention, { local }: Reader): PriceRow[] {
  const products = Object.values(purchase_categories).flatMap(({ types }) =>
    types.flatMap(({ label, phases }) => (phases ? [{ name: local(label), phases }] : [])),
  );
  const passes = purchase_categories['daypass']?.types ?? [];
  const days = Object.values(daypass.phases).flatMap((phases, at) =>
    daypass.days.flatMap(({ key, label }) => {
      const amounts = phases.map(({ from, days: prices }) => ({
        from,
        amount: prices[key],
      }));
      const isSold = amounts.some(({ amount }) => amount !== undefined);
      const pass = passes[at];
      return isSold && pass
        ? [{ name: `${local(pass.label)}, ${local(label)}`, phases: amounts }]
        : [];
    }),
  );
  return [...products, ...days];
}
