import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statements } from '../../packages/server/src/database/migrate.ts';

/** The last one that was made before this was looked at. */
const LAST_UNREAD = '014';

/** A comment before a statement that is fine for a reason which no pattern knows. */
const REASON = /^--\s*older processes:.*$/gim;
const EXCUSED = '/* excused */';

const LEFT_OUT = 'an older process leaves that column out';
const NOT_KEPT = 'an older process does not keep to it';

/** What a statement that changes a table must not do, in SQL with single spaces, and why. */
const HAZARDS: readonly (readonly [RegExp, string])[] = [
  [/\brename\b/, 'renames what an older process asks for by its name'],
  [/^drop (?!index\b)/, 'drops what an older process uses'],
  [/\bdrop (default|identity|expression)\b/, LEFT_OUT],
  [/\bdrop (column )?(?!column\b|constraint\b|index\b|not\b)\w+/, 'an older process uses it'],
  [/^truncate\b/, 'takes rows away that an older process reads'],
  [/\balter (column )?\w+ (set data )?type\b/, 'an older process writes another type'],
  [/\bset not null\b/, LEFT_OUT],
  [/\badd (constraint \w+ )?(check|unique|primary|foreign|exclude)\b/, NOT_KEPT],
];

/** Each clause of `alter table` that adds a column, with its name, up to the next clause. */
const ADDED =
  /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)(\w+)[^;]*?(?=, ?(?:add|alter|drop)\b|$)/g;
const UNIQUE_INDEX = /^create unique index .*?\bon (?:only )?\w+ (?:using \w+ )?\(([^)]*)\)/;
const TABLE =
  /^(?:(?:alter|create|drop) table|create unique index .*? on) (?:if (?:not )?exists )?(?:only )?(\w+)/;
const tableOf = (statement: string): string => TABLE.exec(statement)?.[1] ?? '';

/** What the statements of one migration stand beside. */
interface Beside {
  /** Tables that processes delete rows from. */
  readonly emptied: ReadonlySet<string>;
  /** Tables and columns that it makes itself: no older process knows them. */
  readonly tables: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

/**
 * What a migration does that a process of the version before, which still runs beside it, cannot stand; a comment
 * `-- older processes: <reason>` before a statement says why they can. It reads patterns and not SQL: what is in the
 * body of a function, or in the meaning of data, it does not see.
 *
 * @param text its SQL
 * @param emptied tables that processes delete rows from
 * @returns a line for each statement
 */
export function hazardsOf(text: string, emptied: ReadonlySet<string> = emptiedTables()): string[] {
  const all = statements(text.replaceAll(REASON, EXCUSED)).map((one) =>
    one
      .toLowerCase()
      .replaceAll(/'(?:[^']|'')*'/g, "''")
      .replaceAll(/\s+/g, ' '),
  );
  const tables = new Set(all.filter((one) => /^create table/.test(one)).map(tableOf));
  const columns = new Set(all.flatMap(addedColumns).map(([, name = '']) => name));
  return all
    .filter((one) => !one.includes(EXCUSED))
    .flatMap((one) => {
      const why = hazardOf(one, { emptied, tables, columns });
      return why === undefined ? [] : [`${one.slice(0, 70)}: ${why}`];
    });
}

const addedColumns = (statement: string) =>
  statement.startsWith('alter table') ? [...statement.matchAll(ADDED)] : [];

function hazardOf(statement: string, { emptied, tables, columns }: Beside): string | undefined {
  for (const [reference, table = ''] of statement.matchAll(/\breferences (\w+)[^,]*/g)) {
    if (emptied.has(table) && !tables.has(table) && !/on delete (cascade|set)/.test(reference))
      return `an older process deletes from ${table}, which this would refuse`;
  }
  if (!/^(alter|drop|truncate|create unique)/.test(statement)) return undefined;
  if (tables.has(tableOf(statement))) return undefined;
  for (const [clause] of addedColumns(statement)) {
    if (/\b(not null|primary key)\b/.test(clause) && !/\b(default|generated)\b/.test(clause))
      return `${LEFT_OUT}, and it has no default`;
  }
  // A column that is as new has null, or what its default makes, in what an older process writes.
  const unique = UNIQUE_INDEX.exec(statement)?.[1]?.split(',');
  if (unique?.some((column) => !columns.has(column.trim()))) return NOT_KEPT;
  return HAZARDS.find(([pattern]) => pattern.test(statement))?.[1];
}

/** The tables that the server deletes rows from, by its own words. */
function emptiedTables(): ReadonlySet<string> {
  const server = join(import.meta.dirname, '../../packages/server/src');
  const text = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .map((path) => readFileSync(join(server, path), 'utf8'))
    .join('\n');
  const found = text.matchAll(/deleteFrom\('(\w+)'\)|delete from (\w+)/g);
  return new Set([...found].map(([, one, other]) => one ?? other ?? ''));
}

/** The hazards of every migration since this is looked at, by file. */
export function migrationProblems(
  migrations: readonly { readonly name: string; readonly text: string }[],
): string[] {
  const emptied = emptiedTables();
  return migrations
    .filter(({ name }) => name.slice(0, 3) > LAST_UNREAD)
    .flatMap(({ name, text }) => hazardsOf(text, emptied).map((hazard) => `${name}: ${hazard}`));
}
