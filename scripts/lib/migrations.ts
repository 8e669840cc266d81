import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { filesUnder, root } from './files.mjs';
import { statements } from '../../packages/server/src/database/migrate.ts';

/** The last one that was made before this was looked at. */
const LAST_UNREAD = '014';

/** A comment before a statement that is fine for a reason which no pattern knows. */
const REASON = /^--\s*older processes:.*$/gim;
const EXCUSED = '/* excused */';

/**
 * The tables that the server deletes rows from, by its own words: a reference to one of these, without a word on what
 * becomes of it, would stop an older process from deleting.
 */
function emptiedTables(): ReadonlySet<string> {
  const sources = filesUnder(
    ['packages/server/src'],
    (path: string) => path.endsWith('.ts') && !path.includes('.test.'),
  );
  const text = sources.map((path: string) => readFileSync(join(root, path), 'utf8')).join('\n');
  const found = text.matchAll(/deleteFrom\('(\w+)'\)|delete from (\w+)/g);
  return new Set([...found].map(([, one, other]) => one ?? other ?? ''));
}

/** What each statement that changes a table must not do, and why an older process beside it cannot stand that. */
const HAZARDS: readonly (readonly [RegExp, string])[] = [
  [/\brename\b/, 'renames what an older process asks for by its name'],
  [
    /\bdrop\s+(table|view|schema|type|function|trigger|sequence|domain)\b/,
    'drops what an older process uses',
  ],
  [
    /\bdrop\s+(?:column\s+)?(?!column\b|constraint\b|index\b|default\b|not\b|identity\b|expression\b)\w+/,
    'drops a column that an older process writes',
  ],
  [/\bdrop\s+(default|identity|expression)\b/, 'an older process leaves that column out'],
  [/\btruncate\b/, 'takes rows away that an older process reads'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, 'an older process writes another type'],
  [/\bset\s+not\s+null\b/, 'an older process leaves that column out'],
  [
    /\badd\s+(constraint\s+\w+\s+)?(check|unique|primary|foreign|exclude)\b/,
    'an older process does not keep to it',
  ],
  [/\bcreate\s+unique\s+index\b/, 'an older process does not keep to it'],
  [
    /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/,
    'runs for what an older process writes, too',
  ],
];

/** Each clause of `alter table` that adds a column, up to the next clause. */
const ADDED =
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\w+[^;]*?(?=,\s*(?:add|alter|drop)\b|$)/g;

const tableOf = (statement: string): string | undefined =>
  /^(?:alter\s+table|create\s+table|drop\s+table)\s+(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?(\w+)/.exec(
    statement,
  )?.[1] ?? /\son\s+(?:only\s+)?(\w+)/.exec(statement)?.[1];

/**
 * What a migration does that a process of the version before, which still runs beside it, cannot stand. What
 * concerns only tables that it makes itself is its own.
 *
 * @param text its SQL
 * @param emptied tables that processes delete rows from
 * @returns a line for each statement
 */
export function hazardsOf(text: string, emptied: ReadonlySet<string> = emptiedTables()): string[] {
  const all = statements(text.replaceAll(REASON, EXCUSED)).map((one) => one.toLowerCase());
  const isMade = new Set(all.flatMap((one) => (/^create\s+table/.test(one) ? [tableOf(one)] : [])));
  const bare = (one: string) => one.replaceAll(/'(?:[^']|'')*'/g, "''").replaceAll(/\s+/g, ' ');
  return all
    .filter((one) => !one.includes(EXCUSED))
    .map(bare)
    .flatMap((one) => {
      const why = hazardOf(one, isMade, emptied);
      return why === undefined ? [] : [`${one.slice(0, 70)}: ${why}`];
    });
}

function hazardOf(
  statement: string,
  isMade: ReadonlySet<string | undefined>,
  emptied: ReadonlySet<string>,
): string | undefined {
  for (const [reference, table = ''] of statement.matchAll(/\breferences (\w+)[^,]*/g)) {
    if (emptied.has(table) && !isMade.has(table) && !/on delete (cascade|set)/.test(reference))
      return `an older process deletes from ${table}, which this would refuse`;
  }
  if (!/^(alter|drop|truncate|create (unique|or|trigger|constraint))/.test(statement))
    return undefined;
  if (isMade.has(tableOf(statement))) return undefined;
  for (const [clause] of statement.matchAll(ADDED)) {
    if (/\bnot null\b/.test(clause) && !/\b(default|generated)\b/.test(clause))
      return 'an older process leaves that column out, and it has no default';
    if (/\b(unique|primary key|check)\b/.test(clause))
      return 'an older process does not keep to it';
  }
  return HAZARDS.find(([pattern]) => pattern.test(statement))?.[1];
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
